import { attributeTexts } from "@reagent/domain/instrument-choice";
import { fen } from "@reagent/domain/money";
import { isLegacy } from "@reagent/domain/order";
import { returnableQuantity } from "@reagent/domain/order-line";
import { returnReason } from "@reagent/domain/return";
import type { ParamsOf } from "../../contract/endpoint.ts";
import type { OrderLine } from "../../contract/order.ts";
import type {
  listReturns,
  ReturnableLine,
  ReturnableOrder,
  ReturnDetail,
  ReturnedLine,
  ReturnRow,
} from "../../contract/return.ts";
import type { LocalizedText } from "../../messages/message.ts";
import { sampleDocument } from "./filing.ts";
import type { Language } from "./language.ts";
import { instrumentOrders, reagentOrders } from "./order-pages.ts";
import { pageOf } from "./paging.ts";

const at = (moment: string) => Date.parse(`${moment}+08:00`);

const specificationOf = (line: OrderLine) =>
  "attributes" in line ? attributeTexts(line.attributes).join(" / ") : line.specification;

/** The batches that the sampled lines were sent in, by product; one without a number for the others. */
const batches: Readonly<Record<string, readonly (readonly [batchCode: string, sent: number])[]>> = {
  "E809056-4×2.5L": [
    ["C15482130", 1],
    ["", 1],
  ],
  "B810527-500mL": [["C15482133", 1]],
};

/** Orders that were sent, with the batches of their lines; undefined for an unknown order. */
export function returnableOrder(
  orderId: string,
  language: Language = "zh",
): ReturnableOrder | undefined {
  const order = [...reagentOrders(language), ...instrumentOrders(language)].find(
    (each) => each.orderId === orderId,
  );
  if (!order) return undefined;
  const { orderCode, receiver, mobile, isReturnable, lines } = order;
  return {
    order: { orderId, orderCode, receiver, mobile },
    lines: isReturnable ? lines.flatMap((line) => batchesOf(line)) : [],
  };
}

function batchesOf(line: OrderLine): readonly ReturnableLine[] {
  const progress = { ...line, state: line.state === "other" ? ("open" as const) : line.state };
  const all = batches[line.productCode] ?? [["", returnableQuantity(progress)] as const];
  return all.map(([batchCode, returnable], index) => ({
    productCode: line.productCode,
    productId: String(8000 + index),
    casNumber: line.casNumber,
    chineseName: line.chineseName,
    name: line.name,
    specification: specificationOf(line),
    batchCode,
    returnable,
    isOpened: null,
    openedQuantity: 0,
    quantity: 0,
    customerItemNumber: line.customerItemNumber,
    price: line.price,
  }));
}

type Seed = Pick<ReturnRow, "returnId" | "returnCode" | "orderId" | "status" | "goods"> & {
  readonly createdAt: string;
  readonly shippedAt: string;
  readonly description: LocalizedText;
  readonly refusal?: LocalizedText;
  readonly refunded?: number;
  readonly refund?: ReturnDetail["refund"];
  readonly lines: readonly (Pick<ReturnedLine, "batchCode" | "quantity"> &
    Partial<ReturnedLine> & { readonly productCode: string })[];
  readonly files?: ReturnDetail["files"];
};

const seeds: readonly Seed[] = [
  {
    returnId: "905",
    returnCode: "TH2026112100002",
    orderId: "110",
    status: "pending",
    goods: "undecided",
    createdAt: "2026-11-21T10:12:00",
    shippedAt: "2026-11-19T17:40:00",
    description: {
      zh: "两种试剂均误购，未开封，申请退货。",
      en: "Both reagents were bought by mistake; they are unopened.",
    },
    lines: [
      { productCode: "S812046-500g", batchCode: "C15482131", quantity: 1 },
      { productCode: "M809115-5g", batchCode: "", quantity: 1 },
    ],
  },
  {
    returnId: "904",
    returnCode: "TH2026111900001",
    orderId: "210",
    status: "processing",
    goods: "sent-back",
    createdAt: "2026-11-19T09:30:00",
    shippedAt: "2026-11-06T16:20:00",
    description: {
      zh: "读数与标样不符，附检测记录与照片。",
      en: "Its readings differ from our standard; see the record and the picture.",
    },
    refund: { refundId: "TD2026111900001", expressNumber: "" },
    lines: [
      {
        productCode: "INS-0058-02",
        batchCode: "",
        quantity: 1,
        isOpened: true,
        openedQuantity: 1,
        remark: "仅试用一次",
      },
    ],
    files: [
      { fileId: sampleDocument.uploadId, fileName: "检测记录.pdf" },
      { fileId: sampleDocument.uploadId.replace("5a3c", "6b4d"), fileName: "外观照片.jpg" },
    ],
  },
  {
    returnId: "903",
    returnCode: "TH2026061500003",
    orderId: "105",
    status: "terminated",
    goods: "undecided",
    createdAt: "2026-06-15T14:05:00",
    shippedAt: "2026-05-13T18:00:00",
    description: { zh: "实验方案调整，不再需要。", en: "Our plans have changed." },
    refusal: {
      zh: "商品已开封且超过 30 天退货期。",
      en: "It was opened, and the 30 days for returns are over.",
    },
    lines: [
      {
        productCode: "B810527-500mL",
        batchCode: "C15482133",
        quantity: 1,
        isOpened: true,
        openedQuantity: 1,
      },
    ],
  },
  {
    returnId: "902",
    returnCode: "TH2026042000001",
    orderId: "104",
    status: "closed",
    goods: "sent-back",
    createdAt: "2026-04-20T11:40:00",
    shippedAt: "2026-04-13T18:00:00",
    description: { zh: "申请有误，商品保留使用。", en: "Applied for by mistake; we keep it." },
    refund: { refundId: "TD2026042100001", expressNumber: "" },
    lines: [{ productCode: "B810527-500mL", batchCode: "C15482133", quantity: 1 }],
  },
  {
    returnId: "901",
    returnCode: "TH2022062800001",
    orderId: "12",
    status: "completed",
    goods: "sent-back",
    createdAt: "2022-06-28T15:16:00",
    shippedAt: "2022-06-16T17:30:00",
    description: { zh: "瓶身破损。", en: "The bottle was damaged." },
    refund: { refundId: "TD2022062900001", expressNumber: "SE5500018822" },
    lines: [{ productCode: "P816410-500g", batchCode: "", quantity: 1 }],
  },
];

const refundTypes: Readonly<Record<"credit" | "balance", LocalizedText>> = {
  credit: { zh: "释放信用额度", en: "Credit is released" },
  balance: { zh: "退回预付款", en: "To the prepaid balance" },
};

function detailOf(seed: Seed, language: Language): ReturnDetail {
  const order = [...reagentOrders(language), ...instrumentOrders(language)].find(
    (each) => each.orderId === seed.orderId,
  );
  if (!order) throw new Error(`there is no order ${seed.orderId}`);
  const lineOf = (productCode: string): OrderLine => {
    const line = order.lines.find((each) => each.productCode === productCode);
    if (!line) throw new Error(`${order.orderCode} has no ${productCode}`);
    return line;
  };
  const lines = seed.lines.map((returned) => {
    const line = lineOf(returned.productCode);
    return {
      casNumber: line.casNumber,
      chineseName: line.chineseName,
      name: line.name,
      specification: specificationOf(line),
      isOpened: false,
      openedQuantity: 0,
      remark: "",
      ...returned,
      price: line.price,
    };
  });
  const isCompleted = seed.status === "completed";
  return {
    info: {
      returnId: seed.returnId,
      returnCode: seed.returnCode,
      orderId: seed.orderId,
      orderCode: order.orderCode,
      kind: order.lines.some((line) => "attributes" in line) ? "instrument" : "reagent",
      isLegacy: isLegacy(order.createdAt),
      status: seed.status,
      goods: seed.goods,
      createdAt: at(seed.createdAt),
      shippedAt: at(seed.shippedAt),
      refusal: seed.refusal?.[language] ?? "",
      reason: returnReason({
        contact: order.receiver,
        phone: order.mobile,
        description: seed.description[language],
      }),
      refundTypeName: refundTypes[order.isOnCredit ? "credit" : "balance"][language],
      specialName: "",
      refundedAmount: isCompleted
        ? fen(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
        : null,
    },
    refund: seed.refund ?? null,
    lines: lines.map(({ price: _price, ...line }) => line),
    files: seed.files ?? [],
  };
}

/** A return in each status, newest first; the one that is processed has files. */
export function returnDetails(language: Language = "zh"): readonly ReturnDetail[] {
  return seeds.map((seed) => detailOf(seed, language));
}

/** The list of returns. */
export function returnList(
  { limit, page, orderCode, returnCode, status, created }: ParamsOf<typeof listReturns>,
  language: Language = "zh",
): { readonly returns: readonly ReturnRow[]; readonly total: number } {
  const isAsked = (asked: string, value: string) =>
    value.toLowerCase().includes(asked.trim().toLowerCase());
  const dayOf = (instant: number) =>
    new Date(instant + 8 * 3_600_000).toISOString().slice(0, "2026-11-21".length);
  const found = returnDetails(language)
    .map(({ info }) => info)
    .filter(
      (each) =>
        isAsked(orderCode, each.orderCode) &&
        isAsked(returnCode, each.returnCode) &&
        (status === "all" || status === each.status) &&
        (created.from === "" || dayOf(each.createdAt) >= created.from) &&
        (created.to === "" || dayOf(each.createdAt) <= created.to),
    );
  return { returns: pageOf(found, page, limit), total: found.length };
}
