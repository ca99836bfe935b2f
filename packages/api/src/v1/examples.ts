import type { LocalizedText } from "../messages/message.ts";

/** An example of the reference page: what it does, and the command for the shop at an origin. */
export interface Example {
  readonly title: LocalizedText;
  readonly command: (origin: string) => string;
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
];
