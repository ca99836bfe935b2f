import { UNIVERSITY_CATEGORY, UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import { currentTermsVersion } from "@reagent/server/content/terms";
import type { Database, Tx } from "@reagent/server/database/database";
import type { Schema } from "@reagent/server/database/schema";
import type { Files } from "@reagent/server/ports/files/files";
import { hashPassword } from "@reagent/server/sessions/password";
import type { Vault } from "@reagent/server/sessions/vault";
import type { Insertable } from "kysely";
import { addDemoAddresses } from "./addresses.ts";
import { addDemoBalances } from "./balances.ts";
import { addDemoEnquiries } from "./enquiries.ts";
import { addDemoFilings } from "./filings.ts";
import { addDemoGiftOrders } from "./gift-orders.ts";
import { packOf } from "./goods.ts";
import { addDemoLists, type DemoList } from "./lists.ts";
import { addDemoOrders } from "./orders.ts";
import { addDemoReturnFiles } from "./returns.ts";
import { addDemoStockAlerts, type DemoStockAlerts } from "./stock-alerts.ts";

/** The password of all demo customers, which is printed at start. */
export const DEMO_PASSWORD = "kedu-2026";

interface DemoCustomer {
  readonly id: string;
  readonly email: string;
  readonly userName: string;
  readonly mobile: string;
  readonly company: string;
  /** The rest of the profile; undefined where it is empty. */
  readonly details?: Pick<
    Insertable<Schema["customers"]>,
    "sex" | "province" | "city" | "district" | "address" | "zip"
  >;
  readonly group: string;
  readonly categoryCode: number;
  /** The wire's code; 472 is without credit. */
  readonly accountPeriod: number;
  readonly mayDownload: boolean;
  /** CAS numbers of the favourites, oldest first. */
  readonly favourites: readonly string[];
  /** CAS numbers of the cart, and quantities of the first pack of each. */
  readonly cart: readonly (readonly [cas: string, quantity: number])[];
  readonly stockAlerts?: DemoStockAlerts;
  /** Named lists, oldest first. */
  readonly lists?: readonly DemoList[];
  readonly about: string;
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: "demo-ordinary",
    email: "demo@kedu.example",
    userName: "林演示",
    mobile: "13800000001",
    company: "示例生物科技（上海）有限公司",
    details: {
      sex: "female",
      province: "310000",
      city: "310100",
      district: "310115",
      address: "示例路 1 号 3 号楼",
      zip: "201203",
    },
    group: "",
    categoryCode: 0,
    accountPeriod: 471,
    mayDownload: true,
    favourites: ["64-17-5", "67-64-1", "7647-14-5", "50-99-7", "68-12-2", "108-88-3"],
    cart: [
      ["64-17-5", 2],
      ["7647-14-5", 1],
      ["67-64-1", 5],
    ],
    stockAlerts: { open: "50-99-7", sent: "64-17-5" },
    lists: [
      {
        name: "春季实验课",
        lines: [
          { cas: "64-17-5", quantity: 12, wasPermille: 920, wasInStock: true },
          { cas: "7647-14-5", quantity: 4, wasPermille: 1000, wasInStock: true },
          { cas: "67-64-1", quantity: 6, wasPermille: 1080, wasInStock: true },
          { cas: "50-99-7", quantity: 2, wasPermille: 1000, wasInStock: false },
        ],
      },
      {
        name: "常备溶剂",
        lines: [
          { cas: "108-88-3", quantity: 2 },
          { cas: "68-12-2", quantity: 1 },
        ],
      },
    ],
    about:
      "an ordinary customer, with favourites, lists, a cart, addresses and orders in every state",
  },
  {
    id: "demo-university",
    email: "university@kedu.example",
    userName: "王老师",
    mobile: "13800000002",
    company: "示例大学化学学院",
    details: {
      sex: "male",
      province: "420000",
      city: "420100",
      district: "420111",
      address: "示例大学化学楼",
      zip: "430070",
    },
    group: UNIVERSITY_GROUP,
    categoryCode: Number(UNIVERSITY_CATEGORY),
    accountPeriod: 471,
    mayDownload: false,
    favourites: ["64-17-5"],
    cart: [["67-56-1", 4]],
    about: "a university's customer, with its own prices",
  },
  {
    id: "demo-new",
    email: "new@kedu.example",
    userName: "新客户",
    mobile: "",
    company: "示例材料研究所",
    group: "",
    categoryCode: 0,
    accountPeriod: 472,
    mayDownload: false,
    favourites: [],
    cart: [],
    about: "a customer with nothing yet",
  },
  {
    id: "demo-applicant",
    email: "applicant@kedu.example",
    userName: "何示例",
    mobile: "13800000005",
    company: "示例大学",
    group: "",
    categoryCode: Number(UNIVERSITY_CATEGORY),
    accountPeriod: 472,
    mayDownload: false,
    favourites: [],
    cart: [
      ["64-17-5", 1],
      ["67-64-1", 1],
    ],
    about: "a university's customer whose filings wait, or were refused",
  },
];

/** Adds missing demo customers, and lets all of them log in. The catalogue must be the demo's. */
export async function prepareDemoCustomers(
  database: Database,
  { now, vault, files }: { now: number; vault: Vault; files: Files },
): Promise<{ password: string; accounts: typeof demoCustomers }> {
  const ids = demoCustomers.map(({ id }) => id);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await database.transact(async (tx) => {
    await tx.updateTable("customers").set({ is_active: 1 }).where("id", "in", ids).execute();
    const known = await tx.selectFrom("customers").select("id").where("id", "in", ids).execute();
    const missing = demoCustomers.filter(({ id }) => !known.some((row) => row.id === id));
    for (const customer of missing) {
      await addCustomer(tx, customer, passwordHash, now);
      await addDemoFilings(tx, { id: customer.id, now }, vault);
      await addDemoEnquiries(tx, { ...customer, now });
    }
    for (const { id, group } of demoCustomers) {
      await addDemoOrders(tx, { id, group, now });
      await addDemoGiftOrders(tx, { id, group, now });
    }
  });
  await addDemoReturnFiles(database, files, ids);
  return { password: DEMO_PASSWORD, accounts: demoCustomers };
}

async function addCustomer(tx: Tx, customer: DemoCustomer, passwordHash: string, now: number) {
  const { id } = customer;
  await tx
    .insertInto("customers")
    .values({
      id,
      email: customer.email,
      password_hash: passwordHash,
      user_name: customer.userName,
      mobile: customer.mobile,
      company: customer.company,
      ...customer.details,
      customer_group: customer.group,
      category_code: customer.categoryCode,
      account_period: customer.accountPeriod,
      may_download: customer.mayDownload ? 1 : 0,
      is_active: 1,
      created_at: now,
      terms_version: await currentTermsVersion(tx),
    })
    .execute();
  await addFavourites(tx, customer, now);
  await addCart(tx, customer, now);
  await addDemoLists(tx, customer, now);
  await addDemoAddresses(tx, id, now);
  await addDemoBalances(tx, id, now);
  const { stockAlerts } = customer;
  if (stockAlerts) await addDemoStockAlerts(tx, { id, now, alerts: stockAlerts });
}

async function addFavourites(tx: Tx, { id, favourites }: DemoCustomer, now: number): Promise<void> {
  for (const [index, cas] of favourites.entries()) {
    const item = await tx
      .selectFrom("items")
      .select("id")
      .where("cas", "=", cas)
      .orderBy("position")
      .limit(1)
      .executeTakeFirst();
    if (item) {
      await tx
        .insertInto("favourites")
        .values({ customer_id: id, item_id: item.id, created_at: now + index })
        .execute();
    }
  }
}

async function addCart(tx: Tx, { id, group, cart }: DemoCustomer, now: number): Promise<void> {
  for (const [index, [cas, quantity]] of cart.entries()) {
    const pack = await packOf(tx, cas, group);
    if (pack) {
      await tx
        .insertInto("cart_lines")
        .values({
          customer_id: id,
          kind: "reagent",
          product_id: pack.id,
          quantity,
          customer_item_number: "",
          is_selected: 1,
          created_at: now + index,
        })
        .execute();
    }
  }
}
