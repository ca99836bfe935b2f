import type { Tx } from "@reagent/server/database/database";

const pudong = { province: "310000", city: "310100", district: "310115" };
const xuhui = { ...pudong, district: "310104" };
const kunshan = { province: "320000", city: "320500", district: "320583" };
const noLandline = { phone_area: "", phone_number: "", phone_extension: "" };

const laboratory = {
  receiver: "林演示",
  mobile: "13800000001",
  ...noLandline,
  phone_area: "021",
  phone_number: "55500001",
  ...pudong,
  street: "示例路 1 号 3 号楼 205 实验室",
  postcode: "201203",
};

/** By customer, the default one first. */
const addresses = {
  "demo-ordinary": [
    laboratory,
    {
      ...laboratory,
      ...noLandline,
      ...xuhui,
      street: "样品路 130 号化学楼 B 座收发室",
      postcode: "",
    },
    {
      receiver: "梁样品",
      mobile: "13800000011",
      ...noLandline,
      ...kunshan,
      street: "示范大道 218 号 C12 栋",
      postcode: "215300",
    },
  ],
  "demo-university": [
    {
      receiver: "王老师",
      mobile: "13800000002",
      ...noLandline,
      province: "420000",
      city: "420100",
      district: "420111",
      street: "示例大学化学楼 402 室",
      postcode: "430070",
    },
  ],
} as const;

/** Adds the delivery addresses of a demo customer, and the invoice address of the ordinary one. */
export async function addDemoAddresses(tx: Tx, customerId: string, now: number): Promise<void> {
  const own = Object.entries(addresses).find(([id]) => id === customerId)?.[1] ?? [];
  for (const [index, address] of own.entries())
    await tx
      .insertInto("addresses")
      .values({
        ...address,
        id: `${customerId}-${index + 1}`,
        customer_id: customerId,
        is_default: index === 0 ? 1 : 0,
        created_at: now - index,
      })
      .execute();
  if (customerId !== "demo-ordinary") return;
  await tx
    .insertInto("invoice_addresses")
    .values({ ...laboratory, id: customerId, customer_id: customerId, receiver: "财务处" })
    .execute();
}
