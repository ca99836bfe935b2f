import { downloadAccountingFile } from "@reagent/api/contract/accounting";
import { addAddress } from "@reagent/api/contract/address";
import { addBottleNote, downloadBottleLabels } from "@reagent/api/contract/bottle";
import { downloadOrderTemplate } from "@reagent/api/contract/bulk-order";
import { addToCart } from "@reagent/api/contract/cart";
import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import {
  downloadQuotation,
  listEnquiries,
  sendSynthesisEnquiry,
} from "@reagent/api/contract/enquiry";
import { codes } from "@reagent/api/contract/envelope";
import { downloadGoodsFile } from "@reagent/api/contract/goods-file";
import {
  downloadConfirmation,
  downloadInvoice,
  downloadOrderPaper,
} from "@reagent/api/contract/order";
import { downloadDocument } from "@reagent/api/contract/product";
import { downloadProductData } from "@reagent/api/contract/product-data";
import { keepReactionPlan, keptRow } from "@reagent/api/contract/reaction-plan";
import {
  downloadReturnSlip,
  readReturnRefund,
  uploadReturnFile,
} from "@reagent/api/contract/return";
import { sendBasket } from "@reagent/api/contract/sent-basket";
import { downloadWaybill } from "@reagent/api/contract/shipment";
import { addToShoppingList, createShoppingList } from "@reagent/api/contract/shopping-list";
import { uploadDocument } from "@reagent/api/contract/upload";
import { addReturn } from "@reagent/server/areas/return/apply";
import { approveReturn } from "@reagent/server/areas/return/steps";
import { accountsIn } from "@reagent/server/testing/accounts";
import { customers, itemIds, packIds, PASSWORD, skuIds } from "@reagent/server/testing/fixture";
import { operateIn } from "@reagent/server/testing/operate";
import { addGiftOrder, giftCodes, orchardIn } from "@reagent/server/testing/orchard";
import { placeSentOrder, SENT_BATCHES } from "@reagent/server/testing/sent-orders";
import type { TestShop } from "@reagent/server/testing/shop";
import { exchanges } from "../contract/exchanges.ts";
import type { Facts } from "../contract/party.ts";
import type { Wire } from "./hostile-params.ts";

/** Adds the data that exchanges use for the customer `lin`, and a cart with a pack. */
export async function factsOf(shop: TestShop, token: string): Promise<Facts> {
  const { place, placePair } = accountsIn(shop.database, () => shop.clock.time);
  const as = { token };
  const values = {
    province: "310000",
    city: "310100",
    district: "310115",
    receiver: "林",
    mobile: "13900000120",
    street: "科苑路 1278 号",
    postcode: "201203",
    area: "",
    phone: "",
    extension: "",
    isDefault: true,
  };
  const { data: address } = await shop.call(addAddress, values, as);
  const { data: spareAddress } = await shop.call(addAddress, { ...values, isDefault: false }, as);
  const content = `data:image/gif;base64,${btoa("GIF89a")}`;
  const uploaded = async (slot: "usage" | "licence" | "certificate" | "poison-licence") => {
    const document = { slot, extension: "gif", content, fileName: null } as const;
    return (await shop.call(uploadDocument, document, as)).data.uploadId;
  };
  const licence = await uploaded("licence");
  const productId = String(packIds.ethanol500);
  await shop.call(addToCart, { itemCode: "E100001", productId, quantity: 2 }, as);
  const [paired, pairedInstrument] = await placePair(10_000, 10_000);
  const shipped = await shop.database.read
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.code as orderCode", "customers.company"])
    .where("orders.id", "=", await place({ id: "SHIPPED" }))
    .executeTakeFirstOrThrow();
  const returns = await returnsOf(shop, token);
  return {
    now: () => shop.clock.time,
    itemCode: "E100001",
    itemId: String(itemIds.ethanol),
    productId,
    productCode: "E100001-500mL",
    otherProductId: String(packIds.ethanol2500),
    awaitedCode: "S100003-500g",
    batchCode: "C15482130",
    batchProductCode: "E100001-500mL",
    ofBatch: await putOnShelf(shop),
    spuCode: "INS-0001",
    skuIds: [String(skuIds.stirrer), String(skuIds.stirrerHot)],
    categoryId: "1",
    newsId: "1",
    activityId: "1",
    jobId: "1",
    uploadId: licence,
    filingDocuments: {
      licence,
      usage: await uploaded("usage"),
      certificate: await uploaded("certificate"),
      poisonLicence: await uploaded("poison-licence"),
    },
    universityProof: licence,
    addressId: address.addressId,
    spareAddressId: spareAddress.addressId,
    sessionId: "none",
    apiTokenId: "none",
    shoppingLists: await shoppingListsOf(shop, token),
    reactionPlans: await reactionPlansOf(shop, token),
    sentBaskets: await sentBasketsOf(shop, token),
    shippedOrder: shipped,
    returns,
    bottleNoteId: await noteOn(shop, token, returns.batch),
    orchard: await orchardOf(shop),
    enquiries: await enquiriesOf(shop, token),
    shippedProduct: "E100001-500mL",
    parcelCode: "PK2026112100001",
    expiredCouponId: "none",
    unpaidOrderId: await place(),
    owedOrderId: await place(),
    orders: {
      unpaid: await place(),
      paired,
      pairedInstrument,
      reviewed: await place(),
      invoiced: await place(),
      lastInvoice: "none",
      reviewedInstrument: pairedInstrument,
      old: await place({ created_at: 0 }),
    },
    email: customers.lin,
    takenMobile: "13800000001",
    password: PASSWORD,
    resetCode: "none",
    activationCode: "none",
    declinedCode: "none",
  };
}

/** Puts packs of a batch on the shelf, of which orders before have none. */
async function putOnShelf({ database }: TestShop): Promise<Facts["ofBatch"]> {
  const batchCode = "C15482130";
  const stock = { pack_id: packIds.ethanol2500, batch_code: batchCode, stock: 100 };
  await database.transact(async (tx) => {
    await tx.updateTable("packs").set({ stock: 100 }).where("id", "=", stock.pack_id).execute();
    await tx.insertInto("batch_stocks").values(stock).execute();
  });
  return { productId: String(stock.pack_id), batchCode };
}

/** An order with goods to return, and returns of another one. */
async function returnsOf(shop: TestShop, token: string): Promise<Facts["returns"]> {
  const as = { token };
  const now = shop.clock.time;
  await placeSentOrder(shop.database, { id: "RETURNABLE", now });
  await placeSentOrder(shop.database, { id: "RETURNED", now });
  const batch = {
    productCode: "E100001-500mL",
    productId: String(packIds.ethanol500),
    batchCode: SENT_BATCHES[0].batchCode,
  };
  const upload = async () => {
    const file = { orderId: "RETURNABLE", module: "return", isUnattached: true } as const;
    const content = btoa("GIF89a");
    const { data } = await shop.call(uploadReturnFile, { ...file, content, fileName: "a.gif" }, as);
    return data.fileId;
  };
  const goods = [
    { position: 0, batchCode: batch.batchCode, quantity: 1, openedQuantity: 0, remark: "" },
  ];
  await shop.database.transact(async (tx) => {
    for (const id of ["PENDING", "PROCESSING"]) {
      await addReturn(tx, { id, orderId: "RETURNED", customerId: "lin", reason: "-", goods }, now);
    }
    const approved = { returnId: "PROCESSING", goods: "sent-back" } as const;
    await approveReturn(tx, approved, { now, language: "zh" });
  });
  const { data } = await shop.call(readReturnRefund, { returnId: "PROCESSING" }, as);
  return {
    orderId: "RETURNABLE",
    batch,
    fileIds: [await upload(), await upload(), await upload()],
    pending: "PENDING",
    processing: "PROCESSING",
    refundId: data.refund?.refundId ?? "",
    completed: "none",
    expressNumber: "none",
  };
}

/** A note on a bottle. */
async function noteOn(
  shop: TestShop,
  token: string,
  { productCode, batchCode }: Facts["returns"]["batch"],
): Promise<string> {
  const note = { productCode, batchCode, text: "开封，柜 A3" };
  return (await shop.call(addBottleNote, note, { token })).data.noteId;
}

/** Grains and a basket of the customer `lin`, with unpaid gift orders. */
async function orchardOf({ database, clock }: TestShop): Promise<Facts["orchard"]> {
  const orchard = orchardIn(database, () => clock.time);
  await orchard.give("lin", 100_000);
  await orchard.put("lin", giftCodes.flask, 1);
  const gift = await database.read
    .selectFrom("gifts")
    .selectAll()
    .where("code", "=", giftCodes.flask)
    .executeTakeFirstOrThrow();
  await database.transact((tx) =>
    addGiftOrder(tx, { gift, id: "GIFTS", customerId: "lin", now: clock.time }),
  );
  const giftId = String(gift.id);
  return {
    giftCode: giftCodes.flask,
    giftId,
    delistedCode: giftCodes.delisted,
    soldOutCode: giftCodes.soldOut,
    basket: { delisted: giftId, soldOut: giftId, dear: giftId },
    orders: {
      paid: "GIFTS",
      unpaid: "GIFTS",
      withdrawn: "GIFTS",
      cancelled: "GIFTS",
      delisted: "GIFTS",
      soldOut: "GIFTS",
      dear: "GIFTS",
    },
  };
}

const ticket = { ticket: "none" };
const paper = ({ orders }: Facts) => ({ order_id: orders.reviewed, type: 0, ...ticket });
/** The parameters of downloads, which have no exchanges; a download that is not here takes only a ticket. */
const downloads = (facts: Facts): Readonly<Record<string, Wire>> => ({
  [downloadBottleLabels.name]: {
    product_code: facts.batchProductCode,
    batch_code: facts.batchCode,
    format: "a24",
    copies: 2,
    note: "A3",
    lang: "cn",
  },
  [downloadDocument.name]: {
    kind: "specification",
    subject: facts.itemCode,
    lang: "cn",
    revision: "1",
    format: "pdf",
  },
  [downloadOrderTemplate.name]: {
    "X-Agent": "web",
    "X-User-Token": "none",
    "X-Language": "cn",
    "X-Device-Id": "",
  },
  [downloadAccountingFile.name]: { file: "orders", from: "2026-01-01", to: "", ...ticket },
  [downloadGoodsFile.name]: {
    source: "order",
    source_id: facts.orders.reviewed,
    refined: "",
    file: "inventory",
    ...ticket,
  },
  [downloadProductData.name]: { "X-User-Token": "none", "X-Device-Id": "" },
  [downloadConfirmation.name]: paper(facts),
  [downloadQuotation.name]: { enquiry_id: facts.enquiries.quoted, ...ticket },
  [downloadReturnSlip.name]: { id: facts.returns.refundId, ...ticket },
  [downloadWaybill.name]: { jdpkg_code: facts.parcelCode, cus_code: "lin", ...ticket },
  [downloadOrderPaper.name]: { ...paper(facts), paper: "acceptance" },
  [downloadInvoice.name]: { ...paper(facts), invoice_code: facts.orders.lastInvoice },
});

/** Valid parameters by the call's name, from the exchanges. */
export function validWires(facts: Facts): ReadonlyMap<string, readonly Wire[]> {
  const documents = downloads(facts);
  const wiresOf = ({ name, kind }: AnyEndpoint): Wire[] => {
    if (kind === "download") return [documents[name] ?? ticket];
    return exchanges
      .filter(({ code, endpoint }) => endpoint.name === name && code === codes.success)
      .map(({ endpoint, params }) => endpoint.params.encode(params(facts) as never) as Wire);
  };
  return new Map(endpoints.map((endpoint) => [endpoint.name, wiresOf(endpoint)]));
}

/** Two lists of the customer `lin`, the first with a product. */
async function shoppingListsOf(shop: TestShop, token: string): Promise<Facts["shoppingLists"]> {
  const make = async (name: string) =>
    (await shop.call(createShoppingList, { name }, { token })).data.listId;
  const [ordered, spare] = [await make("一"), await make("二")];
  const products = [{ kind: "reagent", productCode: "E100001-500mL", quantity: 1 } as const];
  await shop.call(addToShoppingList, { listId: ordered, products }, { token });
  return { ordered, spare };
}

/** Two plans of reactions of the customer `lin`. */
async function reactionPlansOf(shop: TestShop, token: string): Promise<Facts["reactionPlans"]> {
  const rows = [keptRow({ text: "64-17-5", amount: "5 mmol", isProduct: false })];
  const keep = async (name: string) =>
    (await shop.call(keepReactionPlan, { name, rows, limiting: 0 }, { token })).data.planId;
  return { older: await keep("一"), newer: await keep("二") };
}

/** Baskets that a guest and the customer `lin` sent. */
async function sentBasketsOf(shop: TestShop, token: string): Promise<Facts["sentBaskets"]> {
  const products = [{ kind: "reagent", productCode: "E100001-500mL", quantity: 1 } as const];
  const send = async (as = {}) =>
    (await shop.call(sendBasket, { note: "", products }, as)).data.token;
  const own = await send({ token });
  return { guests: await send(), own, ended: "none", expired: "none" };
}

/** Two enquiries of the customer `lin`, the second with a quote. */
async function enquiriesOf(shop: TestShop, token: string): Promise<Facts["enquiries"]> {
  const question = { email: customers.lin, name: "林", mobile: "13800000000", company: "示例大学" };
  const send = async (note: string) => {
    await shop.call(sendSynthesisEnquiry, { ...question, casNumber: "", note }, { token });
    const { data } = await shop.call(listEnquiries, { page: 1, pageSize: 100 }, { token });
    return data.enquiries.map(({ enquiryId }) => enquiryId);
  };
  const [quoted = ""] = await send("quoted");
  const terms = ["--price", "1250.50", "--quantity", "4", "--until", "2099-12-31"];
  await operateIn(shop, "enquiry-quote", quoted, "S100003-5kg", "Yes.", ...terms);
  const waiting = (await send("waiting")).find((id) => id !== quoted) ?? "";
  return { quoted, waiting, expired: "none" };
}
