import type { Reader } from "../../database/database.ts";
import { correctParcel } from "../../ordering/orders/transitions/correct-parcel.ts";
import { CommandError } from "../../settings/command-line.ts";
import { filledText, PARCEL } from "../arguments.ts";
import { changing } from "../changing.ts";
import type { AddCommand } from "../operator-shop.ts";
import { showOrder } from "../show-order.ts";

/** Adds `parcel-correct`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("parcel-correct")
    .description("corrects carrier and tracking number of a parcel; the customer gets a mail")
    .argument("<PARCEL>", PARCEL, (text) => text.trim().toUpperCase())
    .requiredOption("--company <NAME>", "the carrier", filledText)
    .requiredOption("--number <NUMBER>", "the tracking number", filledText)
    .action((parcelCode, { company: expressCompany, number: expressNumber }) =>
      inShop(
        changeParcel(parcelCode, async (tx, _orderId, context) => {
          await correctParcel(tx, { parcelCode, expressCompany, expressNumber }, context);
          return `Parcel ${parcelCode} now has ${expressCompany}, ${expressNumber}.`;
        }),
      ),
    );

/** Changes a parcel in one transaction; says what was done, and shows its order. */
const changeParcel = changing({ idOf: orderIdOfParcel, show: showOrder });

async function orderIdOfParcel(reader: Reader, code: string): Promise<string> {
  const parcel = await reader
    .selectFrom("shipments")
    .select("order_id")
    .where("code", "=", code)
    .executeTakeFirst();
  if (!parcel) throw new CommandError(`There is no parcel ${code}.`);
  return parcel.order_id;
}
