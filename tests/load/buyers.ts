import { writeInvoice } from "@reagent/server/areas/invoice/invoices";
import type { Database, Tx } from "@reagent/server/database/database";
import { startSession } from "@reagent/server/sessions/session";
import { customerRow } from "@reagent/server/testing/customers";

const now = Date.now();

/** A logged-in customer with something in the cart. */
export interface Buyer {
  readonly token: string;
  readonly addressId: string;
}

/** Adds a customer with these packs in the cart, addresses and saved invoice information. */
export async function addBuyer(
  tx: Tx,
  name: string,
  { packs, addresses = 1 }: { readonly packs: readonly number[]; readonly addresses?: number },
): Promise<Buyer> {
  await tx
    .insertInto("customers")
    .values(
      customerRow({ id: name, email: `${name}@bench.example`, user_name: name, created_at: now }),
    )
    .execute();
  for (let index = 0; index < addresses; index += 1)
    await tx
      .insertInto("addresses")
      .values({
        id: `${name}-${index}`,
        customer_id: name,
        receiver: "林演示",
        mobile: "13800000001",
        phone_area: "",
        phone_number: "",
        phone_extension: "",
        province: "310000",
        city: "310100",
        district: "310115",
        street: `示例路 ${index} 号`,
        postcode: "201203",
        is_default: index === 0 ? 1 : 0,
        created_at: now,
      })
      .execute();
  await writeInvoice(tx, name, {
    type: "ordinary",
    title: "示例生物科技（上海）有限公司",
    taxNumber: "91310115DEMO00001X",
    bank: "",
    bankAccount: "",
    address: "",
    phone: "",
    email: "",
  });
  await tx
    .insertInto("cart_lines")
    .values(
      packs.map((product_id) => ({
        customer_id: name,
        kind: "reagent" as const,
        product_id,
        quantity: 2,
        customer_item_number: "",
        is_selected: 1 as const,
        created_at: now,
      })),
    )
    .execute();
  return { token: await startSession(tx, name, now), addressId: `${name}-0` };
}

/** Packs without restrictions. */
export async function sellablePacks(database: Database): Promise<number[]> {
  const rows = await database.read
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select("packs.id")
    .where("packs.specification", "=", "")
    .where("packs.is_enquiry_only", "=", 0)
    .where("packs.is_bulk", "=", 0)
    .where("items.hazardous_number", "is", null)
    .where("items.is_drug_precursor", "=", 0)
    .where("items.is_explosive_precursor", "=", 0)
    .where("items.safe_level", "<", 5)
    .orderBy("packs.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** A pack, as calls name it. */
export interface CalledPack {
  readonly itemCode: string;
  readonly productId: string;
}

/** Packs by their ids, as calls name them. */
export async function calledPacks(
  database: Database,
  ids: readonly number[],
): Promise<CalledPack[]> {
  const rows = await database.read
    .selectFrom("packs")
    .innerJoin("items", "items.id", "packs.item_id")
    .select(["packs.id", "items.code"])
    .where("packs.id", "in", ids)
    .execute();
  return rows.map(({ id, code }) => ({ itemCode: code, productId: String(id) }));
}
