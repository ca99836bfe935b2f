import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Client } from "@reagent/api/client/client";
import { logIn } from "@reagent/api/contract/account";
import { listAddresses } from "@reagent/api/contract/address";
import { listArticles } from "@reagent/api/contract/article";
import { readHeader } from "@reagent/api/contract/home";
import { readOrder } from "@reagent/api/contract/order";
import { readProduct } from "@reagent/api/contract/product";
import { forgotPassword } from "@reagent/api/contract/recovery";
import { register } from "@reagent/api/contract/registration";
import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { uploadDocument } from "@reagent/api/contract/upload";
import { UNREFINED } from "@reagent/domain/facet";
import { book } from "@reagent/server/areas/balance/ledger";
import type { Batch, Pack } from "@reagent/server/catalogue/catalogue";
import { systemClock } from "@reagent/server/clock";
import { connect, type DatabasePlace } from "@reagent/server/database/connection";
import type { Tx } from "@reagent/server/database/database";
import { demoCatalogue } from "@reagent/server/demo/catalogue";
import { DEMO_PASSWORD } from "@reagent/server/demo/customers";
import { readFolder } from "@reagent/server/ports/mail/folder";
import { readSettings } from "@reagent/server/settings";
import { startShop } from "@reagent/server/start";
import { freshFolder } from "@reagent/server/testing/databases";
import { lineRow, orderRow } from "@reagent/server/testing/orders";
import { newcomer } from "./exchanges/registration.ts";
import { clientOf, type Facts, type Party, type Recorded, type Viewer } from "./party.ts";

/** The interval of checks for new mails, in milliseconds. */
const MAIL_ROUND_MS = 100;

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
  readonly tokens: Readonly<Record<Viewer, string | null>>;
}

/** The real server on the loopback, with a database of its own that has the demo catalogue and customers. */
export async function openServer(makePlace = freshFolder): Promise<ServerParty> {
  // Made before the server listens, since it blocks the event loop and an overloaded server refuses calls.
  const item = demoCatalogue().items.find(({ spectra }) => spectra.length > 0);
  const charted = [item?.batches[0], item?.packs[0]] as const;
  const folder = await mkdtemp(join(tmpdir(), "reagent-contract-"));
  const { place, remove } = await makePlace();
  const settings = {
    PORT: "0",
    DATA_DIR: folder,
    DEMO: "1",
    RATE_LIMIT: "0",
    LOG_LEVEL: "silent",
  };
  const shop = await startShop({ ...readSettings(settings), database: place }, systemClock);
  const host = shop.address;
  const recorded: Recorded[] = [];
  const tokens = {
    guest: null,
    expired: "a-token-of-last-month",
    customer: await tokenOf(host, emails.customer),
    university: await tokenOf(host, emails.university),
    newcomer: await tokenOf(host, emails.newcomer),
  };
  return {
    host,
    tokens,
    recorded,
    facts: {
      ...(await factsOf(host, charted)),
      uploadId: await uploadedBy(clientOf(host, tokens.customer, "zh", [])),
      addressId: await addressOf(host, tokens.customer),
      ...(await placedOrders(place)),
      expiredCouponId: "demo-ordinary-coupon-5",
      orders: {
        unpaid: "demo-ordinary-order-20",
        paired: "demo-ordinary-order-18",
        pairedInstrument: "demo-ordinary-order-18-instruments",
        reviewed: "demo-ordinary-order-13",
        ...(await invoicedOrder(host, tokens.customer)),
        reviewedInstrument: "demo-ordinary-order-14-instruments",
        old: "demo-ordinary-order-3",
      },
      ...(await mailedCodes(host, folder)),
    },
    as: (viewer, language) => clientOf(host, tokens[viewer], language, recorded),
    close: async () => {
      await shop.stop();
      await remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tokenOf(host: string, email: string): Promise<string> {
  const outcome = await clientOf(host, null, "zh", []).call(logIn, {
    email,
    password: DEMO_PASSWORD,
  });
  if (!outcome.ok) throw new Error(`${email} cannot log in: ${JSON.stringify(outcome.failure)}`);
  return outcome.data.token;
}

/** Requests a new password and registers an account; returns the codes of the mails. */
async function mailedCodes(
  host: string,
  folder: string,
): Promise<Pick<Facts, "resetCode" | "activationCode">> {
  const guest = clientOf(host, null, "zh", []);
  const newAccount = { ...newcomer, email: "fang.yi@lab.example", mobile: "13900000556" };
  await guest.call(forgotPassword, { email: emails.newcomer });
  await guest.call(register, newAccount);
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
  };
}

/** A small picture that a customer uploads. */
async function uploadedBy(client: Client): Promise<string> {
  const picture = `data:image/gif;base64,${btoa("GIF89a")}`;
  const sent = { slot: "university", extension: "gif", content: picture, fileName: null } as const;
  const outcome = await client.call(uploadDocument, sent);
  if (!outcome.ok) throw new Error(`no document is accepted: ${JSON.stringify(outcome.failure)}`);
  return outcome.data.uploadId;
}

/** One of a customer's addresses that is not the default one. */
async function addressOf(host: string, token: string): Promise<string> {
  const list = await clientOf(host, token, "zh", []).call(listAddresses, { keywords: "" });
  const address = list.ok && list.data.addresses.find(({ isDefault }) => !isDefault);
  if (!address) throw new Error("The demo customer has no address except the default one.");
  return address.addressId;
}

/** The customer's order that was invoiced in parts. */
async function invoicedOrder(
  host: string,
  token: string,
): Promise<Pick<Facts["orders"], "invoiced" | "lastInvoice">> {
  const orderId = "demo-ordinary-order-16";
  const asked = { orderId, isLegacy: false };
  const outcome = await clientOf(host, token, "zh", []).call(readOrder, asked);
  const last = outcome.ok && outcome.data.invoices.at(-1);
  if (!last) throw new Error("The demo customer has no order that was invoiced.");
  return { invoiced: orderId, lastInvoice: last.invoiceCode };
}

type MadeFact =
  | "addressId"
  | "resetCode"
  | "activationCode"
  | "uploadId"
  | "unpaidOrderId"
  | "owedOrderId"
  | "expiredCouponId"
  | "orders";

/** Adds an unpaid order and one paid on credit for the customer, with a balance that covers it, and a debt of the university that it cannot repay. */
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

/** A batch of an item with spectra, and one of the item's packs. */
type Charted = readonly [Batch | undefined, Pack | undefined];

/** The facts that a guest can find; the code of a batch is given, since only its label shows it. */
async function factsOf(host: string, [batch, batchPack]: Charted): Promise<Omit<Facts, MadeFact>> {
  const client = clientOf(host, null, "zh", []);
  const query = { page: 1, limit: 20 };
  const reagents = await client.call(searchReagents, {
    ...query,
    keyword: "64-17-5",
    source: "web",
    ...UNREFINED,
  });
  const item = reagents.ok ? reagents.data.items[0] : undefined;
  const page = await client.call(readProduct, { itemCode: item?.itemCode ?? "?" });
  const pack = page.ok ? page.data.packs.find(({ listPrice }) => listPrice !== null) : undefined;
  const found = await client.call(searchInstruments, { ...query, keyword: "搅拌器" });
  const [sku, other] = found.ok ? found.data.items : [];
  const newest = async (type: "news" | "activity") => {
    const list = { type, pageSize: 1, page: 1, search: "", keyword: "" };
    const outcome = await client.call(listArticles, list);
    return outcome.ok ? outcome.data.rows[0]?.id : undefined;
  };
  const header = await client.call(readHeader, {});
  const categoryId = header.ok ? header.data.categories[0]?.id : undefined;
  const [newsId, activityId] = [await newest("news"), await newest("activity")];
  if (
    !item ||
    !pack ||
    !sku ||
    !other ||
    !batch ||
    !batchPack ||
    !newsId ||
    !activityId ||
    !categoryId
  ) {
    throw new Error("The demo catalogue lacks ethanol, stirrers, spectra, news or categories.");
  }
  return {
    itemCode: item.itemCode,
    itemId: item.itemId,
    categoryId,
    productId: pack.productId,
    productCode: pack.productCode,
    batchCode: batch.code,
    batchProductCode: batchPack.code,
    spuCode: sku.spuCode,
    skuIds: [sku.skuId, other.skuId],
    newsId,
    activityId,
    email: emails.newcomer,
    takenMobile: "13800000001",
    password: DEMO_PASSWORD,
  };
}
