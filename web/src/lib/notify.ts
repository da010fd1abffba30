/** The browser's own notifications, for those who want them: it is your turn. */
import { settings } from "./settings.svelte";

export const canNotify = typeof Notification !== "undefined";

/** Ask the browser's leave; whether it was given. */
export async function allowed(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who is looking elsewhere. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !canNotify || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/favicon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones let only service workers notify; the page's title tells it too.
  }
}
