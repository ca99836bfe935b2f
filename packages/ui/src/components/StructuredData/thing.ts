/** A thing in the vocabulary of schema.org. */
export type Thing = { readonly "@type": string; readonly [property: string]: Value | undefined };
type Value = string | number | Thing | readonly (Thing | string)[];

/** A thing as JSON-LD for a script element, escaped so that no text can end the element. */
export function textOf(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
}
