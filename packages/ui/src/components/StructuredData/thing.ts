/** A thing in the vocabulary of schema.org. */
export type Thing = { readonly "@type": string; readonly [property: string]: Value | undefined };
type Value = string | number | Thing | readonly (Thing | string)[];

/** A thing as JSON-LD that can stand in a script element: no text in it can end the element. */
export function textOf(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
}
