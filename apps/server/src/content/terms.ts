import { TERMS_PAGE } from "@reagent/domain/content-page";
import { dayOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";

/** The days of all versions of the terms of use, newest first. */
export async function listTermsVersions(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom("terms_versions")
    .select("day")
    .orderBy("day", "desc")
    .execute();
  return rows.map(({ day }) => day);
}

/** The day of the version of the terms of use that is published; "" where there is none. */
export async function currentTermsVersion(reader: Reader): Promise<string> {
  const page = await reader
    .selectFrom("pages")
    .select("created_at")
    .where("code", "=", TERMS_PAGE)
    .executeTakeFirst();
  return page ? dayOf(page.created_at) : "";
}
