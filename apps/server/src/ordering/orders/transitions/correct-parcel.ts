import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import { isCorrection } from "@reagent/domain/shipment";
import { Refusal } from "../../../basics/refusal.ts";
import type { Tx } from "../../../database/database.ts";
import type { TransitionContext } from "./loaded-order.ts";
import { noteEvent } from "./timeline.ts";

interface Correction {
  readonly parcelCode: string;
  readonly expressCompany: string;
  readonly expressNumber: string;
}

/** Corrects courier and number of a parcel (decisions, corrected parcels); refuses an unknown parcel, and data that it has already. */
export async function correctParcel(
  tx: Tx,
  { parcelCode, expressCompany, expressNumber }: Correction,
  { now, language }: TransitionContext,
): Promise<void> {
  const stored = await tx
    .selectFrom("shipments")
    .select(["order_id as orderId", "express_company as expressCompany"])
    .select("express_number as expressNumber")
    .where("code", "=", parcelCode)
    .executeTakeFirst();
  if (!stored) throw new Refusal(codes.notFound, orderMessages.parcelMissing[language]);
  if (!isCorrection(stored, { expressCompany, expressNumber }))
    throw new Refusal(codes.locked, orderMessages.parcelUnchanged[language]);
  await tx
    .updateTable("shipments")
    .set({ express_company: expressCompany, express_number: expressNumber })
    .where("code", "=", parcelCode)
    .execute();
  const detail = { shipment: parcelCode, company: expressCompany, number: expressNumber };
  await noteEvent(tx, stored.orderId, "parcel-corrected", { now, detail });
}
