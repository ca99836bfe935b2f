import { addAddress, updateInvoiceAddress } from "@reagent/api/contract/address";
import { joinLandline } from "@reagent/domain/landline";
import { readRows } from "../rows.ts";
import type { DemoShop } from "./demo-shop.ts";

const COLUMNS = [
  "customer",
  "use",
  "receiver",
  "mobile",
  "phone_area",
  "phone_number",
  "phone_extension",
  "province",
  "city",
  "district",
  "street",
  "postcode",
] as const;

/** Adds the addresses of a demo customer from `addresses.csv`: those of delivery, the default one first, and that of invoices. */
export async function addDemoAddresses(shop: DemoShop, by: string, now: number): Promise<void> {
  const rows = readRows(new URL("addresses.csv", import.meta.url), COLUMNS);
  const own = Map.groupBy(
    rows.filter(({ customer }) => customer === by),
    ({ use }) => use,
  );
  for (const [index, row] of (own.get("delivery") ?? []).entries())
    await shop.call(
      addAddress,
      {
        ...placeOf(row),
        area: row.phone_area,
        phone: row.phone_number,
        extension: row.phone_extension,
        isDefault: index === 0,
      },
      { by, now: now - index },
    );
  for (const row of own.get("invoice") ?? []) {
    const phone = joinLandline({
      area: row.phone_area,
      phone: row.phone_number,
      extension: row.phone_extension,
    });
    await shop.call(updateInvoiceAddress, { ...placeOf(row), phone }, { by, now });
  }
}

function placeOf({
  receiver,
  mobile,
  province,
  city,
  district,
  street,
  postcode,
}: Readonly<Record<(typeof COLUMNS)[number], string>>) {
  return { receiver, mobile, province, city, district, street, postcode };
}
