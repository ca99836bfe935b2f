import type { Address } from "@reagent/api/contract/address";
import type { AddressDetails } from "@reagent/domain/address";
import { joinLandline } from "@reagent/domain/landline";
import type { Selectable } from "kysely";
import { regionNamesOf } from "../catalogue/regions.ts";
import type { Reader, Tx } from "../database/database.ts";
import { Collision, isDuplicate } from "../database/failure.ts";
import type { Schema } from "../database/schema.ts";

/** A customer's addresses, the default one first, then the newest. */
export async function readAddresses(reader: Reader, customerId: string): Promise<Address[]> {
  const rows = await reader
    .selectFrom("addresses")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("is_default", "desc")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(addressOf);
}

/** One of a customer's addresses; undefined where the customer has no such address. */
export async function findAddress(
  reader: Reader,
  customerId: string,
  id: string,
): Promise<Address | undefined> {
  const row = await reader
    .selectFrom("addresses")
    .selectAll()
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row && addressOf(row);
}

function addressOf(row: Selectable<Schema["addresses"]>): Address {
  return { addressId: row.id, ...placeOf(row), isDefault: row.is_default === 1 };
}

/** An address without its id, with the names of its regions. */
export type Place = Omit<Address, "addressId" | "isDefault">;

/** The columns of a place. */
export type PlaceColumns = Omit<Selectable<Schema["invoice_addresses"]>, "id" | "customer_id">;

/** The address in a row. */
export function placeOf(row: PlaceColumns): Place {
  const { receiver, mobile, postcode, street, province, city, district } = row;
  return {
    receiver,
    mobile,
    phone: joinLandline({
      area: row.phone_area,
      phone: row.phone_number,
      extension: row.phone_extension,
    }),
    postcode,
    street,
    province,
    city,
    district,
    ...regionNamesOf(row),
  };
}

/** The columns of an address in a form. */
export function columnsOf({ area, phone, extension, ...place }: AddressDetails): PlaceColumns {
  return { ...place, phone_area: area, phone_number: phone, phone_extension: extension };
}

/** Makes one of a customer's addresses the only default one. */
export async function makeDefault(tx: Tx, customerId: string, id: string): Promise<void> {
  await tx
    .updateTable("addresses")
    .set({ is_default: 0 })
    .where("customer_id", "=", customerId)
    .where("is_default", "=", 1)
    .execute();
  try {
    await tx
      .updateTable("addresses")
      .set({ is_default: 1 })
      .where("customer_id", "=", customerId)
      .where("id", "=", id)
      .execute();
  } catch (failure) {
    // A parallel call set another default: the next run sees it.
    throw isDuplicate(failure) ? new Collision(failure) : failure;
  }
}
