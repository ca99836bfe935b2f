import * as v from "valibot";
import { filledLineOf, judgeRow, lineOf, type RowVerdict } from "./content-row.ts";
import { isEmailAddress } from "./email-address.ts";
import { tableColumns } from "./table-columns.ts";

/** The columns of a file of branches, in the order in which they are documented. */
export const BRANCH_COLUMNS = [
  { name: "title_zh", chinese: "名称" },
  { name: "title_en", chinese: "名称英文" },
  { name: "address_zh", chinese: "地址" },
  { name: "address_en", chinese: "地址英文" },
  { name: "phone", chinese: "电话" },
  { name: "email", chinese: "邮箱" },
  { name: "longitude", chinese: "经度" },
  { name: "latitude", chinese: "纬度" },
] as const;

export type BranchColumn = (typeof BRANCH_COLUMNS)[number]["name"];

/** How the header of a file of branches is read. */
export const BRANCH_TABLE = tableColumns(BRANCH_COLUMNS, [
  "title_zh",
  "title_en",
  "address_zh",
  "address_en",
  "longitude",
  "latitude",
]);

const LONGEST = { title: 100, address: 300, phone: 40, email: 254 } as const;

const degrees = (most: number) => {
  const problem = `must be degrees from -${most} to ${most}: 31.2215`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^-?\d{1,3}(?:\.\d{1,12})?$/u, problem),
    v.transform(Number),
    v.minValue(-most, problem),
    v.maxValue(most, problem),
  );
};

const BranchRow = v.object({
  title_zh: filledLineOf(LONGEST.title),
  title_en: filledLineOf(LONGEST.title),
  address_zh: filledLineOf(LONGEST.address),
  address_en: filledLineOf(LONGEST.address),
  phone: v.pipe(lineOf(LONGEST.phone), v.regex(/^[\d +()/-]*$/u, "must be a phone number")),
  email: v.union([
    v.pipe(v.string(), v.trim(), v.value("")),
    v.pipe(lineOf(LONGEST.email), v.check(isEmailAddress, "must be an email address")),
  ]),
  longitude: degrees(180),
  latitude: degrees(90),
});

/** A row of a file of branches; longitude and latitude are in degrees, WGS 84. */
export type BranchRow = v.InferOutput<typeof BranchRow>;

/** Judges a row of a file of branches. */
export function judgeBranchRow(
  written: Readonly<Partial<Record<BranchColumn, string>>>,
): RowVerdict<BranchRow> {
  return judgeRow(BranchRow, BRANCH_COLUMNS, written);
}
