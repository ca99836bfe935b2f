import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { wish: (name: string) => `心愿单：${name}` },
  en: { wish: (name) => `Wish list: ${name}` },
});
