import { defineMessages } from "./define-messages.ts";

/** What the public API says of requests that the signed calls do not know. */
export const publicApiMessages = defineMessages({
  missing: (name: string) => ({
    zh: `缺少参数：${name}`,
    en: `This parameter is missing: ${name}`,
  }),
  unknown: (name: string) => ({ zh: `没有该参数：${name}`, en: `There is no parameter ${name}` }),
  repeated: (name: string) => ({
    zh: `参数重复：${name}`,
    en: `This parameter is there more than once: ${name}`,
  }),
  notNamed: (name: string, choices: string) => ({
    zh: `参数 ${name} 只能是：${choices}`,
    en: `The parameter ${name} is one of: ${choices}`,
  }),
  outOfBounds: (name: string, least: number, most: number) => ({
    zh: `参数 ${name} 必须是 ${least} 到 ${most} 之间的整数。`,
    en: `The parameter ${name} is a whole number from ${least} to ${most}.`,
  }),
  tooManyLines: (name: string, most: number) => ({
    zh: `参数 ${name} 最多 ${most} 项。`,
    en: `The parameter ${name} has at most ${most} entries.`,
  }),
  notAnObject: { zh: "请求内容必须是 JSON 对象。", en: "The body must be a JSON object." },
  cursor: {
    zh: "游标与该请求不符，请从第一页重新开始。",
    en: "The cursor does not belong to this request. Please begin with the first page.",
  },
  nothing: { zh: "没有找到。", en: "There is nothing here." },
  unfinished: {
    zh: "搜索尚未完成，请用相同的请求重试，搜索会继续进行。",
    en: "The search is not finished. Send the same request again: it goes on from there.",
  },
  tokenMissing: {
    zh: "该接口需要 API 令牌：Authorization: Bearer 令牌",
    en: "This operation needs an API token: Authorization: Bearer TOKEN",
  },
  tokenWrong: {
    zh: "API 令牌不正确，或者已终止或过期。",
    en: "The API token is wrong, or has ended or expired.",
  },
  scopeMissing: (scope: string) => ({
    zh: `该接口需要具有 ${scope} 权限的 API 令牌。`,
    en: `This operation needs an API token with the scope ${scope}.`,
  }),
  method: (allowed: string) => ({
    zh: `该地址只支持：${allowed}`,
    en: `This address only has: ${allowed}`,
  }),
  mediaType: {
    zh: "请求内容必须是 application/json。",
    en: "The body must be of the type application/json.",
  },
});
