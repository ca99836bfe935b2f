/** A drawing as `StructureCell` takes it: the text of an SVG, or the address of a picture; nothing for an empty text. */
export function drawingOf(
  text: string,
):
  | { readonly kind: "svg"; readonly svg: string }
  | { readonly kind: "url"; readonly url: string }
  | undefined {
  if (text.trim() === "") return undefined;
  return text.trimStart().startsWith("<") ? { kind: "svg", svg: text } : { kind: "url", url: text };
}
