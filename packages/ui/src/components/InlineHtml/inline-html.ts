import { findLastIndex } from "@reagent/domain/list";

/** The permitted tags: emphasis and the markup of chemical names. Other tags are dropped, their text is kept. */
export type InlineTag = "b" | "strong" | "i" | "em" | "sub" | "sup" | "small" | "br";

export type InlineNode =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "element"; readonly tag: InlineTag; readonly children: readonly InlineNode[] };

const allowed: ReadonlySet<string> = new Set<InlineTag>([
  "b",
  "strong",
  "i",
  "em",
  "sub",
  "sup",
  "small",
  "br",
]);
/** Tags of blocks and cells, which are dropped. */
const blocks = /^(?:p|div|li|ul|ol|dl|dt|dd|tr|td|th|h[1-6]|blockquote|pre)$/u;
/** Text after which a space belongs: it ends in ASCII. Chinese sentences have no space between them. */
const needsSpace = /[\u0021-\u007e]$/u;
const unread =
  /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu;
const pieces = /<(?<close>\/?)(?<tag>[a-z][a-z0-9]*)\b[^>]*>|(?<text>[^<]+|<)/giu;
const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: "\u00a0",
    middot: "·",
    alpha: "α",
    beta: "β",
    gamma: "γ",
    delta: "δ",
    omega: "ω",
    mu: "μ",
    plusmn: "±",
    deg: "°",
    prime: "′",
    ge: "≥",
    le: "≤",
  }),
);

/**
 * Parses a short HTML text into a tree of the permitted tags, without a DOM, so that it works on the server. Attributes
 * are dropped; a space separates the texts of dropped blocks, except in Chinese. Accepts any text.
 */
export function parseInline(html: string): readonly InlineNode[] {
  const root: InlineNode[] = [];
  const open: { tag: InlineTag; children: InlineNode[] }[] = [];
  const into = () => open.at(-1)?.children ?? root;
  let last = "";
  let isNewBlock = false;
  for (const { groups = {} } of html.replaceAll(unread, "").matchAll(pieces)) {
    if (groups["text"] !== undefined) {
      const text = decode(groups["text"]);
      into().push({ kind: "text", text: isNewBlock && needsSpace.test(last) ? ` ${text}` : text });
      last = text;
      isNewBlock = false;
      continue;
    }
    const tag = groups["tag"]?.toLowerCase() ?? "";
    isNewBlock ||= blocks.test(tag);
    if (!isAllowed(tag)) continue;
    if (tag === "br") into().push({ kind: "element", tag, children: [] });
    else if (groups["close"] === "") {
      const children: InlineNode[] = [];
      into().push({ kind: "element", tag, children });
      open.push({ tag, children });
    } else {
      const at = findLastIndex(open, (element) => element.tag === tag);
      if (at !== -1) open.splice(at);
    }
  }
  return root;
}

function isAllowed(tag: string): tag is InlineTag {
  return allowed.has(tag);
}

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{1,8}));/giu,
    (whole, decimal, hex, name) => {
      if (name !== undefined) return entities.get(String(name)) ?? whole;
      const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
    },
  );
}

const textOf = (node: InlineNode): string =>
  node.kind === "text" ? node.text : node.children.map(textOf).join("");

/** The text of HTML with inline markup, such as a name for a field or an address. */
export const inlineText = (html: string): string => parseInline(html).map(textOf).join("");
