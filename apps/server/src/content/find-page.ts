import { type ContentPageCode, TERMS_PAGE } from "@reagent/domain/content-page";
import { dayOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";

/** A page of the shop's own text in both languages; with the day of a version, the terms of use as they were. */
export async function findPage(reader: Reader, code: ContentPageCode, version = "") {
  if (version !== "") return code === TERMS_PAGE ? findVersion(reader, version) : undefined;
  const page = await reader
    .selectFrom("pages")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirst();
  return page && { ...page, day: dayOf(page.created_at) };
}

const findVersion = (reader: Reader, day: string) =>
  reader.selectFrom("terms_versions").selectAll().where("day", "=", day).executeTakeFirst();
