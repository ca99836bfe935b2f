import { type Thing, textOf } from "./thing.ts";

/** Structured data (schema.org) for search engines, in a script element that browsers do not run. */
export function StructuredData({ of }: { of: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: textOf(of) }} />;
}
