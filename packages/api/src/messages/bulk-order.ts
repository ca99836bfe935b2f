import type { CodeProblem } from "@reagent/domain/order-row";
import { MOST_SHEET_ROWS } from "@reagent/domain/order-row";
import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import type { QuantityProblem } from "@reagent/domain/typed-quantity";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";

/** Why a sheet is refused as a whole. */
export const sheetMessages = defineMessages({
  extension: {
    zh: "只能上传xlsx，xls格式文件",
    en: "Only xlsx and xls files can be uploaded.",
  },
  tooLarge: { zh: "文件大小不能超过10MB", en: "The file must be smaller than 10 MB." },
  content: {
    zh: "文件内容不是 xlsx 或 xls 表格，请用 Excel 或 WPS 另存为 xlsx 后再上传。",
    en: "The file is not an xlsx or xls spreadsheet. Please save it as xlsx and upload it again.",
  },
  damaged: {
    zh: "无法读取这份表格，文件可能已损坏，请另存为 xlsx 后再上传。",
    en: "The spreadsheet cannot be read and may be damaged. Please save it as xlsx and upload it again.",
  },
  encrypted: {
    zh: "表格有密码保护，请取消密码后再上传。",
    en: "The spreadsheet is protected by a password. Please remove it and upload the file again.",
  },
  tooComplex: {
    zh: "表格内容过多，无法读取，请只保留“货号”“数量”两列后再上传。",
    en: "The spreadsheet has too much in it. Please keep the columns 货号 and 数量 only and upload it again.",
  },
  noColumns: {
    zh: "没有找到“货号”和“数量”两列，请使用模板。",
    en: "The columns 货号 (product code) and 数量 (quantity) were not found. Please use the template.",
  },
  noRows: { zh: "表格中没有要订购的行。", en: "The spreadsheet has no rows to order." },
  tooManyRows: {
    zh: `一份表格最多 ${MOST_SHEET_ROWS} 行，请分成几份上传。`,
    en: `A spreadsheet can have at most ${MOST_SHEET_ROWS} rows. Please upload it in parts.`,
  },
});

/** Why the code or the quantity of a row is not read, or which pack it means is not certain. */
export const rowMessages = defineMessages({
  "code-blank": { zh: "没有货号。", en: "There is no product code." },
  "code-changed": {
    zh: "货号被表格软件改成了数字，请按原样填写。",
    en: "The spreadsheet program has turned the code into a number. Please type it as it was.",
  },
  "code-date": {
    zh: "货号被表格软件改成了日期，请按原样填写。",
    en: "The spreadsheet program has turned the code into a date. Please type it as it was.",
  },
  "code-ambiguous": {
    zh: "符合的产品或规格不止一个，请填写完整货号。",
    en: "Several products or packs fit. Please enter the complete product code.",
  },
  "quantity-blank": { zh: "没有数量。", en: "There is no quantity." },
  "quantity-unreadable": {
    zh: `数量无法识别，须为 1 至 ${LARGEST_QUANTITY} 的整数。`,
    en: `The quantity cannot be read. It must be a whole number from 1 to ${LARGEST_QUANTITY}.`,
  },
  "quantity-ambiguous": {
    zh: "该行有多个数字，请填写数量。",
    en: "The line has several numbers. Please enter the quantity.",
  },
  "quantity-not-whole": { zh: "数量须为整数。", en: "The quantity must be a whole number." },
  "quantity-too-small": { zh: "数量至少为 1。", en: "The quantity must be at least 1." },
  "quantity-too-large": {
    zh: `数量最多为 ${LARGEST_QUANTITY}。`,
    en: `The quantity can be at most ${LARGEST_QUANTITY}.`,
  },
} satisfies Record<CodeProblem | QuantityProblem, LocalizedText>);

/** What was done with a valid row. */
export const addedMessages = defineMessages({
  added: { zh: "已加入购物车", en: "Added to the cart" },
  merged: { zh: "与前面相同的货号合并", en: "Merged with the same code above" },
});

/** What was done with a valid row that names its pack without its product code. */
export const meantMessages = defineMessages({
  added: (productCode: string) => ({
    zh: `识别为 ${productCode}，已加入购物车`,
    en: `Recognised as ${productCode} and added to the cart`,
  }),
  merged: (productCode: string) => ({
    zh: `识别为 ${productCode}，与前面相同的货号合并`,
    en: `Recognised as ${productCode} and merged with the same code above`,
  }),
});
