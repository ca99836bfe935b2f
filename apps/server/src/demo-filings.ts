import type { Tx } from "./database/database.ts";

/** What a demo customer has filed: the ordinary one an invoice that can be upgraded, the newcomer nothing. */
export async function addDemoFilings(tx: Tx, customerId: string): Promise<void> {
  if (customerId !== "demo-ordinary") {
    return;
  }
  await tx
    .insertInto("invoices")
    .values({
      customer_id: customerId,
      method: "other",
      type: "vat-special",
      title: "示例生物科技（上海）有限公司",
      tax_number: "91310115DEMO00001X",
      bank: "示例银行上海张江支行",
      bank_account: "0000000000000001",
      address: "上海市浦东新区示例路 1 号",
      phone: "021-55500001",
      email: "",
    })
    .execute();
}
