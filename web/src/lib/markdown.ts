/**
 * The rules' Markdown as a tree, read by a library; no HTML is made of it, so none of its text can
 * become any. A list item that begins with a rule's number (`EK-31 [B]`) is a rule.
 */
import { Lexer, type Token, type Tokens } from "marked";

export interface Item {
  /** The rule's number, to link to. */
  rule: string | null;
  /** Where it comes from: B, R or B/R. */
  mark: string | null;
  /** All its words, to be searched. */
  text: string;
  spans: Token[];
}

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "paragraph"; spans: Token[] }
  | { kind: "list"; items: Item[] };

const RULE = /^([A-Z]{2}-\d+[a-z]?)\s+(?:\[([BR/]+)\]\s+)?/;

export function parse(source: string): Block[] {
  return new Lexer().lex(source).flatMap((token): Block[] => {
    switch (token.type) {
      case "space":
        return [];
      case "heading":
        return [{ kind: "heading", level: token.depth, text: token.text, id: slug(token.text) }];
      case "list":
        return [{ kind: "list", items: (token as Tokens.List).items.map(itemOf) }];
      default:
        return [{ kind: "paragraph", spans: ("tokens" in token && token.tokens) || [token] }];
    }
  });
}

function itemOf({ text }: Tokens.ListItem): Item {
  const [begin = "", rule = null, mark = null] = RULE.exec(text) ?? [];
  const spans = Lexer.lexInline(text.slice(begin.length));
  return { rule, mark, text: spans.map(plain).join(""), spans };
}

function plain(token: Token): string {
  if ("tokens" in token && token.tokens) return token.tokens.map(plain).join("");
  return "text" in token ? token.text : token.raw;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
