import { InvalidArgumentError } from "@commander-js/extra-typings";
import { type ShipmentLine, shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { CommandError } from "../../settings/command-line.ts";
import { filledText, OR_FILE, quantityOf } from "../arguments.ts";
import { batchNotes } from "../batch-notes.ts";
import { namedOrder, tablePath } from "../files/file-path.ts";
import type { AddCommand, OperatorShop } from "../operator-shop.ts";
import { changeOrder } from "../order.ts";

/** Adds `ship`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("ship")
    .description("ships all unshipped lines of an order, or some, or the parcels of a file")
    .argument("[ORDER]", OR_FILE)
    .option("--company <NAME>", "the carrier", filledText)
    .option("--number <NUMBER>", "the tracking number", filledText)
    .option(
      "--line <CODE=QUANTITY[@BATCH]>",
      "ships only this line; may be repeated; otherwise all that is unshipped",
      (text, lines: readonly ShipmentLine[] | undefined) => [
        ...(lines ?? []),
        shipmentLineOf(text),
      ],
    )
    .option("--other-batch", "the customer agrees to another batch than the one that they ordered")
    .option(
      "--file <FILE>",
      "ships the parcels of a CSV file: order, company, number; for parts also product_code, quantity and batch_code, one line in each row",
    )
    .option("--check", "with --file: only says what would be done")
    .action((code, { file, check = false, ...parcel }) =>
      inShop(
        file === undefined
          ? sendParcel(namedOrder(code, { check }), parcel)
          : sendParcels(tablePath(code, file), parcel, check),
      ),
    );

interface Parcel {
  readonly company?: string | undefined;
  readonly number?: string | undefined;
  readonly line?: readonly ShipmentLine[] | undefined;
  readonly otherBatch?: boolean | undefined;
}

function sendParcel(
  code: string,
  { company, number, line: lines = [], otherBatch: takesOtherBatch = false }: Parcel,
) {
  if (company === undefined) throw new CommandError("--company is missing.");
  if (number === undefined) throw new CommandError("--number is missing.");
  return changeOrder(code, async (tx, orderId, context) => {
    const parcel = { orderId, expressCompany: company, expressNumber: number, lines };
    const shipment = await shipOrder(tx, { ...parcel, takesOtherBatch }, context);
    const sent = [`Shipment ${shipment} is on its way.`];
    return [...sent, ...(await batchNotes(tx, shipment, context.now))].join("\n");
  });
}

function sendParcels(path: string, parcel: Parcel, isCheck: boolean) {
  if (Object.keys(parcel).length > 0)
    throw new CommandError(
      "--company, --number, --line and --other-batch are for one order, not for --file.",
    );
  return async (shop: OperatorShop) =>
    (await import("../files/ship-file.ts")).shipFile(shop, path, isCheck);
}

/** Parses a line of a shipment: `A100001-500mL=2`, with a batch `A100001-500mL=2@C15482130`. */
function shipmentLineOf(text: string): ShipmentLine {
  const read = /^(?<productCode>[^=@]+)=(?<quantity>\d+)(?:@(?<batchCode>.+))?$/u.exec(text);
  const { productCode = "", quantity = "", batchCode = "" } = read?.groups ?? {};
  if (!read) throw new InvalidArgumentError("Write CODE=QUANTITY or CODE=QUANTITY@BATCH.");
  return { productCode: productCode.trim(), quantity: quantityOf(quantity), batchCode };
}
