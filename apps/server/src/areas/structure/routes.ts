import { codes } from "@reagent/api/contract/envelope";
import {
  countStructureFacets,
  listSimilarStructures,
  lookUpStructures,
  readStructure,
  searchStructures,
} from "@reagent/api/contract/structure";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import type { StructureMatch } from "@reagent/domain/structure-search";
import { idOf } from "../../basics/id.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers, type Call, type Services } from "../../calls/call.ts";
import { childrenOf, countedCategories, readCategories } from "../../catalogue/categories.ts";
import { StructureSearchFailed } from "../../structures/search-thread.ts";
import { type Resolved, resolve } from "./resolve.ts";
import { findSimilar, findStructures, hitsOf, verdictsOf } from "./search.ts";

const MOST_SIMILAR = 20;

export const structureRoutes = [
  answers(searchStructures, ({ params, ...call }, services) =>
    answered(call, async () => {
      const resolved = await resolvedOf(params, call, services);
      const { page, size } = pageOf({ page: params.page, limit: params.offset });
      const part = { skipped: (page - 1) * size, size };
      const found = await findStructures(resolved, params, part, services, call.signal);
      const { total, isMore, isCutShort } = found;
      return {
        items: await hitsOf(found.items, call, services),
        otherForms: await services.items.read(found.otherForms, call),
        total,
        isMore,
        isCutShort,
        query: resolved.query,
      };
    }),
  ),
  answers(countStructureFacets, ({ params, ...call }, services) =>
    answered(call, async () => {
      const resolved = await resolvedOf(params, call, services);
      const whole = { ...UNREFINED, match: params.match, threshold: params.threshold };
      const [{ total, isMore, isCutShort }, { ids }, all] = await Promise.all([
        findStructures(resolved, { ...params, sort: "usual" }, COUNTED, services, call.signal),
        findStructures(resolved, whole, COUNTED, services, call.signal),
        readCategories(services.database.read),
      ]);
      const below = childrenOf(all, params.categoryId === null ? null : idOf(params.categoryId));
      const { counts, inCategories } = await services.listings.ask(
        "countFound",
        ids,
        params,
        below.map(({ id }) => id),
      );
      const categories = countedCategories(below, inCategories, call.language);
      return { facets: counts, categories, total, isMore, isCutShort };
    }),
  ),
  answers(readStructure, ({ params, ...call }, services) =>
    answered(call, async () => {
      const { query } = await resolvedOf(params, call, services);
      const drawing =
        query.smiles === "" ? "" : await services.structures.draw(query.smiles, call.signal);
      return { ...query, drawing };
    }),
  ),
  answers(listSimilarStructures, ({ params, ...call }, services) =>
    answered(call, async () => {
      const size = Math.min(Math.max(1, params.limit), MOST_SIMILAR);
      const found = await findSimilar(params.itemCode, size, services, call.signal);
      return { items: await hitsOf(found, call, services) };
    }),
  ),
  answers(lookUpStructures, ({ params, ...call }, services) =>
    answered(call, async () => ({
      verdicts: await verdictsOf(params.entries, call, services, call.signal),
    })),
  ),
];

/** No page: everything that is counted. */
const COUNTED = { skipped: 0, size: 0 };

type Caller = Omit<Call<unknown>, "params">;

async function resolvedOf(
  { code, match }: { readonly code: string; readonly match: StructureMatch },
  caller: Caller,
  services: Services,
): Promise<Resolved> {
  const resolved = await resolve(code, match, services, caller.signal);
  if (!("problem" in resolved)) return resolved;
  throw new Refusal(codes.structureUnreadable, resolved.problem[caller.language]);
}

/** Answers, or says why there is no answer. */
async function answered<Answer>({ language }: Caller, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (failure) {
    if (!(failure instanceof StructureSearchFailed)) throw failure;
    throw new Refusal(codes.busy, structureMessages[failure.reason][language]);
  }
}
