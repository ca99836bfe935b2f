import { BATCH_TABLE } from "@reagent/domain/batch-columns";
import { CATALOGUE_TABLE } from "@reagent/domain/catalogue-columns";
import { CUSTOMER_TABLE } from "@reagent/domain/customer-columns";
import { DISCOUNT_TABLE } from "@reagent/domain/discount-file";
import { GIFT_TABLE } from "@reagent/domain/gift-columns";
import { INSTRUMENT_TABLE } from "@reagent/domain/instrument-columns";
import { formatYuan, sum } from "@reagent/domain/money";
import { SPECTRUM_TABLE } from "@reagent/domain/spectrum-columns";
import { systemClock } from "../basics/clock.ts";
import type { Database } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { type BatchImportOptions, importBatches } from "./import-batches.ts";
import { importCustomers } from "./import-customers.ts";
import { type DiscountImportOptions, importDiscounts } from "./import-discounts.ts";
import { type GiftImportOptions, importGifts } from "./import-gifts.ts";
import { importInstruments, type InstrumentImportOptions } from "./import-instruments.ts";
import { importSpectra, type SpectrumImportOptions } from "./import-spectra.ts";
import {
  type FileReport,
  importCatalogue,
  type ImportOptions,
  type ImportReport,
  type ImportStores,
} from "./import.ts";
import { columnsIn } from "./table.ts";

const ITEMS_NAMED = 5;

/** What is printed about an import. */
export interface Printed extends FileReport {
  /** What the file has: "3 items in 5 packs". */
  readonly loaded: string;
  /** What happens to goods of the shop that are not in the file. */
  readonly others?: string | undefined;
}

/** The kinds of files, in the order in which those of a folder are imported; a feed changes packs that the shop has. */
export const FILE_ORDER = [
  "goods",
  "instruments",
  "batches",
  "spectra",
  "customers",
  "discounts",
  "gifts",
  "feed",
] as const;

type FileKind = (typeof FILE_ORDER)[number];

/** What a file has, by its columns. Throws `UnreadableFile`. */
export async function kindOf(path: string): Promise<FileKind> {
  if ((await columnsIn(path, CUSTOMER_TABLE)).has("email")) return "customers";
  if ((await columnsIn(path, GIFT_TABLE)).has("gift_code")) return "gifts";
  const ofSpectra = await columnsIn(path, SPECTRUM_TABLE);
  if (ofSpectra.has("spectrum") && (ofSpectra.has("file") || ofSpectra.has("peaks")))
    return "spectra";
  if ((await columnsIn(path, BATCH_TABLE)).has("batch_code")) return "batches";
  const ofDiscounts = await columnsIn(path, DISCOUNT_TABLE);
  if (ofDiscounts.has("customer_group") || ofDiscounts.has("customer")) return "discounts";
  if ((await columnsIn(path, INSTRUMENT_TABLE)).has("instrument_code")) return "instruments";
  return (await columnsIn(path, CATALOGUE_TABLE)).has("name_zh") ? "goods" : "feed";
}

/** Imports a file, which has what its columns tell. Throws `UnreadableFile`. */
export async function importFile(
  stores: ImportStores,
  path: string,
  options: ImportOptions,
): Promise<Printed> {
  switch (await kindOf(path)) {
    case "customers":
      return customersImported(stores.database, path, options);
    case "gifts":
      return giftsImported(stores, path, options);
    case "spectra":
      return spectraImported(stores, path, options);
    case "batches":
      return batchesImported(stores, path, options);
    case "discounts":
      return discountsImported(stores.database, path, options);
    case "instruments":
      return instrumentsImported(stores, path, options);
    case "goods":
    case "feed":
      return goodsImported(stores, path, options);
  }
}

async function customersImported(
  database: Database,
  path: string,
  options: ImportOptions,
): Promise<Printed> {
  if (options.replaces)
    throw new CommandError("--replace deletes no customers: operator delete does, one by one.");
  const report = await importCustomers(database, path, { ...options, now: systemClock.now() });
  const { customers, newCustomers, addresses, balances } = report;
  const added = newCustomers === 0 ? "" : `, ${shown(newCustomers)} of them new`;
  const booked =
    balances.length === 0
      ? ""
      : `, and ${counted(balances.length, "opening balance")} of ${formatYuan(sum(balances))} RMB together`;
  return {
    ...report,
    loaded: `${counted(customers, "customer")}${added}, with ${shown(addresses)} new ${addresses === 1 ? "address" : "addresses"}${booked}`,
    others:
      newCustomers === 0
        ? undefined
        : "New accounts have no password: operator invite mails them the link to set one.",
  };
}

async function discountsImported(
  database: Database,
  path: string,
  options: DiscountImportOptions,
): Promise<Printed> {
  const report = await importDiscounts(database, path, options);
  return { ...report, loaded: counted(report.discounts, "discount") };
}

async function instrumentsImported(
  stores: ImportStores,
  path: string,
  options: InstrumentImportOptions,
): Promise<Printed> {
  const report = await importInstruments(stores, path, options);
  const { instruments, skus } = report;
  return { ...report, loaded: `${counted(instruments, "instrument")} in ${counted(skus, "SKU")}` };
}

async function spectraImported(
  stores: ImportStores,
  path: string,
  options: SpectrumImportOptions,
): Promise<Printed> {
  const report = await importSpectra(stores, path, options);
  const { spectra } = report;
  return { ...report, loaded: `${shown(spectra)} ${spectra === 1 ? "spectrum" : "spectra"}` };
}

async function batchesImported(
  stores: ImportStores,
  path: string,
  options: BatchImportOptions,
): Promise<Printed> {
  const report = await importBatches(stores, path, options);
  const { batches } = report;
  return { ...report, loaded: `${shown(batches)} ${batches === 1 ? "batch" : "batches"}` };
}

async function goodsImported(
  stores: ImportStores,
  path: string,
  options: ImportOptions,
): Promise<Printed> {
  const report = await importCatalogue(stores, path, options);
  const { items, packs, newItems } = report;
  const added = newItems === items || newItems === 0 ? "" : `, ${shown(newItems)} of them new`;
  return {
    ...report,
    loaded: `${counted(items, "item")}${added}, in ${counted(packs, "pack")}`,
    others: othersOf(report, options),
  };
}

/** Says which packs of the file's items are not in the file, and what becomes of them; undefined where there are none. */
function othersOf({ otherPacks }: ImportReport, { prunes }: ImportOptions): string | undefined {
  if (otherPacks.size === 0) return undefined;
  const count = [...otherPacks.values()].reduce((sum, each) => sum + each, 0);
  const codes = [...otherPacks.keys()];
  const named = codes.slice(0, ITEMS_NAMED).join(", ");
  const more = codes.length > ITEMS_NAMED ? " and others" : "";
  const fate = prunes ? "removed" : "kept; --prune removes them";
  return `Packs that are not in the file are ${fate}: ${shown(count)} of ${named}${more}.`;
}

async function giftsImported(
  stores: ImportStores,
  path: string,
  options: GiftImportOptions,
): Promise<Printed> {
  const report = await importGifts(stores, path, options);
  return { ...report, loaded: counted(report.gifts, "gift") };
}

/** A count with its noun: "1 gift", "1,200 gifts". */
export function counted(count: number, noun: string): string {
  return `${shown(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** A count as it is printed: "1,200". */
export function shown(count: number): string {
  return count.toLocaleString("en-US");
}
