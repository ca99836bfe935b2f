import type { Tx } from "../../../database/database.ts";
import { noteEvent } from "./timeline.ts";

/**
 * Records that a parcel was delivered, once (decisions, delivered parcels). Returns the courier and number of a parcel that is delivered
 * now; undefined where it was before.
 */
export async function deliverParcel(
  tx: Tx,
  { parcelCode, orderId, now }: { parcelCode: string; orderId: string; now: number },
): Promise<{ readonly company: string; readonly number: string } | undefined> {
  const known = await tx
    .selectFrom("order_events")
    .select("detail")
    .where("order_id", "=", orderId)
    .where("event", "=", "delivered")
    .execute();
  const isKnown = ({ detail }: { readonly detail: string }) =>
    (JSON.parse(detail) as { readonly shipment?: string }).shipment === parcelCode;
  if (known.some(isKnown)) return undefined;
  const parcel = await tx
    .selectFrom("shipments")
    .select(["express_company as company", "express_number as number"])
    .where("code", "=", parcelCode)
    .executeTakeFirstOrThrow();
  await noteEvent(tx, orderId, "delivered", { now, detail: { shipment: parcelCode, ...parcel } });
  return parcel;
}
