import { join } from "node:path";
import { DEMO_SHOP, shop } from "@reagent/api/contract/shop";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { escapeHtml } from "../../basics/escape-html.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import { currentTermsVersion } from "../../content/terms.ts";
import type { Database } from "../../database/database.ts";
import { TEMPLATE } from "./template.ts";
import { writeContentRows } from "./write-content.ts";

/** What the template says of the demo alone. */
const OF_DEMO: LocalizedText = {
  zh: "本站为演示商城，条款内容均为虚构。",
  en: " It is a demonstration shop, and its terms are fictional.",
};

/** A text of the template with the names of the shop. */
function withNames(html: string, language: Language): string {
  if (shop.company.name[language] === DEMO_SHOP.company.name[language]) return html;
  const named = [
    [DEMO_SHOP.company.name, shop.company.name],
    [DEMO_SHOP.name, shop.name],
  ] as const;
  return named.reduce(
    (text, [before, after]) => text.replaceAll(before[language], () => escapeHtml(after[language])),
    html.replace(OF_DEMO[language], ""),
  );
}

const inBoth = ({ zh, en }: LocalizedText): LocalizedText => ({
  zh: withNames(zh, "zh"),
  en: withNames(en, "en"),
});

/** Publishes the terms of use of the template in a shop that has none: who registers accepts some. */
export async function prepareTerms(database: Database): Promise<void> {
  if ((await currentTermsVersion(database.read)) !== "") return;
  // With its reader of Markdown, which a shop that has terms does not need.
  const { readContentFolder } = await import("./read-folder.ts");
  const { content } = readContentFolder(join(TEMPLATE, "help"));
  const pages = content.pages
    .filter(({ code }) => code === TERMS_PAGE)
    .map((page) => ({ ...page, summary: inBoth(page.summary), content: inBoth(page.content) }));
  await database.transact((tx) => writeContentRows(tx, { ...content, pages }, { isDemo: true }));
}
