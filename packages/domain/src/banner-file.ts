import * as v from "valibot";
import { filledLineOf, inBothLanguages, judgeRow, lineOf, type RowVerdict } from "./content-row.ts";
import { tableColumns } from "./table-columns.ts";

/** The columns of a file of banners, of the home page or of the orchard, in the order in which they are documented. */
export const BANNER_COLUMNS = [
  { name: "note_zh", chinese: "小标题" },
  { name: "note_en", chinese: "小标题英文" },
  { name: "subject_zh", chinese: "标题" },
  { name: "subject_en", chinese: "标题英文" },
  { name: "action_zh", chinese: "按钮" },
  { name: "action_en", chinese: "按钮英文" },
  { name: "link", chinese: "链接" },
  { name: "picture", chinese: "图片" },
  { name: "alt_zh", chinese: "图片说明" },
  { name: "alt_en", chinese: "图片说明英文" },
] as const;

export type BannerColumn = (typeof BANNER_COLUMNS)[number]["name"];

/** How the header of a file of banners is read. */
export const BANNER_TABLE = tableColumns(BANNER_COLUMNS, ["subject_zh", "subject_en", "link"]);

const LONGEST = { note: 60, subject: 120, action: 30, link: 500, file: 200, alt: 200 } as const;
const note = lineOf(LONGEST.note);
const subject = filledLineOf(LONGEST.subject);
const action = lineOf(LONGEST.action);
const alt = lineOf(LONGEST.alt);
/** A path of the shop without its language, or an address outside of it. */
const link = v.pipe(
  filledLineOf(LONGEST.link),
  v.regex(
    /^(?:\/(?!\/|en(?:\/|$))|https:\/\/[^\s/])/u,
    "must be a path of the shop without its language, /news, or an address: https://a.example/",
  ),
);

const BannerRow = v.pipe(
  v.object({
    note_zh: note,
    note_en: note,
    subject_zh: subject,
    subject_en: subject,
    action_zh: action,
    action_en: action,
    link,
    picture: lineOf(LONGEST.file),
    alt_zh: alt,
    alt_en: alt,
  }),
  inBothLanguages("note", "action", "alt"),
);

/** A row of a file of banners. `picture` is the name of a file, and `alt` says what it shows where the words do not. */
export type BannerRow = v.InferOutput<typeof BannerRow>;

/** Judges a row of a file of banners. */
export function judgeBannerRow(
  written: Readonly<Partial<Record<BannerColumn, string>>>,
): RowVerdict<BannerRow> {
  return judgeRow(BannerRow, BANNER_COLUMNS, written);
}
