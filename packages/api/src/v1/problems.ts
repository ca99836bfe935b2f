import { codes } from "../contract/envelope.ts";
import type { LocalizedText } from "../messages/message.ts";
import { API_ROOT } from "./operation.ts";
import type { JsonSchema } from "./plain.ts";

/** A kind of problem (RFC 9457): its status, the code of the contract that it stands for, and its title. */
export interface ProblemKind {
  readonly name: string;
  readonly status: number;
  readonly code: number;
  readonly title: LocalizedText;
}

const kind = (name: string, status: number, code: number, zh: string, en: string): ProblemKind => ({
  name,
  status,
  code,
  title: { zh, en },
});

/** Every kind of problem that the public API answers with. */
export const problems = {
  badRequest: kind("bad-request", 400, codes.badRequest, "参数不正确", "Bad request"),
  unauthorized: kind(
    "unauthorized",
    401,
    codes.notLoggedIn,
    "需要有效的令牌",
    "A valid token is needed",
  ),
  scope: kind(
    "insufficient-scope",
    403,
    codes.notEntitled,
    "令牌没有该权限",
    "The token lacks the scope",
  ),
  notFound: kind("not-found", 404, codes.notFound, "没有找到", "Not found"),
  itemNotFound: kind("item-not-found", 404, codes.productMissing, "没有该产品", "No such item"),
  method: kind("method-not-allowed", 405, codes.badRequest, "不支持该方法", "Method not allowed"),
  keyReused: kind(
    "idempotency-key-reused",
    409,
    codes.keyReused,
    "Idempotency-Key 已用于其他请求",
    "The Idempotency-Key belongs to another request",
  ),
  tooLarge: kind("too-large", 413, codes.tooLarge, "内容过大", "Content too large"),
  mediaType: kind(
    "unsupported-media-type",
    415,
    codes.badRequest,
    "不支持该类型",
    "Unsupported media type",
  ),
  unreadable: kind(
    "structure-unreadable",
    422,
    codes.structureUnreadable,
    "无法识别该结构",
    "Unreadable structure",
  ),
  tooMany: kind("too-many-requests", 429, codes.tooMany, "请求过于频繁", "Too many requests"),
  failed: kind("failed", 500, codes.failed, "系统出错", "Internal error"),
  busy: kind("busy", 503, codes.busy, "系统繁忙", "Busy"),
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** The kind of problem that a code of the contract is; a code that is not expected of public operations is a failure. */
export function problemOf(code: number): ProblemKind {
  return Object.values(problems).find((each) => each.code === code) ?? problems.failed;
}

/** The address of a kind of problem, where the reference page explains it. */
export const typeOf = ({ name }: ProblemKind): string => `${API_ROOT}#${name}`;

export const PROBLEM_TYPE = "application/problem+json";

export const problemSchema: JsonSchema = {
  type: "object",
  properties: {
    type: { type: "string", format: "uri-reference" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    code: { type: "integer" },
    field: { type: "string" },
  },
  required: ["type", "title", "status", "detail", "code"],
  additionalProperties: false,
};
