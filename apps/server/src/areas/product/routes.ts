import { codes } from "@reagent/api/contract/envelope";
import {
  applyForSpectrum,
  downloadDocument,
  findCertificate,
  findSafetyDataSheet,
  findSpecification,
  listBatches,
  readBatchSpectra,
  readComparison,
  readItemRows,
  readItemSpectra,
  readPriceAndStock,
  readProduct,
} from "@reagent/api/contract/product";
import { productMessages } from "@reagent/api/messages/product";
import { LARGEST_COMPARISON } from "@reagent/domain/comparison";
import { HISTORY_LENGTH } from "@reagent/domain/history";
import { Refusal } from "../../basics/refusal.ts";
import { answers, changes, downloads } from "../../calls/call.ts";
import { findBottle } from "../../catalogue/bottles.ts";
import { documentUrl } from "../../catalogue/document-links.ts";
import { findItem, idsOfItems } from "../../catalogue/find-item.ts";
import { findBatch, findDataSheet } from "../../catalogue/lookups.ts";
import { readPacks } from "../../catalogue/packs.ts";
import { makeDocument } from "../../documents/documents.ts";
import { readBatches } from "./batches.ts";
import { readComparedItems } from "./comparison.ts";
import { readProductPage } from "./product.ts";
import { readSpectraOfBatch, readSpectraOfItem } from "./spectra.ts";
import { storeSpectrumApplication } from "./spectrum-application.ts";

export const productRoutes = [
  answers(readPriceAndStock, async ({ params, ...viewer }, { database: { read } }) => {
    const item = await findItem(read, params.itemCode);
    const packs = item ? await readPacks(read, item.id, viewer) : { packs: [], bulkPacks: [] };
    return { ...packs, isLoggedIn: viewer.customer !== undefined };
  }),
  answers(readProduct, async ({ params, ...viewer }, services) => {
    const page = await readProductPage(services, params.itemCode.trim(), viewer);
    if (!page) {
      throw new Refusal(codes.productMissing, productMessages.missing[viewer.language]);
    }
    return page;
  }),
  answers(readItemRows, async ({ params, ...viewer }, { database, items }) => {
    const ids = await idsOfItems(database.read, params.itemCodes.slice(0, HISTORY_LENGTH));
    return { items: await items.read(ids, viewer) };
  }),
  answers(readComparison, async ({ params, ...viewer }, { database }) => {
    const itemCodes = params.itemCodes.slice(0, LARGEST_COMPARISON);
    return {
      items: await readComparedItems(database.read, itemCodes, viewer),
      isLoggedIn: viewer.customer !== undefined,
    };
  }),
  answers(listBatches, ({ params, ...viewer }, { database }) =>
    readBatches(database.read, params, viewer),
  ),
  answers(findCertificate, async ({ params, language }, { database }) => {
    const found = await findBottle(database.read, params);
    if (!found?.batch) {
      throw new Refusal(codes.notFound, productMessages.noCertificate[language]);
    }
    const { productCode: subject, batchCode } = found;
    return { url: documentUrl({ kind: "certificate", subject, batchCode, language }) };
  }),
  answers(findSpecification, async ({ params, language }, { database }) => {
    const item = await findItem(database.read, params.itemCode);
    if (!item) {
      throw new Refusal(codes.productMissing, productMessages.missing[language]);
    }
    return { url: documentUrl({ kind: "specification", subject: item.code, language }) };
  }),
  answers(findSafetyDataSheet, async ({ params, language }, { database }) => {
    const subject = await findDataSheet(database.read, params);
    if (subject === undefined) {
      throw new Refusal(codes.notFound, productMessages.noDataSheet[language]);
    }
    const sheetLanguage = params.language === "en" ? "en" : "zh";
    return { url: documentUrl({ kind: "msds", subject, language: sheetLanguage }) };
  }),
  answers(readItemSpectra, async ({ params, language }, { database }) => {
    const spectra = await readSpectraOfItem(database.read, params.itemCode, language);
    if (!spectra) {
      throw new Refusal(codes.productMissing, productMessages.missing[language]);
    }
    return spectra;
  }),
  answers(readBatchSpectra, async ({ params, language }, { database }) => {
    const batch = await findBatch(database.read, params);
    if (!batch) {
      throw new Refusal(codes.notFound, productMessages.noSpectra[language]);
    }
    return readSpectraOfBatch(database.read, batch, language);
  }),
  changes(applyForSpectrum, storeSpectrumApplication),
  downloads(downloadDocument, ({ params, now }, { database, publicUrl, ...printing }) =>
    makeDocument(database.read, printing, params, { now, publicUrl: publicUrl() }),
  ),
];
