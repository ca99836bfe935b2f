import { readFileSync } from "node:fs";
import { shop } from "@reagent/api/contract/shop";
import type { Language, Words } from "../../http/language.ts";

const read = (file: string, language: Language): string =>
  readFileSync(new URL(`texts/${file}`, import.meta.url), "utf8")
    .replaceAll("{shop}", shop.name[language])
    .replaceAll("{company}", shop.company.name[language])
    .replaceAll("{email}", shop.serviceEmail)
    .replaceAll("{hotline}", shop.hotlines[0]);

const texts: ReadonlyMap<string, Words> = new Map([
  ["termsofuse", { zh: read("termsofuse.zh.html", "zh"), en: read("termsofuse.en.html", "en") }],
]);

/** Terms by their name, as HTML; undefined where there are none. */
export function termsIn(code: string, language: Language): string | undefined {
  return texts.get(code)?.[language];
}
