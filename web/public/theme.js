// Runs before the first paint, so that a chosen theme does not flash. The choice: lib/settings.svelte.ts.
try {
  const chosen = JSON.parse(localStorage.getItem("catlantis") || "{}").theme;
  if (chosen === "day" || chosen === "night") document.documentElement.dataset.theme = chosen;
} catch {
  // Storage may be closed to us; the system's theme is fine then.
}
