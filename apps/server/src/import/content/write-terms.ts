import { TERMS_PAGE } from "@reagent/domain/content-page";
import { dayOf } from "../../basics/day.ts";
import type { Page } from "../../catalogue/catalogue.ts";
import { listTermsVersions } from "../../content/terms.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { both } from "../load/rows.ts";
import { upsertAll } from "../load/write.ts";

const termsAmong = (pages: readonly Page[]) => pages.find(({ code }) => code === TERMS_PAGE);

/** Keeps the version of the terms of use that is among pages. */
export async function writeTermsVersion(tx: Tx, pages: readonly Page[]): Promise<void> {
  const terms = termsAmong(pages);
  if (!terms) return;
  const { subject, summary, content, createdAt } = terms;
  await upsertAll(tx, "terms_versions", "day", [
    {
      day: dayOf(createdAt),
      ...both("subject", subject),
      ...both("summary", summary),
      ...both("content", content),
    },
  ]);
}

/**
 * Why these pages may not be published: customers have accepted the terms of use of a day, so that another text needs a later date.
 * Undefined where they may.
 */
export async function judgeTerms(
  reader: Reader,
  pages: readonly Page[],
): Promise<string | undefined> {
  const terms = termsAmong(pages);
  const [newest] = await listTermsVersions(reader);
  if (!terms || newest === undefined || dayOf(terms.createdAt) > newest) return undefined;
  const version = await reader
    .selectFrom("terms_versions")
    .selectAll()
    .where("day", "=", newest)
    .executeTakeFirstOrThrow();
  const { subject, summary, content } = terms;
  const texts = {
    day: dayOf(terms.createdAt),
    ...both("subject", subject),
    ...both("summary", summary),
    ...both("content", content),
  };
  const isSame = Object.entries(texts).every(([column, text]) =>
    saysTheSame(version[column as keyof typeof version], text),
  );
  return isSame ? undefined : `date: other terms than those of ${newest} need a later date`;
}

/** An image that an earlier version wrote into a text. */
const IMAGE_AS_DATA = /(?<=<img )src="data:[^"]*"/gu;
const IMAGE_AS_FILE = /(?<=<img )src="[^"]*"/gu;
/** What the shop adds to an image itself. */
const WIDTHS_OF_IMAGE = / (?:srcset|sizes)="[^"]*"/gu;

/** Whether two texts in HTML differ at most in how their images are stored. */
function saysTheSame(stored: string, text: string): boolean {
  const before = stored.replaceAll(WIDTHS_OF_IMAGE, "");
  const now = text.replaceAll(WIDTHS_OF_IMAGE, "");
  if (before === now) return true;
  const withoutData = before.replaceAll(IMAGE_AS_DATA, "");
  return withoutData !== before && withoutData === now.replaceAll(IMAGE_AS_FILE, "");
}
