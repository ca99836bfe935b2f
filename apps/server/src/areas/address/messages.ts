import type { Words } from "../../http/language.ts";

/** What is said of addresses of every kind. */
export const addressMessages = {
  incomplete: {
    zh: "地址信息不完整或不正确，请检查后再提交。",
    en: "The address is incomplete or wrong. Please check it.",
  },
} satisfies Record<string, Words>;
