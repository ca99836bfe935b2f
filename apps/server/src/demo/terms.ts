import { join } from "node:path";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { readContentFolder } from "../content/read-folder.ts";
import { currentTermsVersion } from "../content/terms.ts";
import { writeContentRows } from "../content/write-content.ts";
import type { Database } from "../database/database.ts";
import { DEMO_CONTENT } from "./content-folder.ts";

/** Publishes the terms of use of the demo in a shop that has none, also in one without the demo: who registers accepts some. */
export async function prepareTerms(database: Database): Promise<void> {
  if ((await currentTermsVersion(database.read)) !== "") return;
  const { content } = readContentFolder(join(DEMO_CONTENT, "help"));
  const pages = content.pages.filter(({ code }) => code === TERMS_PAGE);
  await database.transact((tx) => writeContentRows(tx, { ...content, pages }, { isDemo: true }));
}
