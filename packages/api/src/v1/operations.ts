import { isCasNumber } from "@reagent/domain/cas";
import { UNREFINED } from "@reagent/domain/facet";
import { hazardStatements } from "@reagent/domain/ghs";
import { precautionsFor } from "@reagent/domain/precautions";
import { SIMILARITY } from "@reagent/domain/structure-search";
import * as v from "valibot";
import { type Codec, entity, id, maybe } from "../contract/codec.ts";
import { readDataSheet } from "../contract/data-sheet.ts";
import { resolveOrderSheet } from "../contract/order-sheet.ts";
import { downloadDocument, type ItemBatch, listBatches, readProduct } from "../contract/product.ts";
import { searchReagents } from "../contract/search.ts";
import { searchStructures } from "../contract/structure.ts";
import type { LocalizedText } from "../messages/message.ts";
import { choose } from "./choose.ts";
import {
  Batch,
  BatchPage,
  PublicItem,
  ResolvedList,
  SafetyData,
  SearchPage,
  StructurePage,
  Substance,
} from "./entities.ts";
import { documentOperation, type Operation, operation, whole } from "./operation.ts";
import { ownOperations } from "./own-operations.ts";

const REFINEMENT = ["purity", "size", "price", "stock", "hazard", "categoryId", "sort"] as const;

/** A CAS number in its usual form, its check digit included. */
const casNumber: Codec<string> = {
  ...id,
  kind: "line",
  schema: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{1,6}-\d{2}-\d$/u),
    v.check(isCasNumber, "not a CAS number"),
  ),
};

const ofItem = choose(readProduct.params, ["itemCode"]);
const ofSheet = choose(downloadDocument.params, ["revision"], { itemCode: id });
const ofBatch = choose(listBatches.params, ["itemCode"], { batchCode: id });

const wordsIn = (
  statements: readonly { readonly code: string; readonly wording: LocalizedText | undefined }[],
  language: keyof LocalizedText,
) => statements.map(({ code, wording }) => ({ code, words: wording?.[language] ?? "" }));

/** The address of the certificate of a batch as PDF. */
const certificatePath = (itemCode: string, batchCode: string) =>
  `/v1/items/${encodeURIComponent(itemCode)}/batches/${encodeURIComponent(batchCode)}/certificate.pdf`;

const withAddress = (batch: ItemBatch, itemCode: string): ItemBatch => ({
  ...batch,
  url: certificatePath(itemCode, batch.batchCode),
});

const NO_DOCUMENT = { batchCode: null, language: null, revision: null, format: null } as const;
const documentLanguage = (language: keyof LocalizedText) => (language === "en" ? "en" : "cn");

/** The main parts of a data sheet as data; each has more. */
const SheetDocument = v.looseObject({
  itemCode: v.string(),
  casNumber: v.nullable(v.string()),
  revision: v.number(),
  name: v.object({ zh: v.string(), en: v.string() }),
  label: v.looseObject({ pictograms: v.array(v.string()) }),
  precautionaryStatements: v.looseObject({}),
  transport: v.looseObject({}),
  storage: v.looseObject({}),
  regulations: v.looseObject({}),
});

/**
 * The public API: every operation of it, with the endpoint of the contract that answers it. Nothing else is public. Paths, parameters and
 * answers stay as they are; what is new gets a new name.
 */
export const operations: readonly Operation[] = [
  operation("searchItems", "GET /v1/search", searchReagents, {
    summary: {
      zh: "按名称、CAS 号、货号或分子式搜索试剂",
      en: "Searches for reagents by name, CAS number, code or formula",
    },
    params: choose(searchReagents.params, ["keyword", ...REFINEMENT]),
    required: ["keyword"],
    isPaged: true,
    toParams: (sent, asked) => ({ ...sent, ...asked, source: "web" }),
    answer: SearchPage,
    toAnswer: (answer) => answer,
  }),
  operation("readSubstance", "GET /v1/substances/{casNumber}", searchReagents, {
    summary: {
      zh: "一个 CAS 号的全部产品",
      en: "All items of a substance by its CAS number",
    },
    params: entity({ casNumber: ["cas", casNumber] }),
    isPaged: true,
    toParams: ({ casNumber: keyword }, asked) => ({
      ...UNREFINED,
      ...asked,
      keyword,
      source: "web",
    }),
    answer: Substance,
    toAnswer: ({ corrected, ...answer }, sent) =>
      // A number that no item has is read as a mistyped one.
      corrected === "" && answer.total > 0 ? { ...answer, casNumber: sent.casNumber } : undefined,
  }),
  operation("readItem", "GET /v1/items/{itemCode}", readProduct, {
    summary: {
      zh: "一个产品的资料、包装规格、价格和库存",
      en: "An item with its packs, prices and stock",
    },
    params: ofItem,
    toParams: (sent) => sent,
    answer: PublicItem,
    toAnswer: (answer) => answer,
  }),
  operation("readSafetyData", "GET /v1/items/{itemCode}/ghs", readDataSheet, {
    summary: {
      zh: "一个产品的 GHS 标签要素和运输信息",
      en: "The GHS label elements and the transport data of an item",
    },
    params: choose(readDataSheet.params, ["revision"], { itemCode: id }),
    toParams: (sent) => sent,
    answer: SafetyData,
    toAnswer: ({ sheet }, _, language) =>
      sheet
        ? {
            ...sheet,
            hazardStatements: wordsIn(hazardStatements(sheet.hazardStatements.join(";")), language),
            precautionaryStatements: wordsIn(precautionsFor(sheet.hazardStatements), language),
          }
        : undefined,
  }),
  documentOperation(
    "readDataSheetPdf",
    "GET /v1/items/{itemCode}/data-sheet.pdf",
    downloadDocument,
    {
      summary: { zh: "安全数据表（PDF）", en: "The safety data sheet as PDF" },
      params: ofSheet,
      toParams: ({ itemCode, revision }, _, language) => ({
        ...NO_DOCUMENT,
        kind: "msds",
        subject: itemCode,
        language: documentLanguage(language),
        revision,
      }),
      mediaType: "application/pdf",
    },
  ),
  documentOperation(
    "readDataSheetJson",
    "GET /v1/items/{itemCode}/data-sheet.json",
    downloadDocument,
    {
      summary: {
        zh: "安全数据表的数据（JSON，中英文，各项注明来源）",
        en: "The facts of the safety data sheet as JSON, in both languages, with their sources",
      },
      params: ofSheet,
      toParams: ({ itemCode, revision }) => ({
        ...NO_DOCUMENT,
        kind: "msds",
        subject: itemCode,
        revision,
        format: "json",
      }),
      mediaType: "application/json",
      schema: SheetDocument,
    },
  ),
  operation("listBatches", "GET /v1/items/{itemCode}/batches", listBatches, {
    summary: {
      zh: "一个产品的批次，最新的在前",
      en: "The batches of an item, newest first",
    },
    params: ofItem,
    isPaged: true,
    toParams: (sent, asked) => ({ ...sent, ...asked, batchCode: null }),
    answer: BatchPage,
    toAnswer: ({ batches, total }, { itemCode }) => ({
      batches: batches.map((batch) => withAddress(batch, itemCode)),
      total,
    }),
  }),
  operation(
    "readCertificate",
    "GET /v1/items/{itemCode}/batches/{batchCode}/certificate.json",
    listBatches,
    {
      summary: { zh: "一个批次的检验报告（JSON）", en: "The certificate of a batch as JSON" },
      params: ofBatch,
      toParams: (sent) => ({ ...sent, page: 1, limit: 1 }),
      answer: Batch,
      toAnswer: ({ batches: [batch] }, { itemCode }) => batch && withAddress(batch, itemCode),
    },
  ),
  documentOperation(
    "readCertificatePdf",
    "GET /v1/items/{itemCode}/batches/{batchCode}/certificate.pdf",
    downloadDocument,
    {
      summary: { zh: "一个批次的检验报告（PDF）", en: "The certificate of a batch as PDF" },
      params: ofBatch,
      toParams: ({ itemCode, batchCode }, _, language) => ({
        ...NO_DOCUMENT,
        kind: "certificate",
        subject: itemCode,
        batchCode,
        language: documentLanguage(language),
      }),
      mediaType: "application/pdf",
    },
  ),
  operation("searchStructures", "GET /v1/structures/search", searchStructures, {
    summary: {
      zh: "按结构搜索：精确、子结构或相似度",
      en: "Searches by structure: exact, substructure or similarity",
    },
    params: choose(searchStructures.params, ["code", "match", ...REFINEMENT], {
      threshold: maybe(whole(SIMILARITY.least, SIMILARITY.greatest)),
    }),
    required: ["code"],
    isPaged: true,
    toParams: (sent, { page, limit }) => ({ ...sent, page, offset: limit }),
    answer: StructurePage,
    toAnswer: (answer) => answer,
    isUnfinished: ({ isCutShort }) => isCutShort,
  }),
  operation("resolveLines", "POST /v1/resolve", resolveOrderSheet, {
    summary: {
      zh: "把清单的各行识别为包装规格，最多 500 行",
      en: "Resolves the lines of a list to packs; at most 500 lines",
    },
    params: choose(resolveOrderSheet.params, ["lines"]),
    required: ["lines"],
    toParams: (sent) => sent,
    answer: ResolvedList,
    toAnswer: (answer) => answer,
  }),
  ...ownOperations,
];
