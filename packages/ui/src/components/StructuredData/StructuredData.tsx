import { type Thing, textOf } from "./thing.ts";

/** A thing in the words of schema.org, for search engines: data that no browser shows or runs. */
export function StructuredData({ of }: { of: Thing }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: textOf(of) }} />;
}
