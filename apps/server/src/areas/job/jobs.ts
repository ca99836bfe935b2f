import type { Job, JobRow } from "@reagent/api/contract/job";
import { dayOf } from "../../basics/day.ts";
import { idOf } from "../../basics/id.ts";
import { inLanguage } from "../../basics/language.ts";
import type { Language } from "../../basics/language.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";

interface ListQuery {
  /** The day in Asia/Shanghai, "2026-11-21". */
  readonly today: string;
  readonly language: Language;
  readonly page: number;
  readonly size: number;
}

const COLUMNS = [
  "id",
  "subject_zh",
  "subject_en",
  "summary_zh",
  "summary_en",
  "place_zh",
  "place_en",
  "team_zh",
  "team_en",
  "until",
  "created_at",
] as const;

/** A page of the jobs whose last day is not over, newest first. */
export async function readJobs(
  reader: Reader,
  { today, language, page, size }: ListQuery,
): Promise<{ rows: JobRow[]; total: number }> {
  const open = openJobs(reader, today);
  const total = await countRows(open);
  const rows = await open
    .select(COLUMNS)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows: rows.map((row) => rowOf(row, language)), total };
}

/** An open job; undefined where there is none. */
export async function readJobInfo(
  reader: Reader,
  id: string,
  today: string,
  language: Language,
): Promise<Job | undefined> {
  const row = await openJobs(reader, today)
    .select([...COLUMNS, "content_zh", "content_en"])
    .where("id", "=", idOf(id))
    .executeTakeFirst();
  return row && { ...rowOf(row, language), content: inLanguage(row, "content", language) };
}

function openJobs(reader: Reader, today: string) {
  return reader
    .selectFrom("jobs")
    .where((is) => is.or([is("until", "is", null), is("until", ">=", today)]));
}

interface StoredJob {
  readonly id: number;
  readonly subject_zh: string;
  readonly subject_en: string;
  readonly summary_zh: string;
  readonly summary_en: string;
  readonly place_zh: string;
  readonly place_en: string;
  readonly team_zh: string;
  readonly team_en: string;
  readonly until: string | null;
  readonly created_at: number;
}

function rowOf(row: StoredJob, language: Language): JobRow {
  return {
    id: String(row.id),
    title: inLanguage(row, "subject", language),
    summary: inLanguage(row, "summary", language),
    place: inLanguage(row, "place", language),
    team: inLanguage(row, "team", language),
    postedOn: dayOf(row.created_at),
    until: row.until ?? "",
  };
}
