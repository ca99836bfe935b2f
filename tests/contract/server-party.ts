import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Client } from "@reagent/api/client/client";
import { logIn } from "@reagent/api/contract/account";
import { listAddresses } from "@reagent/api/contract/address";
import { issueApiToken } from "@reagent/api/contract/api-token";
import { listArticles } from "@reagent/api/contract/article";
import { addBottleNote } from "@reagent/api/contract/bottle";
import { listEnquiries, sendSynthesisEnquiry } from "@reagent/api/contract/enquiry";
import { readHeader } from "@reagent/api/contract/home";
import { listJobs } from "@reagent/api/contract/job";
import { readOrder } from "@reagent/api/contract/order";
import { listBatches, readProduct } from "@reagent/api/contract/product";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { register } from "@reagent/api/contract/registration";
import {
  listReturnableLines,
  readReturnRefund,
  uploadReturnFile,
} from "@reagent/api/contract/return";
import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { endSentBasket, sendBasket } from "@reagent/api/contract/sent-basket";
import { listSessions } from "@reagent/api/contract/session";
import { readOrderParcels } from "@reagent/api/contract/shipment";
import { readStructure } from "@reagent/api/contract/structure";
import { uploadDocument } from "@reagent/api/contract/upload";
import { demoCatalogue } from "@reagent/demo/catalogue";
import { DEMO_PASSWORD } from "@reagent/demo/customers/customers";
import { UNREFINED } from "@reagent/domain/facet";
import { ALL_INSTRUMENTS } from "@reagent/domain/instrument-facet";
import { fen } from "@reagent/domain/money";
import type { UploadSlot } from "@reagent/domain/upload";
import { answerEnquiry } from "@reagent/server/areas/enquiry/answer";
import { cancelGifts } from "@reagent/server/areas/orchard/steps";
import { systemClock } from "@reagent/server/basics/clock";
import type { Batch, Pack } from "@reagent/server/catalogue/catalogue";
import { connect, type DatabasePlace } from "@reagent/server/database/connection";
import type { Tx } from "@reagent/server/database/database";
import { loadGifts, type NewGift } from "@reagent/server/import/load/load-gifts";
import { book } from "@reagent/server/ordering/balance/ledger";
import { readFolder } from "@reagent/server/ports/mail/folder";
import { hashOfSecret } from "@reagent/server/sessions/secret";
import { readSettings } from "@reagent/server/settings/settings";
import { startShop } from "@reagent/server/start";
import { freshFolder } from "@reagent/server/testing/databases";
import { addGiftOrder } from "@reagent/server/testing/orchard";
import { lineRow, orderRow } from "@reagent/server/testing/orders";
import { patient } from "@reagent/server/testing/patience";
import { demoRecords } from "../demo-records.ts";
import { refusedGifts } from "./exchanges/orchard.ts";
import { newcomer } from "./exchanges/registration.ts";
import {
  type CallerKind,
  clientOf,
  type Facts,
  onShelf,
  type Party,
  type Recorded,
} from "./party.ts";

type DemoRecords = Awaited<ReturnType<typeof demoRecords>>;

/** The interval of checks for new mails, in milliseconds. */
const MAIL_ROUND_MS = 100;

/** The interval of checks for the index of structures, in milliseconds. */
const INDEX_ROUND_MS = 200;

/** In fen. */
const OWED = 4500;
const UNPAYABLE = 90_000_000_00;

const emails = {
  customer: "demo@kedu.example",
  university: "university@kedu.example",
  newcomer: "new@kedu.example",
};

/** A party with the tokens of its viewers, for calls without its clients. */
export interface ServerParty extends Party {
  readonly tokens: Readonly<Record<CallerKind, string | null>>;
}

/** The real server on the loopback, with a database of its own that has the demo catalogue and customers. */
export async function openServer(makePlace = freshFolder): Promise<ServerParty> {
  // Made before the server listens, since it blocks the event loop and an overloaded server refuses calls.
  const { items } = await demoCatalogue();
  const item = items.find(({ spectra }) => spectra.length > 0);
  const charted = [item?.batches[0], item?.packs[0]] as const;
  const folder = await mkdtemp(join(tmpdir(), "reagent-contract-"));
  const { place, remove } = await makePlace();
  const settings = {
    PORT: "0",
    DATA_DIR: folder,
    DEMO: "1",
    RATE_LIMIT: "0",
    LOG_LEVEL: "silent",
    THREAD_NICENESS: "0",
  };
  const shop = await startShop(
    { ...readSettings(settings), database: place },
    systemClock,
    patient,
  );
  const host = shop.address;
  await indexOfStructures(host);
  const recorded: Recorded[] = [];
  const tokens = {
    guest: null,
    expired: "a-token-of-last-month",
    customer: await tokenOf(host, emails.customer),
    university: await tokenOf(host, emails.university),
    newcomer: await tokenOf(host, emails.newcomer),
  };
  const records = await demoRecords(clientOf(host, tokens.customer, "zh", []));
  const { unpaid, paired, pairedInstrument, reviewed, reviewedInstrument, old } = records.orders;
  const { lastInvoice, orderCode } = await invoicedOrder(host, tokens.customer, records);
  const known = await factsOf(host, charted);
  const returns = await returnsOf(host, tokens.customer, records);
  return {
    host,
    tokens,
    recorded,
    facts: {
      ...known,
      uploadId: await uploadedBy(clientOf(host, tokens.customer, "zh", []), "university"),
      filingDocuments: {
        usage: await uploadedBy(clientOf(host, tokens.newcomer, "zh", []), "usage"),
        licence: await uploadedBy(clientOf(host, tokens.newcomer, "zh", []), "licence"),
        certificate: await uploadedBy(clientOf(host, tokens.newcomer, "zh", []), "certificate"),
        poisonLicence: await uploadedBy(
          clientOf(host, tokens.newcomer, "zh", []),
          "poison-licence",
        ),
      },
      universityProof: await uploadedBy(clientOf(host, tokens.university, "zh", []), "university"),
      ...(await addressesOf(host, tokens.customer)),
      shoppingLists: records.lists,
      reactionPlans: records.reactionPlans,
      sentBaskets: await sentBasketsOf(host, tokens.customer, { place, ...known }),
      sessionId: await otherSessionOf(host, tokens.customer),
      apiTokenId: await apiTokenOf(host, tokens.customer),
      ...(await placedOrders(place)),
      returns,
      bottleNoteId: await bottleNoteOn(host, tokens.customer, returns.batch),
      orchard: await orchardOf(place),
      enquiries: await enquiriesOf(host, tokens.customer, { place, ...known }),
      shippedOrder: { orderCode, company: "示例生物科技(上海) 有限公司" },
      ...(await sentIn(host, tokens.customer, orderCode)),
      expiredCouponId: records.expiredCouponId,
      orders: {
        unpaid,
        paired,
        pairedInstrument,
        reviewed,
        invoiced: records.orders.invoiced,
        lastInvoice,
        reviewedInstrument,
        old,
      },
      ...(await mailedCodes(host, folder)),
    },
    as: (caller, language) => clientOf(host, tokens[caller], language, recorded),
    close: async () => {
      await shop.stop();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the index of structures is ready. */
async function indexOfStructures(host: string): Promise<void> {
  const client = clientOf(host, null, "zh", []);
  const isReady = async () => (await client.call(readStructure, { code: "C", match: "exact" })).ok;
  while (!(await isReady())) await setTimeout(INDEX_ROUND_MS);
}

async function tokenOf(host: string, email: string): Promise<string> {
  const outcome = await clientOf(host, null, "zh", []).call(logIn, {
    email,
    password: DEMO_PASSWORD,
  });
  if (!outcome.ok) throw new Error(`${email} cannot log in: ${JSON.stringify(outcome.failure)}`);
  return outcome.data.token;
}

/** Requests a new password and registers two accounts; returns the codes of the mails. */
async function mailedCodes(
  host: string,
  folder: string,
): Promise<Pick<Facts, "resetCode" | "activationCode" | "declinedCode">> {
  const guest = clientOf(host, null, "zh", []);
  const newAccount = { ...newcomer, email: "fang.yi@lab.example", mobile: "13900000556" };
  await guest.call(forgotPassword, { email: emails.newcomer });
  const declined = { ...newcomer, email: "fang.er@lab.example", mobile: "13900000557" };
  await guest.call(register, newAccount);
  await guest.call(register, declined);
  const codeTo = async (recipient: string): Promise<string> => {
    for (;;) {
      const mails = [...(await readFolder(join(folder, "outbox"), 10)).values()];
      const text = mails.find(({ to }) => to === recipient)?.text ?? "";
      const code = /[?&]code=([\w-]+)/u.exec(text)?.[1];
      if (code !== undefined) return code;
      await setTimeout(MAIL_ROUND_MS);
    }
  };
  return {
    resetCode: await codeTo(emails.newcomer),
    activationCode: await codeTo(newAccount.email),
    declinedCode: await codeTo(declined.email),
  };
}

/** A small picture that a customer uploads. */
async function uploadedBy(client: Client, slot: UploadSlot): Promise<string> {
  const picture = `data:image/gif;base64,${btoa("GIF89a")}`;
  const sent = { slot, extension: "gif", content: picture, fileName: null } as const;
  const outcome = await client.call(uploadDocument, sent);
  if (!outcome.ok) throw new Error(`no document is accepted: ${JSON.stringify(outcome.failure)}`);
  return outcome.data.uploadId;
}

/** Two of a customer's addresses that are not the default one. */
async function addressesOf(
  host: string,
  token: string,
): Promise<Pick<Facts, "addressId" | "spareAddressId">> {
  const list = await clientOf(host, token, "zh", []).call(listAddresses, { keywords: "" });
  const [one, other] = (list.ok ? list.data.addresses : []).filter(({ isDefault }) => !isDefault);
  if (!one || !other) throw new Error("The demo customer has fewer than three addresses.");
  return { addressId: one.addressId, spareAddressId: other.addressId };
}

/** The id of another session of the customer. */
async function otherSessionOf(host: string, token: string): Promise<string> {
  await tokenOf(host, emails.customer);
  const list = await clientOf(host, token, "zh", []).call(listSessions, {});
  const other = list.ok && list.data.sessions.find(({ isCurrent }) => !isCurrent);
  if (!other) throw new Error("The demo customer has no other session.");
  return other.sessionId;
}

/** A token of the customer for the API for programs. */
async function apiTokenOf(host: string, token: string): Promise<string> {
  const form = { name: "ERP", scopes: ["read"], days: 30, password: DEMO_PASSWORD } as const;
  const outcome = await clientOf(host, token, "zh", []).call(issueApiToken, form);
  if (!outcome.ok) throw new Error(`no token is made: ${JSON.stringify(outcome.failure)}`);
  return outcome.data.token.tokenId;
}

/** The customer's order that was invoiced in parts. */
async function invoicedOrder(
  host: string,
  token: string,
  { orders }: DemoRecords,
): Promise<Pick<Facts["orders"], "lastInvoice"> & Pick<Facts["shippedOrder"], "orderCode">> {
  const asked = { orderId: orders.invoiced, isLegacy: false };
  const outcome = await clientOf(host, token, "zh", []).call(readOrder, asked);
  const last = outcome.ok && outcome.data.invoices.at(-1);
  if (!last) throw new Error("The demo customer has no order that was invoiced.");
  return { lastInvoice: last.invoiceCode, orderCode: outcome.data.orderCode };
}

/** The returns of the demo, and files for another return. */
async function returnsOf(
  host: string,
  token: string,
  { orders, returns }: DemoRecords,
): Promise<Facts["returns"]> {
  const client = clientOf(host, token, "zh", []);
  const orderId = orders.returnable;
  const { pending, processing, completed } = returns;
  const batches = await client.call(listReturnableLines, { orderId });
  const info = await client.call(readReturnRefund, { returnId: processing });
  const batch = batches.ok ? batches.data.lines[0] : undefined;
  const refund = info.ok ? info.data.refund : null;
  if (!batch || !refund) throw new Error("The demo has no goods to return, or no return slip.");
  const upload = async () => {
    const file = { module: "return", content: btoa("GIF89a"), fileName: "a.gif" } as const;
    const outcome = await client.call(uploadReturnFile, { ...file, orderId, isUnattached: true });
    if (!outcome.ok) throw new Error(`no file is accepted: ${JSON.stringify(outcome.failure)}`);
    return outcome.data.fileId;
  };
  const { productCode, productId, batchCode } = batch;
  return {
    orderId,
    batch: { productCode, productId, batchCode },
    fileIds: [await upload(), await upload(), await upload()],
    pending,
    processing,
    refundId: refund.refundId,
    completed,
    expressNumber: "SE5500018822",
  };
}

/** A note on a bottle of the customer. */
async function bottleNoteOn(
  host: string,
  token: string,
  { productCode, batchCode }: Facts["returns"]["batch"],
): Promise<string> {
  const note = { productCode, batchCode, text: "开封，柜 A3" };
  const outcome = await clientOf(host, token, "zh", []).call(addBottleNote, note);
  if (!outcome.ok) throw new Error(`no note is written: ${JSON.stringify(outcome.failure)}`);
  return outcome.data.noteId;
}

/** Enquiries of the customer, two of them with quotes for a pack. */
async function enquiriesOf(
  host: string,
  token: string,
  { place, productCode }: { readonly place: DatabasePlace; readonly productCode: string },
): Promise<Facts["enquiries"]> {
  const client = clientOf(host, token, "zh", []);
  const person = { email: emails.customer, name: "林", mobile: "13800000000", company: "示例大学" };
  const send = async (note: string) => {
    await client.call(sendSynthesisEnquiry, { ...person, casNumber: "", note });
    const list = await client.call(listEnquiries, { page: 1, pageSize: 1 });
    const id = list.ok ? list.data.enquiries[0]?.enquiryId : undefined;
    if (id === undefined) throw new Error("The demo customer has no enquiry.");
    return id;
  };
  const quoted = await send("有报价");
  const expired = await send("报价已过期");
  const database = await connect(place);
  await database.transact(async (tx) => {
    const now = systemClock.now();
    const terms = { productCode, price: fen(125_050), quantity: 4 };
    const answer = { answer: "含税。", now };
    const quote = { ...terms, lastDay: "2099-12-31" };
    await answerEnquiry(tx, { ...answer, enquiryId: quoted, quote });
    const past = { ...terms, lastDay: "2020-01-01" };
    await answerEnquiry(tx, { ...answer, enquiryId: expired, quote: past });
  });
  await database.close();
  return { quoted, expired, waiting: await send("无报价") };
}

/** A product of an order that was sent, and the code of its parcel. */
async function sentIn(
  host: string,
  token: string,
  orderCode: string,
): Promise<Pick<Facts, "shippedProduct" | "parcelCode">> {
  const asked = { orderCode, productCode: "" };
  const outcome = await clientOf(host, token, "zh", []).call(readOrderParcels, asked);
  const [parcel] = outcome.ok ? outcome.data.parcels : [];
  const [line] = parcel?.lines ?? [];
  if (!parcel || !line) throw new Error("The demo customer has no order that was sent.");
  return { shippedProduct: line.productCode, parcelCode: parcel.parcelCode };
}

type MadeFact =
  | "returns"
  | "bottleNoteId"
  | "enquiries"
  | "orchard"
  | "addressId"
  | "sessionId"
  | "apiTokenId"
  | "shoppingLists"
  | "reactionPlans"
  | "sentBaskets"
  | "spareAddressId"
  | "resetCode"
  | "activationCode"
  | "declinedCode"
  | "uploadId"
  | "filingDocuments"
  | "universityProof"
  | "unpaidOrderId"
  | "owedOrderId"
  | "expiredCouponId"
  | "shippedOrder"
  | "shippedProduct"
  | "parcelCode"
  | "orders";

/** Sends baskets by a guest and by the customer; ends one, and lets one expire. */
async function sentBasketsOf(
  host: string,
  token: string,
  { place, productCode }: { readonly place: DatabasePlace; readonly productCode: string },
): Promise<Facts["sentBaskets"]> {
  const customer = clientOf(host, token, "zh", []);
  const products = [{ kind: "reagent", productCode, quantity: 5 } as const];
  const send = async (by: typeof customer) => {
    const outcome = await by.call(sendBasket, { note: "周五前下单", products });
    if (!outcome.ok) throw new Error("No basket was sent.");
    return outcome.data.token;
  };
  const guests = await send(clientOf(host, null, "zh", []));
  const [own, ended, expired] = [await send(customer), await send(customer), await send(customer)];
  await customer.call(endSentBasket, { token: ended, endKey: "" });
  const database = await connect(place);
  await database.transact((tx) =>
    tx
      .updateTable("sent_baskets")
      .set({ expires_at: systemClock.now() - 1 })
      .where("token_hash", "=", hashOfSecret(expired))
      .execute(),
  );
  await database.close();
  return { guests, own, ended, expired };
}

/**
 * Adds an unpaid order and one paid on credit for the customer, with a balance that covers it, and a debt of the university that it cannot
 * repay. Takes the mobile off the newcomer.
 */
async function placedOrders(
  place: DatabasePlace,
): Promise<Pick<Facts, "unpaidOrderId" | "owedOrderId">> {
  const database = await connect(place);
  const now = systemClock.now();
  const owes = async (tx: Tx, customerId: string, owed: number) => {
    const id = `owed-by-${customerId}`;
    const paid = { payment: "paid", paid_by: "credit", paid_at: now, credit_owed: owed } as const;
    const row = { id, code: id, customer_id: customerId, created_at: now, amount: owed, ...paid };
    await tx.insertInto("orders").values(orderRow(row)).execute();
    await book(tx, {
      customerId,
      account: "credit",
      amount: owed,
      reason: "payment",
      orderId: id,
      now,
    });
    return id;
  };
  const orders = await database.transact(async (tx) => {
    const rows = await tx.selectFrom("customers").select(["id", "email"]).execute();
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? "";
    // Of an account that an older shop has left, which may enter its mobile.
    await tx
      .updateTable("customers")
      .set({ mobile: "" })
      .where("email", "=", emails.newcomer)
      .execute();
    const customerId = idOf(emails.customer);
    const unpaid = { id: "unpaid", code: "unpaid", customer_id: customerId, created_at: now };
    await tx.insertInto("orders").values(orderRow(unpaid)).execute();
    await tx
      .insertInto("order_lines")
      .values(lineRow({ order_id: "unpaid", product_code: "E809056-500mL" }))
      .execute();
    const debt = await owes(tx, customerId, OWED);
    await book(tx, { customerId, account: "prepay", amount: OWED, reason: "top-up", now });
    await owes(tx, idOf(emails.university), UNPAYABLE);
    return { unpaidOrderId: "unpaid", owedOrderId: debt };
  });
  await database.close();
  return orders;
}

/**
 * Adds gifts: one that the customer can order, and three that no customer can order, which are in the university's basket. The customer has unpaid
 * orders of each.
 */
async function orchardOf(place: DatabasePlace): Promise<Facts["orchard"]> {
  const database = await connect(place);
  const now = systemClock.now();
  const kinds = [
    "paid",
    "unpaid",
    "withdrawn",
    "cancelled",
    "delisted",
    "soldOut",
    "dear",
  ] as const;
  const orderable: readonly string[] = ["paid", "unpaid", "withdrawn", "cancelled"];
  const codeOf = (kind: (typeof kinds)[number]) => `GIFT-${kind.toUpperCase()}`;
  const gifts = kinds.map((kind): NewGift => {
    const name = kind === "delisted" || kind === "soldOut" ? refusedGifts[kind] : "礼品";
    const text = { zh: name, en: kind };
    return {
      code: codeOf(kind),
      type: { zh: "礼品", en: "Gifts" },
      name: text,
      specification: text,
      note: text,
      price: kind === "dear" ? 1_000_000_000 : 10,
      preferentialPrice: null,
      stock: kind === "soldOut" ? 0 : 100_000,
      isListed: kind !== "delisted",
      drawings: ["<svg/>"],
    };
  });
  const ids = await database.transact(async (tx) => {
    await loadGifts(tx, gifts);
    const stored = await tx.selectFrom("gifts").selectAll().execute();
    const customerRows = await tx.selectFrom("customers").select(["id", "email"]).execute();
    const customerOf = (email: string) => customerRows.find((row) => row.email === email)?.id ?? "";
    const customerId = customerOf(emails.customer);
    await book(tx, {
      customerId,
      account: "grains",
      amount: 100_000,
      reason: "converted",
      now,
    });
    const found: Partial<Record<(typeof kinds)[number], string>> = {};
    for (const kind of kinds) {
      const gift = stored.find(({ code }) => code === codeOf(kind));
      if (!gift) throw new Error(`${codeOf(kind)} was not stored.`);
      found[kind] = String(gift.id);
      await addGiftOrder(tx, { gift, id: codeOf(kind), customerId, now });
      if (orderable.includes(kind)) continue;
      await tx
        .insertInto("basket_lines")
        .values({
          customer_id: customerOf(emails.university),
          gift_id: gift.id,
          quantity: 1,
          created_at: now,
        })
        .execute();
    }
    await cancelGifts(tx, codeOf("cancelled"), { now, language: "zh" });
    await tx
      .updateTable("gift_orders")
      .set({ paid_at: now })
      .where("id", "=", codeOf("paid"))
      .execute();
    return found as Record<(typeof kinds)[number], string>;
  });
  await database.close();
  return {
    giftCode: codeOf("unpaid"),
    giftId: ids.unpaid,
    delistedCode: codeOf("delisted"),
    soldOutCode: codeOf("soldOut"),
    basket: ids,
    orders: Object.fromEntries(
      kinds.map((kind) => [kind, codeOf(kind)]),
    ) as Facts["orchard"]["orders"],
  };
}

/** A batch of an item with spectra, and one of the item's packs. */
type Charted = readonly [Batch | undefined, Pack | undefined];

/** The facts that a guest can find; the code of a batch is given, since only its label shows it. */
async function factsOf(host: string, [batch, batchPack]: Charted): Promise<Omit<Facts, MadeFact>> {
  const client = clientOf(host, null, "zh", []);
  const query = { page: 1, limit: 20 };
  const packsOf = async (casNumber: string) => {
    const keyword = { keyword: casNumber, source: "web", ...UNREFINED };
    const reagents = await client.call(searchReagents, { ...query, ...keyword });
    const item = reagents.ok ? reagents.data.items[0] : undefined;
    const page = await client.call(readProduct, { itemCode: item?.itemCode ?? "?" });
    return { item, packs: page.ok ? page.data.packs : [] };
  };
  const { item, packs } = await packsOf("64-17-5");
  const [pack, otherPack] = packs.filter(({ listPrice }) => listPrice !== null);
  const glucose = await packsOf("50-99-7");
  const awaited = glucose.packs.findLast(
    ({ stock, listPrice }) => stock <= 0 && listPrice !== null,
  );
  const found = await client.call(searchInstruments, {
    ...query,
    keyword: "搅拌器",
    ...ALL_INSTRUMENTS,
  });
  const [sku, other] = found.ok ? found.data.items : [];
  const newest = async (type: "news" | "activity") => {
    const list = { type, pageSize: 1, page: 1, search: "", keyword: "" };
    const outcome = await client.call(listArticles, list);
    return outcome.ok ? outcome.data.rows[0]?.id : undefined;
  };
  const batches = await client.call(listBatches, {
    itemCode: batchPack?.code ?? "?",
    batchCode: null,
    page: 1,
    limit: 10,
  });
  const header = await client.call(readHeader, {});
  const categoryId = header.ok ? header.data.categories[0]?.id : undefined;
  const jobs = await client.call(listJobs, { pageSize: 1, page: 1 });
  const jobId = jobs.ok ? jobs.data.rows[0]?.id : undefined;
  const [newsId, activityId] = [await newest("news"), await newest("activity")];
  if (
    !item ||
    !pack ||
    !otherPack ||
    !awaited ||
    !sku ||
    !other ||
    !batch ||
    !batchPack ||
    !newsId ||
    !activityId ||
    !jobId ||
    !categoryId
  ) {
    throw new Error(
      "The demo catalogue lacks ethanol, glucose out of stock, stirrers, spectra, news, jobs or categories.",
    );
  }
  return {
    now: () => systemClock.now(),
    itemCode: item.itemCode,
    itemId: item.itemId,
    categoryId,
    productId: pack.productId,
    productCode: pack.productCode,
    otherProductId: otherPack.productId,
    awaitedCode: awaited.productCode,
    batchCode: batch.code,
    batchProductCode: batchPack.code,
    ofBatch: onShelf(batches.ok ? batches.data.batches : []),
    spuCode: sku.spuCode,
    skuIds: [sku.skuId, other.skuId],
    newsId,
    activityId,
    jobId,
    email: emails.newcomer,
    takenMobile: "13800000001",
    password: DEMO_PASSWORD,
  };
}
