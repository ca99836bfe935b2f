import { deliverParcel } from "../../ordering/orders/transitions/deliver-parcel.ts";
import { PARCEL } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { orderIdOfParcel } from "../parcel.ts";
import { workThrough } from "../rows.ts";

/** Adds `parcel-delivered`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("parcel-delivered")
    .description("records that parcels were delivered; the customers get a mail, once for each")
    .argument("<PARCEL...>", PARCEL)
    .action((codes) =>
      inShop(({ database, now }) =>
        workThrough(
          database,
          codes.map((word) => {
            const parcelCode = word.trim().toUpperCase();
            return {
              subject: parcelCode,
              group: "all",
              run: async (tx) => {
                const orderId = await orderIdOfParcel(tx, parcelCode);
                const parcel = await deliverParcel(tx, { parcelCode, orderId, now });
                return parcel
                  ? { state: "done", text: `delivered by ${parcel.company}, ${parcel.number}` }
                  : { state: "known", text: "was delivered" };
              },
            };
          }),
          { subjects: "Parcel" },
        ),
      ),
    );
