import type { StructureHit, StructureVerdict } from "@reagent/api/contract/structure";
import { isNarrowed, type Refinement, UNREFINED } from "@reagent/domain/facet";
import {
  MOST_COUNTED,
  similarityThreshold,
  type StructureMatch,
} from "@reagent/domain/structure-search";
import { idOf } from "../../basics/id.ts";
import type { Viewer } from "../../basics/viewer.ts";
import type { Services } from "../../calls/call.ts";
import type { FoundItem, StructureQuery } from "../../structures/engine.ts";
import { highlighted, unpackPoints } from "../../structures/points.ts";
import { StructureSearchFailed } from "../../structures/search-thread.ts";
import type { SearchFound } from "../../structures/search-worker.ts";
import { itemsWithPart, readPoints } from "../../structures/store.ts";
import { type Resolved, resolve } from "./resolve.ts";

const VERDICT_ITEMS = 3;

type Used = Pick<Services, "database" | "items" | "listings" | "search" | "structures">;

/** A structure search, without its page. */
export interface Wanted extends Refinement {
  readonly match: StructureMatch;
  /** In percent. */
  readonly threshold: number | null;
}

interface Part {
  readonly skipped: number;
  readonly size: number;
}

/** Finds a page of items, or with a size of 0 all that are counted. */
export async function findStructures(
  { query, isPattern, partKey, items }: Resolved,
  wanted: Wanted,
  part: Part,
  { database, listings, structures }: Used,
  signal: AbortSignal,
): Promise<SearchFound> {
  const { match } = wanted;
  const threshold = match === "similarity" ? similarityThreshold(wanted.threshold) : 0;
  const isOrdered = wanted.sort !== "usual";
  const isLimited = isOrdered || isNarrowed(wanted);
  const among = isLimited
    ? await listings.ask(
        "idsOfCategory",
        wanted.categoryId === null ? undefined : idOf(wanted.categoryId),
        wanted,
      )
    : undefined;
  if (items) return foundByFormula(items, part, { among, isOrdered });
  const structureQuery: StructureQuery = {
    query: {
      kind: isPattern ? "smarts" : "smiles",
      code: isPattern ? query.code : query.smiles,
      isPattern,
      atoms: query.atoms,
    },
    match,
    threshold: threshold / 100,
    isOrdered,
    among,
    keyed: match === "exact" ? await itemsWithPart(database.read, partKey) : undefined,
  };
  const { purity, size, price, stock, hazard, categoryId, sort } = wanted;
  const limits = isLimited && [purity, size, price, stock, hazard, categoryId, sort];
  const key = JSON.stringify([structureQuery.query.code, match, threshold, limits]);
  const found = await structures.find(structureQuery, key, part, signal);
  return isLimited ? { ...found, otherForms: [] } : found;
}

/** A page of the items of a formula, or with a size of 0 all that are counted. */
function foundByFormula(
  items: readonly number[],
  { skipped, size }: Part,
  { among, isOrdered }: Pick<StructureQuery, "among" | "isOrdered">,
): SearchFound {
  const [order, wanted] = among && isOrdered ? [[...among], items] : [items, among ?? items];
  const isWanted = new Set(wanted);
  const found = order.filter((item) => isWanted.has(item));
  const counted = found.slice(0, MOST_COUNTED);
  return {
    items: counted
      .slice(skipped, skipped + size)
      .map((item) => ({ item, smiles: "", similarity: null, atoms: [], bonds: [] })),
    total: counted.length,
    isMore: found.length > counted.length,
    isCutShort: false,
    otherForms: [],
    ids: size > 0 ? new Int32Array() : Int32Array.from(counted),
  };
}

/** The items most like an item's structure; none where it has no structure. */
export async function findSimilar(
  itemCode: string,
  size: number,
  { database, structures }: Used,
  signal: AbortSignal,
): Promise<readonly FoundItem[]> {
  const item = await database.read
    .selectFrom("items")
    .innerJoin("structures", "structures.smiles", "items.smiles")
    .select("structures.smiles")
    .where("items.code", "=", itemCode)
    .where("structures.atoms", ">", 0)
    .executeTakeFirst();
  if (!item) return [];
  const reading = await structures.read(item.smiles, "similarity", signal);
  if (typeof reading === "string" || reading.kind === "inchi") return [];
  const structureQuery: StructureQuery = {
    query: reading,
    match: "similarity",
    threshold: SIMILAR,
    excludesSame: true,
  };
  const key = JSON.stringify([reading.code, "similar"]);
  return (await structures.find(structureQuery, key, { skipped: 0, size }, signal)).items;
}

/** Least similarity of the structures beside an item. */
const SIMILAR = 0.4;

/** The rows of found items, their drawings with the matched atoms marked. */
export async function hitsOf(
  found: readonly FoundItem[],
  viewer: Viewer,
  { database, items }: Used,
): Promise<StructureHit[]> {
  const ids = found.map(({ item }) => item);
  const marked = found.filter(({ atoms }) => atoms.length > 0).map(({ smiles }) => smiles);
  const [rows, points] = await Promise.all([
    items.read(ids, viewer),
    readPoints(database.read, marked),
  ]);
  const byId = new Map(found.map((each) => [String(each.item), each]));
  return rows.flatMap((row) => {
    const own = byId.get(row.itemId);
    if (!own) return [];
    const places = unpackPoints(points.get(own.smiles) ?? "");
    return {
      ...row,
      drawing: highlighted(row.drawing, places, own.atoms, own.bonds),
      similarity: own.similarity,
      matchedAtoms: own.atoms,
    };
  });
}

/** The verdict of each entry of a list, one after the other. */
export async function verdictsOf(
  entries: readonly string[],
  viewer: Viewer,
  services: Used,
  signal: AbortSignal,
): Promise<StructureVerdict[]> {
  const verdicts: StructureVerdict[] = [];
  const known = new Map<string, StructureVerdict>();
  for (const entry of entries) {
    const verdict = known.get(entry) ?? (await verdictOf(entry, viewer, services, signal));
    known.set(entry, verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

async function verdictOf(
  entry: string,
  viewer: Viewer,
  services: Used,
  signal: AbortSignal,
): Promise<StructureVerdict> {
  const resolved = await resolve(entry, "exact", services, signal);
  if ("problem" in resolved) {
    const { isMissing, kind, problem } = resolved;
    const reason = isMissing ? "" : problem[viewer.language];
    return { verdict: isMissing ? "missing" : "unreadable", kind, reason, items: [], total: 0 };
  }
  const wanted = { ...UNREFINED, match: "exact", threshold: null } as const;
  const part = { skipped: 0, size: VERDICT_ITEMS };
  const { items, total, isCutShort } = await findStructures(
    resolved,
    wanted,
    part,
    services,
    signal,
  );
  if (isCutShort && total === 0) throw new StructureSearchFailed("tooBroad");
  const ids = items.map(({ item }) => item);
  return {
    verdict: total === 0 ? "missing" : "found",
    kind: resolved.query.kind,
    reason: "",
    items: await services.items.read(ids, viewer),
    total,
  };
}
