/**
 * The little Markdown that our rules are written in, as a tree: headings, paragraphs, lists, bold,
 * emphasis, code. A list item that begins with a rule's number (`EK-31 [B]`) becomes a rule.
 */

export interface Span {
  kind: "text" | "bold" | "em" | "code";
  text: string;
}

export interface Item {
  /** The rule's number, to link to. */
  rule: string | null;
  /** Where it comes from: B, R or B/R. */
  mark: string | null;
  spans: Span[];
}

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Item[] };

const RULE = /^([A-Z]{2}-\d+[a-z]?)\s+(?:\[([BR/]+)\]\s+)?/;

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length) blocks.push({ kind: "paragraph", spans: spans(lines.join(" ")) });
    lines = [];
  };
  for (const line of source.split("\n")) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const item = /^\s*[-*]\s+(.*)$/.exec(line);
    const last = blocks[blocks.length - 1];
    if (heading) {
      flush();
      const text = heading[2]!.trim();
      blocks.push({ kind: "heading", level: heading[1]!.length, text, id: slug(text) });
    } else if (item) {
      flush();
      const open = blocks[blocks.length - 1];
      if (open?.kind === "list") open.items.push(listItem(item[1]!));
      else blocks.push({ kind: "list", items: [listItem(item[1]!)] });
    } else if (line.trim() === "") {
      flush();
    } else if (/^\s{2,}/.test(line) && last?.kind === "list" && !lines.length) {
      last.items[last.items.length - 1]!.spans.push(...spans(` ${line.trim()}`));
    } else {
      lines.push(line.trim());
    }
  }
  flush();
  return blocks;
}

function listItem(text: string): Item {
  const found = RULE.exec(text);
  if (!found) return { rule: null, mark: null, spans: spans(text) };
  return { rule: found[1]!, mark: found[2] ?? null, spans: spans(text.slice(found[0].length)) };
}

function spans(text: string): Span[] {
  const found: Span[] = [];
  const pattern = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*|([^*`]+|[*`])/g;
  for (const [, bold, code, em, plain] of text.matchAll(pattern)) {
    if (bold) found.push({ kind: "bold", text: bold });
    else if (code) found.push({ kind: "code", text: code });
    else if (em) found.push({ kind: "em", text: em });
    else found.push({ kind: "text", text: plain ?? "" });
  }
  return found;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
