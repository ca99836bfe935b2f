import { InvalidArgumentError } from "@commander-js/extra-typings";
import { type ShipmentLine, shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { filledText, ORDER, quantityOf } from "../arguments.ts";
import type { AddCommand } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";

/** Adds `ship`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("ship")
    .description("ships all unshipped lines of an order, or some")
    .argument("<ORDER>", ORDER)
    .requiredOption("--company <NAME>", "the carrier", filledText)
    .requiredOption("--number <NUMBER>", "the tracking number", filledText)
    .option(
      "--line <CODE=QUANTITY[@BATCH]>",
      "ships only this line; may be repeated; otherwise all that is unshipped",
      (text, lines: readonly ShipmentLine[] | undefined) => [
        ...(lines ?? []),
        shipmentLineOf(text),
      ],
    )
    .action((code, { company: expressCompany, number: expressNumber, line: lines = [] }) =>
      inShop(
        changeOrder(code, async (tx, orderId, context) => {
          const shipping = { orderId, expressCompany, expressNumber, lines };
          return `Shipment ${await shipOrder(tx, shipping, context)} is on its way.`;
        }),
      ),
    );

/** Parses a line of a shipment: `A100001-500mL=2`, with a batch `A100001-500mL=2@C15482130`. */
function shipmentLineOf(text: string): ShipmentLine {
  const read = /^(?<productCode>[^=@]+)=(?<quantity>\d+)(?:@(?<batchCode>.+))?$/u.exec(text);
  const { productCode = "", quantity = "", batchCode = "" } = read?.groups ?? {};
  if (!read) throw new InvalidArgumentError("Write CODE=QUANTITY or CODE=QUANTITY@BATCH.");
  return { productCode: productCode.trim(), quantity: quantityOf(quantity), batchCode };
}
