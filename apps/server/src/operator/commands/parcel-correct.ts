import { correctParcel } from "../../ordering/orders/transitions/correct-parcel.ts";
import { capitals, filledText, PARCEL } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeParcel } from "../parcel.ts";

/** Adds `parcel-correct`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("parcel-correct")
    .description("corrects carrier and tracking number of a parcel; the customer gets a mail")
    .argument("<PARCEL>", PARCEL, capitals)
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
