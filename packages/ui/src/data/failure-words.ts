import type { Failure } from "@reagent/api/client/failure";
import { defineCopy } from "../language/define-copy.ts";
import type { Language } from "../language/language.tsx";

const copy = defineCopy({
  zh: {
    offline: "网络连接失败，请检查网络后重试。",
    "timed-out": "服务器响应超时，请稍后重试。",
    broken: "服务器的应答无法识别，请稍后重试或联系客服。",
    refused: "操作未成功，请稍后重试。",
  } satisfies Record<Failure["kind"], string>,
  en: {
    offline: "No connection. Check your network and try again.",
    "timed-out": "The server took too long to answer. Please try again.",
    broken: "The server's answer could not be read. Try again, or contact customer service.",
    refused: "That did not work. Please try again.",
  },
});

/** The titles of alerts that do not use the shop's notice title. */
export const failureTitles = defineCopy({
  zh: { productNotFound: "未找到该产品" },
  en: { productNotFound: "Product not found" },
});

/** The message for a failure: the server's own where there is one. */
export function failureMessage(failure: Failure, language: Language): string {
  return failure.kind === "refused" && failure.message
    ? failure.message
    : copy[language][failure.kind];
}
