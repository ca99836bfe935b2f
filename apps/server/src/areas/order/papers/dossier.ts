import { setImmediate as nextTurn } from "node:timers/promises";
import type { GoodsPapers } from "@reagent/api/contract/order";
import { dayOf } from "../../../basics/day.ts";
import type { Language, LocalizedText } from "../../../basics/language.ts";
import { revisionAt } from "../../../catalogue/data-sheets.ts";
import type { Reader } from "../../../database/database.ts";
import type { CodesIn } from "../../../documents/bottle-codes.ts";
import { documentSheet } from "../../../documents/documents.ts";
import {
  issuerIn,
  joined,
  paperSheet,
  unsentWords,
  words,
} from "../../../documents/order-paper.ts";
import { documentWords, factsOf } from "../../../documents/words.ts";
import type { StoredOrder } from "../../../ordering/orders/find-order.ts";
import type { Booklet, Chapter, Sheet } from "../../../ports/documents/sheet.ts";
import type { Vault } from "../../../sessions/vault.ts";
import { acceptanceSheet } from "./acceptance.ts";
import { confirmationSheet } from "./confirmation.ts";
import { contractSheet } from "./contract.ts";
import { goodsListSheet } from "./goods-list.ts";
import { goodsPapers } from "./goods-papers.ts";
import { invoiceDataSheet } from "./invoice.ts";
import { keptGoods } from "./kept-lines.ts";
import { lawfulUseSheet } from "./lawful-use.ts";

const dossierWords = {
  title: { zh: "订单资料", en: "Order dossier" },
  contents: { zh: "目录", en: "Contents" },
  papers: { zh: "订单文件", en: "Order documents" },
  batch: { zh: "批号", en: "Batch" },
  certificate: { zh: "质检报告（CoA）", en: "Certificate of analysis" },
  dataSheet: { zh: "安全技术说明书", en: "Safety data sheet" },
  made: { zh: "生成日期", en: "Made on" },
  included: { zh: "已附", en: "Included" },
  none: { zh: "无", en: "None" },
  partner: { zh: "见品牌方说明书：", en: "The brand's own: " },
} satisfies Record<string, LocalizedText>;

/** The language and time of papers, the address that their codes lead to, and what opens sealed ID numbers. */
export interface Made extends CodesIn {
  readonly now: number;
  readonly vault: Vault;
}

/**
 * All papers of an order in one document: contents, confirmation, contract, list of goods, invoice data, acceptance sheet, the statement
 * of lawful use where goods are regulated, and for each item the certificates of the batches that were sent and its safety data sheet.
 * The contents say what is missing.
 */
export async function dossierOf(reader: Reader, order: StoredOrder, made: Made): Promise<Booklet> {
  const { language } = made;
  const goods = await goodsPapers(reader, order, language);
  const papers = await orderSheets(reader, { order, goods }, made);
  const chapters: Chapter[] = [
    {
      bookmark: dossierWords.papers[language],
      sheets: papers.map((sheet) => ({ bookmark: sheet.title, sheet })),
    },
  ];
  for (const lines of Map.groupBy(goods, ({ itemCode }) => itemCode).values()) {
    // Reads of an embedded database leave no time to answer others between them: 50 items take 35 ms.
    await nextTurn();
    const sheets = await itemSheets(reader, { order, lines }, made);
    if (sheets.length > 0) chapters.push({ bookmark: nameOf(lines), sheets });
  }
  return {
    issuer: issuerIn(language),
    title: dossierWords.title[language],
    chapters,
  };
}

/** The papers of an order itself, the contents first. */
export async function orderSheets(
  reader: Reader,
  { order, goods }: { readonly order: StoredOrder; readonly goods: readonly GoodsPapers[] },
  made: Made,
): Promise<Sheet[]> {
  const { language } = made;
  const kept = await keptGoods(reader, order);
  const lawfulUse = await lawfulUseSheet(reader, { order, kept }, made);
  return [
    await contentsSheet(reader, { order, goods }, made),
    await confirmationSheet(reader, order, language),
    await contractSheet(reader, { order, kept }, language),
    await goodsListSheet(reader, { order, kept }, language),
    await invoiceDataSheet(reader, order, language),
    await acceptanceSheet(reader, { order, goods }, made),
    ...(lawfulUse ? [lawfulUse] : []),
  ];
}

const nameOf = ([first]: readonly GoodsPapers[]): string =>
  joined(first?.itemCode ?? "", first?.description ?? "");

/** A document of goods, with its name. */
interface GoodsDocument {
  readonly name: string;
  readonly request: Omit<Parameters<typeof documentSheet>[1], "language">;
}

/**
 * The documents of an item: its packs share batches and the safety data sheet, which is that of the revision in force when the last of the
 * goods was sent.
 */
export async function itemDocuments(
  reader: Reader,
  { order, lines }: { readonly order: StoredOrder; readonly lines: readonly GoodsPapers[] },
  language: Language,
): Promise<GoodsDocument[]> {
  const certificates = lines.flatMap(({ productCode, batches }) =>
    batches
      .filter(({ certificateUrl }) => certificateUrl !== "")
      .map(({ batchCode }) => ({
        name: joined(dossierWords.certificate[language], productCode, batchCode),
        request: { kind: "certificate", subject: productCode, batchCode },
      })),
  );
  const first = lines.find(({ safetyDataSheetUrl }) => safetyDataSheetUrl !== "");
  if (!first) return certificates;
  const sentAt = await lastSent(reader, order, first.itemCode);
  const revision =
    sentAt === undefined ? null : String(await revisionAt(reader, first.itemCode, sentAt));
  const request = { kind: "msds", subject: first.itemCode, batchCode: null, revision };
  return [
    ...certificates,
    { name: joined(dossierWords.dataSheet[language], first.itemCode), request },
  ];
}

/** When the last of an item was sent with an order; undefined where none was. */
async function lastSent(
  reader: Reader,
  { id }: StoredOrder,
  itemCode: string,
): Promise<number | undefined> {
  const row = await reader
    .selectFrom("order_lines")
    .innerJoin("shipment_lines", (join) =>
      join
        .onRef("shipment_lines.order_id", "=", "order_lines.order_id")
        .onRef("shipment_lines.position", "=", "order_lines.position"),
    )
    .innerJoin("shipments", "shipments.code", "shipment_lines.shipment_code")
    .select((of) => of.fn.max<number | null>("shipments.shipped_at").as("at"))
    .where("order_lines.order_id", "=", id)
    .where("order_lines.item_code", "=", itemCode)
    .executeTakeFirst();
  return row?.at === null || row === undefined ? undefined : Number(row.at);
}

async function itemSheets(
  reader: Reader,
  goods: { readonly order: StoredOrder; readonly lines: readonly GoodsPapers[] },
  { language, ...made }: Made,
): Promise<Chapter["sheets"]> {
  const sheets: { readonly bookmark: string; readonly sheet: Sheet }[] = [];
  for (const { name, request } of await itemDocuments(reader, goods, language)) {
    const sheet = await documentSheet(reader, { ...request, language }, made);
    if (sheet) sheets.push({ bookmark: name, sheet });
  }
  return sheets;
}

function contentsSheet(
  reader: Reader,
  { order, goods }: { readonly order: StoredOrder; readonly goods: readonly GoodsPapers[] },
  { language, now }: Made,
): Promise<Sheet> {
  const columns = [
    documentWords.productCode,
    documentWords.name,
    dossierWords.batch,
    dossierWords.certificate,
    dossierWords.dataSheet,
  ];
  const has = (url: string) => (url ? dossierWords.included : dossierWords.none)[language];
  const rows = goods.flatMap((line) => {
    const dataSheet = line.partnerSheetUrl
      ? `${dossierWords.partner[language]}${line.partnerSheetUrl}`
      : has(line.safetyDataSheetUrl);
    const row = (batch: string, certificate: string) => [
      line.productCode,
      line.description,
      batch,
      certificate,
      dataSheet,
    ];
    return line.batches.length === 0
      ? [row("", unsentWords(line)[language])]
      : line.batches.map(({ batchCode, certificateUrl }) => row(batchCode, has(certificateUrl)));
  });
  return paperSheet(
    reader,
    {
      title: dossierWords.contents,
      blocks: [
        {
          kind: "facts",
          facts: factsOf(language, [
            [words.order, order.code],
            [words.date, dayOf(order.created_at)],
            [words.customerOrder, order.customer_order_number],
            [dossierWords.made, dayOf(now)],
          ]),
        },
        { kind: "heading", text: words.goods[language] },
        {
          kind: "table",
          columns: columns.map((each) => each[language]),
          shares: [2, 4, 2, 2, 2],
          rows,
        },
      ],
    },
    language,
  );
}
