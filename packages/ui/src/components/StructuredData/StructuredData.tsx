import { type Thing, textOf } from "./thing.ts";

export type StructuredDataProps = {
  /** What the page is about, in the terms of schema.org. */
  of: Thing;
};

/** Structured data (schema.org) for search engines, in a script element that browsers do not run. */
export function StructuredData({ of }: StructuredDataProps) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: textOf(of) }} />;
}
