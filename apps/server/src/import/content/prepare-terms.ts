import { join } from "node:path";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { currentTermsVersion } from "../../content/terms.ts";
import type { Database } from "../../database/database.ts";
import { readContentFolder } from "./read-folder.ts";
import { TEMPLATE } from "./template.ts";
import { writeContentRows } from "./write-content.ts";

/** Publishes the terms of use of the template in a shop that has none: who registers accepts some. */
export async function prepareTerms(database: Database): Promise<void> {
  if ((await currentTermsVersion(database.read)) !== "") return;
  const { content } = readContentFolder(join(TEMPLATE, "help"));
  const pages = content.pages.filter(({ code }) => code === TERMS_PAGE);
  await database.transact((tx) => writeContentRows(tx, { ...content, pages }, { isDemo: true }));
}
