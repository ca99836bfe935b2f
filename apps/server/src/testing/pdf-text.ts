import { inflateSync } from "node:zlib";

/** The objects of a PDF of ours by their numbers: each with its dictionary and its unpacked stream, if it has one. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, { entries: string; stream: string }> {
  const text = pdf.toString("latin1");
  const objects = new Map<string, { entries: string; stream: string }>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gmu)) {
    const [, number = "", body = ""] = match;
    const [entries = "", packed] = body.split(/\nstream\r?\n/u, 2);
    const bytes = Buffer.from(packed?.replace(/\nendstream$/u, "") ?? "", "latin1");
    const isPacked = bytes.length > 0 && entries.includes("/FlateDecode");
    objects.set(number, { entries, stream: isPacked ? inflateSync(bytes).toString("latin1") : "" });
  }
  return objects;
}

const characterOf = (hex: string) =>
  Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");

/** The characters of a font by the numbers of its shapes; the missing shape has none. */
function shapesOf(map: string): ReadonlyMap<number, string> {
  const shapes = new Map<number, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/gu)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, hex = ""]] of Array.from(list.matchAll(/<([\w ]*)>/gu)).entries())
      if (start + index > 0) shapes.set(start + index, characterOf(hex));
  }
  return shapes;
}

/** The texts that a PDF of ours shows, a line for each page; ☒ is a shape that its font lacks. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { entries } of objects.values()) {
    for (const [, name = "", number = ""] of entries.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const map = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(number)?.entries ?? "")?.[1] ?? "";
      fonts.set(name, shapesOf(objects.get(map)?.stream ?? ""));
    }
  }
  const shownBy = (content: string) =>
    Array.from(content.matchAll(/\/(F\d+) [\d.]+ Tf([^]*?)ET/gu), ([, name = "", shown = ""]) =>
      Array.from(shown.matchAll(/<((?:[\da-f]{4})+)>/gu), ([, hex = ""]) =>
        Array.from(
          hex.matchAll(/.{4}/gu),
          ([shape]) => fonts.get(name)?.get(Number.parseInt(shape, 16)) ?? "☒",
        ).join(""),
      ).join(""),
    ).join("");
  return Array.from(objects.values(), ({ stream }) => shownBy(stream))
    .filter(Boolean)
    .join("\n");
}
