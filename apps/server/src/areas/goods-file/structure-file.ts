import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { sdfRecord } from "@reagent/domain/sdf";
import type { Language } from "../../basics/language.ts";
import type { Services } from "../../calls/call.ts";
import { itemsWithCodes } from "../../catalogue/bottles.ts";
import type { Reader } from "../../database/database.ts";
import { StructureSearchFailed } from "../../structures/search-thread.ts";
import { type Goods, knownLines } from "./goods.ts";
import { casOf, gradeOf, hazardCodes, purityText } from "./inventory.ts";

interface Asked {
  readonly language: Language;
  /** Is aborted when the caller is gone. */
  readonly signal: AbortSignal;
}

/** The structures of goods as an SDfile, each item once (rules, files of structures). Those without a structure are left out. */
export const structuresOf = (services: Needed, goods: Goods, asked: Asked): Readable =>
  Readable.from(recordsOf(services, goods, asked), { objectMode: false });

type Needed = Pick<Services, "database" | "structures">;

async function* recordsOf({ database, structures }: Needed, goods: Goods, asked: Asked) {
  const written = new Set<string>();
  for await (const line of knownLines(database.read, goods.lines)) {
    const { item, itemCode, name } = line;
    const smiles = item?.smiles ?? "";
    if (smiles === "" || written.has(itemCode)) continue;
    written.add(itemCode);
    const molfile = await converted(structures, smiles, asked.signal);
    if (molfile === "") continue;
    yield sdfRecord({
      name: itemCode,
      molfile,
      data: [
        ["ITEM_CODE", itemCode],
        ["PRODUCT_CODES", productCodes(goods, itemCode)],
        ["CAS", casOf(line)],
        ["NAME_EN", name.en],
        ["NAME_ZH", name.zh],
        ["SMILES", smiles],
        ["FORMULA", item?.formula ?? ""],
        ["MOLECULAR_WEIGHT", item?.molecular_weight ?? ""],
        ["GRADE", gradeOf(line, asked.language)],
        ["PURITY_PERCENT", purityText(line)],
        ["DENSITY", item?.density ?? ""],
        ["HAZARD_STATEMENTS", hazardCodes(line).join(" ")],
      ],
    });
  }
}

const productCodes = ({ lines }: Goods, itemCode: string): string =>
  lines
    .filter((line) => line.itemCode === itemCode && line.packs.length > 0)
    .map(({ productCode }) => productCode)
    .join(" ");

/** How long it is waited for a thread that has too much to do, in milliseconds, and how often. */
const WAIT_MS = 250;
const MOST_WAITS = 40;

/** A structure as a molfile; empty where it cannot be written. Searches that wait go before it. */
async function converted(
  structures: Services["structures"],
  smiles: string,
  signal: AbortSignal,
): Promise<string> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await structures.convert(smiles, signal);
    } catch (failure) {
      if (!(failure instanceof StructureSearchFailed)) throw failure;
      if (failure.reason === "tooBroad") return "";
      if (signal.aborted || waits === MOST_WAITS) throw failure;
      await delay(WAIT_MS, undefined, { signal });
    }
  }
}

/** Whether any of the goods has a structure. */
export async function hasStructures(reader: Reader, { lines }: Goods): Promise<boolean> {
  const wanted = lines.filter(({ packs }) => packs.length > 0);
  const codes = [...new Set(wanted.map(({ itemCode }) => itemCode))];
  if (codes.length === 0) return false;
  const known = await reader
    .selectFrom("items")
    .select("code")
    .where("code", "in", codes)
    .where("smiles", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (known) return true;
  // What left the catalogue.
  return (await itemsWithCodes(reader, codes)).some(({ smiles }) => Boolean(smiles));
}
