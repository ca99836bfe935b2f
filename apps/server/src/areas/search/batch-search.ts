import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { BatchResults, LineVerdict, searchBatch } from "@reagent/api/contract/search";
import { searchMessages } from "@reagent/api/messages/search";
import { BatchSearch, searchLines } from "@reagent/domain/batch-search";
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
  const found = await listings.askOften({ ...viewer, name: viewer.network }, (ask) =>
    Promise.all(searchLines(read.output.keyword).map((line) => findLine(line, { database, ask }))),
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
  { database, ask }: Pick<Services, "database"> & Pick<Services["listings"], "ask">,
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
  const ofBatch = await database.read
    .selectFrom("batches")
    .select("item_id")
    .where("code", "=", batchCode)
    .orderBy("item_id")
    .execute();
  if (ofBatch.length > 0)
    return {
      keyword,
      corrected: "",
      missing: [],
      ids: ofBatch.map((row) => row.item_id),
      isMore: false,
      batchCode,
    };
  const { targets, corrected, missing, isMore } = await ask("findListed", keyword);
  return { keyword, corrected, missing, ids: targets, isMore, batchCode: "" };
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
