import { LARGEST_QUANTITY } from "@reagent/domain/quantity";
import { textProblems } from "../contract/codec.ts";
import { signatureExpiredMessage } from "../contract/envelope.ts";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";

const quantity = {
  zh: `数量必须是 1 到 ${LARGEST_QUANTITY} 之间的整数。`,
  en: `The quantity must be a whole number from 1 to ${LARGEST_QUANTITY}.`,
};

/** Messages that any call can be answered with. */
export const callMessages = defineMessages({
  success: { zh: "成功", en: "Success" },
  badRequest: { zh: "请求无法识别。", en: "The request cannot be read." },
  badSignature: { zh: "签名错误。", en: "The signature is wrong." },
  tooSlow: {
    zh: "请求未能及时送达，请检查网络后重试。",
    en: "The request took too long to arrive. Please check your connection and try again.",
  },
  unknownCall: { zh: "没有这个接口。", en: "There is no such call." },
  noDocument: { zh: "没有这份文件。", en: "There is no such document." },
  tooLarge: { zh: "提交的内容过大。", en: "What was sent is too large." },
  tooMany: { zh: "操作过于频繁，请稍后再试。", en: "Too many calls; please try again shortly." },
  busy: { zh: "系统繁忙，请稍后再试。", en: "The shop is busy; please try again shortly." },
  failed: { zh: "系统出错，请稍后再试。", en: "Something went wrong; please try again later." },
  incomplete: {
    zh: "请填写必填信息并检查是否有误。",
    en: "Please enter the required information and check for mistakes.",
  },
  notLoggedIn: {
    zh: "您还未登录，请先登录再尝试",
    en: "You are not logged in. Please log in and try again.",
  },
  keyReused: {
    zh: "请求标识已用于另一项提交。",
    en: "This request key was already used for something else.",
  },
  keyInvalid: { zh: "请求标识不正确。", en: "The request key is malformed." },
  signatureExpired: { zh: signatureExpiredMessage, en: signatureExpiredMessage },
  /** For an invalid quantity (decisions, cart quantity rule). */
  quantity,
  unreadable,
});

/** For a parameter that cannot be decoded, by its name on the wire and the first issue of its schema. */
function unreadable(
  name: string,
  issue: { readonly message: string; readonly requirement?: unknown } = { message: "" },
): LocalizedText {
  if (issue.message === textProblems.control) {
    return {
      zh: `内容含有控制字符或换行，请删除后重试：${name}`,
      en: `There are control characters or line breaks in this text; please remove them: ${name}`,
    };
  }
  if (issue.message === textProblems.tooLong) {
    const longest = String(issue.requirement);
    return name === "keyword"
      ? {
          zh: `搜索内容过长，请控制在 ${longest} 个字符以内。`,
          en: `This search is too long: at most ${longest} characters, please.`,
        }
      : {
          zh: `内容过长，最多 ${longest} 个字符：${name}`,
          en: `This text is too long, at most ${longest} characters: ${name}`,
        };
  }
  // Every call names quantities `total`.
  return name === "total" || name.endsWith(".total")
    ? quantity
    : { zh: `参数不正确：${name}`, en: `This parameter cannot be read: ${name}` };
}
