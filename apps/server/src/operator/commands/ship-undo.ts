import { undoShipment } from "../../ordering/orders/transitions/undo-shipment.ts";
import { capitals, PARCEL } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeParcel } from "../parcel.ts";

/** Adds `ship-undo`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("ship-undo")
    .description("takes back a parcel that was recorded by mistake; the customer gets a mail")
    .argument("<PARCEL>", PARCEL, capitals)
    .action((parcelCode) =>
      inShop(
        changeParcel(parcelCode, async (tx, _orderId, context) => {
          await undoShipment(tx, parcelCode, context);
          return `Parcel ${parcelCode} is taken back: its goods wait to be sent.`;
        }),
      ),
    );
