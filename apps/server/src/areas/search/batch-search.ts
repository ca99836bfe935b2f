import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { BatchResults, LineVerdict, searchBatch } from "@reagent/api/contract/search";
import { searchMessages } from "@reagent/api/messages/search";
import { BatchSearch, searchLines } from "@reagent/domain/batch-search";
import { groupBy } from "@reagent/domain/list";
import * as v from "valibot";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, Services } from "../../calls/call.ts";
import { storedBatchCode } from "../../catalogue/lookups.ts";
import type { Reader } from "../../database/database.ts";

/** Searches for each line of a text (storefront §5, batch search). */
export async function searchSeveral(
  { params, ...viewer }: Call<ParamsOf<typeof searchBatch>>,
  { database, listings, items }: Pick<Services, "database" | "listings" | "items">,
): Promise<BatchResults> {
  const read = v.safeParse(BatchSearch, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, searchMessages.linesInvalid[viewer.language]);
  }
  const lines = searchLines(read.output.keyword);
  const batches = await itemsOfBatches(database.read, lines);
  const found = await listings.askOften({ ...viewer, name: viewer.network }, (ask) =>
    Promise.all(lines.map((line) => findLine(line, batches, ask))),
  );
  const ids = [...new Set(found.flatMap((line) => line.ids))];
  const { page, size } = pageOf(params);
  const singles = await codesOf(
    database.read,
    found.flatMap((line) => (line.ids.length === 1 ? line.ids : [])),
  );
  return {
    items: await items.read(ids.slice((page - 1) * size, page * size), viewer),
    total: ids.length,
    isMore: found.some(({ isMore }) => isMore),
    verdicts: found.map(
      ({ keyword, corrected, missing, ids: own, isMore, batchCode }): LineVerdict => ({
        keyword,
        corrected,
        missing,
        total: own.length,
        isMore,
        itemCode: (own.length === 1 && singles.get(own[0] ?? 0)) || "",
        batchCode,
      }),
    ),
  };
}

/** The items that a line finds: by a production batch where it is the number of one, otherwise as a search does. */
async function findLine(
  keyword: string,
  batches: Awaited<ReturnType<typeof itemsOfBatches>>,
  ask: Services["listings"]["ask"],
): Promise<{
  readonly keyword: string;
  readonly corrected: string;
  readonly missing: readonly string[];
  /** Those that a search for the line lists. */
  readonly ids: readonly number[];
  readonly isMore: boolean;
  readonly batchCode: string;
}> {
  const batchCode = storedBatchCode(keyword);
  const ids = batches.get(batchCode)?.map((row) => row.item_id);
  if (ids) return { keyword, corrected: "", missing: [], ids, isMore: false, batchCode };
  const { targets, corrected, missing, isMore } = await ask("findListed", keyword);
  return { keyword, corrected, missing, ids: targets, isMore, batchCode: "" };
}

/** The items of the lines that are numbers of production batches, by these. */
async function itemsOfBatches(
  reader: Reader,
  lines: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly item_id: number }[]>> {
  const rows = await reader
    .selectFrom("batches")
    .select(["code", "item_id"])
    .where("code", "in", lines.map(storedBatchCode))
    .orderBy("item_id")
    .execute();
  return groupBy(rows, ({ code }) => code);
}

async function codesOf(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await reader
    .selectFrom("items")
    .select(["id", "code"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
