import type { Parcel } from "../areas/order/transitions/ship.ts";
import { CommandError } from "../command-line.ts";

/** A whole number from 1 to 9999. Throws `CommandError` for anything else. */
export function quantityOf(text: string): number {
  if (!/^[1-9]\d{0,3}$/u.test(text)) {
    throw new CommandError(`${text} is no quantity; write a whole number from 1 to 9999.`);
  }
  return Number(text);
}

/** Parses a line of a shipment: `A100001-500mL=2`, with a batch `A100001-500mL=2@C15482130`. */
export function parcelOf(text: string): Parcel {
  const read = /^(?<productCode>[^=@]+)=(?<quantity>\d+)(?:@(?<batchCode>.+))?$/u.exec(text);
  const { productCode = "", quantity = "", batchCode = "" } = read?.groups ?? {};
  if (!read) {
    throw new CommandError(`${text} is no line; write CODE=QUANTITY or CODE=QUANTITY@BATCH.`);
  }
  return { productCode: productCode.trim(), quantity: quantityOf(quantity), batchCode };
}
