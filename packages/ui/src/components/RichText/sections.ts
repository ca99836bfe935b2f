/** A section of a text, which begins with a heading of the second level. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** A heading or another piece of a text, without markup. */
export interface TextBlock {
  readonly kind: "heading" | "text";
  readonly text: string;
}

const HEADING = /<h2(?=[\s>])(?<rest>[^>]*)>(?<title>.*?)<\/h2>/gsu;
const BLOCK_END = /<\/(?:h[1-6]|p|li|tr|pre|blockquote)>|<br\s*\/?>/gu;

const idOf = (index: number) => `section-${index + 1}`;

/** The sections of a text in HTML. */
export function sectionsOf(html: string): readonly Section[] {
  return [...html.matchAll(HEADING)].map(({ groups }, index) => ({
    id: idOf(index),
    title: plainText(groups?.["title"] ?? ""),
  }));
}

/** Gives the headings of the second level of sanitised HTML the ids of their sections. */
export function withSectionIds(html: string): string {
  let index = -1;
  return html.replaceAll(HEADING, (whole) => {
    index += 1;
    return `<h2 id="${idOf(index)}"${whole.slice("<h2".length)}`;
  });
}

/** The words of a text in HTML: headings, paragraphs, entries of lists and rows of tables. */
export function textBlocks(html: string): readonly TextBlock[] {
  return html
    .replaceAll(BLOCK_END, (end) => `${end}\0`)
    .split("\0")
    .map((part) => ({
      kind: /<h[1-6][\s>]/u.test(part) ? ("heading" as const) : ("text" as const),
      text: plainText(part.replaceAll(/<\/t[dh]>/gu, " ")),
    }))
    .filter(({ text }) => text !== "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
  amp: "&",
};

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/&(?<name>lt|gt|quot|#39|nbsp|amp);/gu, (_, name: string) => ENTITIES[name] ?? "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
