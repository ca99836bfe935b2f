import type { LocalizedText } from "../messages/message.ts";

/** What the reference page has in place of a token. */
export const TOKEN_PLACE = "TOKEN";

/** An example of the reference page: what it does, and the command for the shop at an origin, with a token. */
export interface Example {
  readonly title: LocalizedText;
  readonly command: (origin: string, token: string) => string;
}

/** The examples of the reference page; a test sends each to a server. */
export const examples: readonly Example[] = [
  {
    title: { zh: "按名称搜索，每页 5 个产品", en: "Search by name, five items a page" },
    command: (origin) => `curl -G ${origin}/v1/search --data-urlencode keyword=乙醇 -d limit=5`,
  },
  {
    title: { zh: "一个 CAS 号的全部产品", en: "All items of a CAS number" },
    command: (origin) => `curl -H 'Accept-Language: en' ${origin}/v1/substances/64-17-5`,
  },
  {
    title: { zh: "识别一份清单", en: "Resolve a list" },
    command: (origin) =>
      `curl ${origin}/v1/resolve -H 'Content-Type: application/json' -d '{"lines":["乙醇 64-17-5 500mL x3"]}'`,
  },
  {
    title: { zh: "自己的购物车，按自己的价格", en: "Your cart at your own prices" },
    command: (origin, token) => `curl -H 'Authorization: Bearer ${token}' ${origin}/v1/cart`,
  },
];
