import { recordBrowse } from "@reagent/api/contract/home";
import { connect, type DatabasePlace } from "../database/connection.ts";
import { signed } from "./shop.ts";

/** Tells a server that a page was opened; returns the code of its answer. */
export async function browse(address: string, page: string): Promise<number> {
  const { headers, params } = signed({ page, pre: "", relation: "" }, { at: Date.now() });
  const response = await fetch(`${address}${recordBrowse.path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(params),
  });
  return ((await response.json()) as { code: number }).code;
}

/** The pages in a database that were opened. */
export async function pagesIn(place: DatabasePlace): Promise<string[]> {
  const database = await connect(place);
  try {
    const rows = await database.read.selectFrom("browse_events").select("page").execute();
    return rows.map(({ page }) => page).toSorted();
  } finally {
    await database.close();
  }
}
