import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { toYuan } from "@reagent/domain/money";
import { bigItems } from "../import/load/big.ts";

const HEADER =
  "item_code,name_zh,name_en,pack,list_price,stock,grade_zh,category_zh,cas,formula,smiles,mdl,storage_zh,hazard_statements";

type Row = readonly string[];

/** Mistakes in a row, each with the column that the import must report; undefined where it reports the whole row. */
const SPOILED: readonly { readonly column?: string; spoil(row: Row): Row }[] = [
  { column: "item_code", spoil: ([, ...rest]) => ["", ...rest] },
  { column: "item_code", spoil: ([code = "", ...rest]) => [code.slice(1), ...rest] },
  { column: "name_zh", spoil: (row) => row.with(1, "") },
  { column: "name_zh", spoil: (row) => row.with(1, "乙\u0001醇") },
  { column: "name_en", spoil: (row) => row.with(2, "e".repeat(301)) },
  { column: "pack", spoil: (row) => row.with(3, "") },
  { column: "pack", spoil: (row) => row.with(3, "a bottle") },
  { column: "list_price", spoil: (row) => row.with(4, "") },
  { column: "list_price", spoil: (row) => row.with(4, "12.345") },
  { column: "list_price", spoil: (row) => row.with(4, "-5") },
  { column: "list_price", spoil: (row) => row.with(4, "0") },
  { column: "stock", spoil: (row) => row.with(5, "plenty") },
  { column: "stock", spoil: (row) => row.with(5, "1.5") },
  { column: "category_zh", spoil: (row) => row.with(7, "甲 > 乙 > 丙 > 丁") },
  { column: "category_zh", spoil: (row) => row.with(7, "甲 >  > 丙") },
  { column: "cas", spoil: (row) => row.with(8, "64-17-6") },
  { column: "formula", spoil: (row) => row.with(9, "Xy2") },
  { column: "smiles", spoil: (row) => row.with(10, "C1CC(") },
  { column: "mdl", spoil: (row) => row.with(11, "MFCD12") },
  { column: "hazard_statements", spoil: (row) => row.with(13, "H22X") },
  { spoil: (row) => row.slice(0, 7) },
  { spoil: (row) => [...row, "beyond"] },
  { spoil: (row) => row.with(6, '5" pure') },
  { spoil: (row) => row.with(6, '"open') },
  { spoil: (row) => row.with(6, '"closed" early') },
];

/** An invalid row, and the column that must be reported. */
export interface Spoiled {
  readonly line: number;
  readonly column: string | undefined;
}

/**
 * Writes a catalogue file of this many rows, each a different item, of which `bad` have a mistake, at equal distances. Returns the
 * invalid rows.
 */
export async function writeCatalogueFile(
  path: string,
  { rows, bad = 0 }: { readonly rows: number; readonly bad?: number },
): Promise<Spoiled[]> {
  const file = createWriteStream(path);
  const spoiled: Spoiled[] = [];
  const apart = bad === 0 ? Number.POSITIVE_INFINITY : Math.floor(rows / bad);
  file.write(`${HEADER}\r\n`);
  for (let number = 0; number < rows; number += 1) {
    let row: Row = rowOf(number);
    if (number % apart === apart - 1 && spoiled.length < bad) {
      const mistake = SPOILED[spoiled.length % SPOILED.length];
      row = mistake?.spoil(row) ?? row;
      spoiled.push({ line: number + 2, column: mistake?.column });
    }
    if (!file.write(`${row.join(",")}\r\n`)) await once(file, "drain");
  }
  file.end();
  await once(file, "close");
  return spoiled;
}

/** Only the names contain commas, and are quoted. */
function rowOf(number: number): Row {
  const [{ item, substance } = {}] = bigItems(number, 1);
  const pack = item?.packs[0];
  if (!item || !substance || !pack) throw new Error("There is no such item.");
  return [
    item.code,
    `"${item.name.zh}"`,
    `"${item.name.en}"`,
    pack.size,
    toYuan(pack.listPrice),
    String(pack.stock),
    item.grade.zh,
    `化学试剂 > 有机试剂 > ${item.name.zh.slice(-2)}`,
    substance.cas ?? "",
    substance.formula ?? "",
    substance.smiles ?? "",
    substance.mdlNumber ?? "",
    "室温",
    "H315; H319",
  ];
}
