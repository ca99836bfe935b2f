import { fen, formatYuan } from "@reagent/domain/money";
import { returnedLines } from "../areas/return/returns.ts";
import { momentOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { inColumns } from "./columns.ts";
import type { OperatorShop } from "./operator-shop.ts";

/** The id of the return with a number. Throws `CommandError` where there is none. */
export async function returnIdOf(reader: Reader, code: string): Promise<string> {
  const found = await reader
    .selectFrom("returns")
    .select("id")
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  if (!found) {
    throw new CommandError(`There is no return ${code}.`);
  }
  return found.id;
}

/** A return, its lines and its files as lines of text. */
export async function showReturn(
  reader: Reader,
  returnId: string,
  { files: stored }: Pick<OperatorShop, "files">,
): Promise<string[]> {
  const row = await reader
    .selectFrom("returns")
    .innerJoin("orders", "orders.id", "returns.order_id")
    .innerJoin("customers", "customers.id", "returns.customer_id")
    .selectAll("returns")
    .select(["orders.code as order_code", "customers.email"])
    .where("returns.id", "=", returnId)
    .executeTakeFirstOrThrow();
  const lines = await returnedLines(reader, returnId);
  const files = await reader
    .selectFrom("uploads")
    .select(["id", "file_name"])
    .where("return_id", "=", returnId)
    .orderBy("position")
    .execute();
  return [
    `${row.code}  ${row.status}  of ${row.order_code}, applied for ${momentOf(row.created_at)}`,
    row.email,
    ...(row.slip_code === null
      ? []
      : [`Slip ${row.slip_code}, sent back as ${row.express_number || "?"}`]),
    ...(row.received_at === null ? [] : [`Received ${momentOf(row.received_at)}.`]),
    ...(row.refunded_amount === null
      ? []
      : [`${formatYuan(fen(row.refunded_amount))} RMB were refunded.`]),
    ...(row.refusal === "" ? [] : [`Refused: ${row.refusal}`]),
    "",
    ...row.reason.split("\n"),
    "",
    ...inColumns([
      ["Product", "Batch", "Quantity", "Opened", "Remark"],
      ...lines.map((line) => [
        line.product_code,
        line.batch_code,
        String(line.returned),
        String(line.opened_quantity),
        line.remark,
      ]),
    ]),
    "",
    ...inColumns(files.map(({ id, file_name }) => [file_name, stored.pathOf(id)])),
  ];
}

/** Changes a return in one transaction; says what was done, and shows the return. */
export const changeReturn = changing({ idOf: returnIdOf, show: showReturn });
