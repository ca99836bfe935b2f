import { defineCopy } from "../../../../language/define-copy.ts";
import type { AddressPart } from "./found-parts.ts";

const inChinese = (parts: readonly string[]) => parts.join("、");
const inEnglish = (parts: readonly string[]) => parts.join(", ");

export const copy = defineCopy({
  zh: {
    title: "粘贴整段地址",
    help: "粘贴包含姓名、手机与地址的一段文字，自动填入下方各项。",
    example: (address: string) => `例如：${address}`,
    fill: "识别并填入",
    busy: "识别中...",
    receivers: { goods: "收货人", invoice: "收票人" },
    parts: {
      mobile: "手机号码",
      region: "所在地区",
      street: "详细地址",
      postcode: "邮政编码",
      landline: "固定电话",
    } satisfies Record<Exclude<AddressPart, "receiver">, string>,
    filled: (parts: readonly string[]) => `已填入：${inChinese(parts)}。`,
    replaced: (parts: readonly string[]) => `您先前填写的内容已被替换：${inChinese(parts)}。`,
    cleared: (parts: readonly string[]) => `这段文字没有，已清空先前的：${inChinese(parts)}。`,
    /** A part of an address with the value before. */
    was: (part: string, before: string) => (before ? `${part}（原为“${before}”）` : part),
    missing: (parts: readonly string[]) => `未能识别，请手动填写：${inChinese(parts)}。`,
    nothing: "没有识别到地址，请检查文字或手动填写。",
    undo: "撤销填入",
    undone: "已恢复为先前填写的内容。",
  },
  en: {
    title: "Paste a whole address",
    help: "Paste a text with name, mobile number and address, and the fields below are filled in from it.",
    example: (address) => `For example: ${address}`,
    fill: "Fill in the fields",
    busy: "Reading…",
    receivers: { goods: "recipient", invoice: "invoice recipient" },
    parts: {
      mobile: "mobile number",
      region: "region",
      street: "street address",
      postcode: "postcode",
      landline: "landline",
    },
    filled: (parts) => `Filled in: ${inEnglish(parts)}.`,
    replaced: (parts) => `What you had typed was replaced: ${inEnglish(parts)}.`,
    cleared: (parts) => `Not in this text, so cleared: ${inEnglish(parts)}.`,
    was: (part, before) => (before ? `${part} (was “${before}”)` : part),
    missing: (parts) => `Not recognised, please fill in by hand: ${inEnglish(parts)}.`,
    nothing: "No address was found in this text. Check it, or fill in the fields yourself.",
    undo: "Undo",
    undone: "The fields are as they were before.",
  },
});
