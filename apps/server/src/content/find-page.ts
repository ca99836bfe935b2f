import { type ContentPageCode, TERMS_PAGE } from "@reagent/domain/content-page";
import { dayOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";
import { defaultPage } from "./default-pages.ts";

/**
 * A page of the shop's own text in both languages, or what every shop can say in its place, without a day; with the day of a version, the
 * terms of use as they were.
 */
export async function findPage(reader: Reader, code: ContentPageCode, version = "") {
  if (version !== "") return code === TERMS_PAGE ? findVersion(reader, version) : undefined;
  const page = await reader
    .selectFrom("pages")
    .selectAll()
    .where("code", "=", code)
    .executeTakeFirst();
  if (page) return { ...page, day: dayOf(page.created_at) };
  const usual = defaultPage(code);
  return (
    usual && {
      subject_zh: usual.subject.zh,
      subject_en: usual.subject.en,
      summary_zh: usual.summary.zh,
      summary_en: usual.summary.en,
      content_zh: usual.content.zh,
      content_en: usual.content.en,
      day: "",
    }
  );
}

const findVersion = (reader: Reader, day: string) =>
  reader.selectFrom("terms_versions").selectAll().where("day", "=", day).executeTakeFirst();
