import { PARCEL_TABLE, type ParcelRow, readParcelRow } from "@reagent/domain/parcel-file";
import type { Tx } from "../../database/database.ts";
import { judgeRows } from "../../import/judge-rows.ts";
import { cellProblem } from "../../import/problems.ts";
import { shipOrder } from "../../ordering/orders/transitions/ship.ts";
import { batchNotes } from "../batch-notes.ts";
import type { List } from "../list.ts";
import type { OperatorShop } from "../operator-shop.ts";
import { orderIdOf } from "../order.ts";
import { type Outcome, type RowWork, workThrough } from "../rows.ts";

/** The rows of one parcel. */
interface Parcel {
  readonly line: number;
  readonly rows: readonly ParcelRow[];
}

/** Ships the parcels of a table. A parcel with a row that cannot be read is not shipped in part. Throws `UnreadableFile`. */
export async function shipFile(
  { database, now }: Pick<OperatorShop, "database" | "now">,
  path: string,
  isCheck: boolean,
): Promise<List> {
  const parcels = new Map<string, Parcel>();
  const faulty = new Set<string>();
  const { problems } = await judgeRows(path, PARCEL_TABLE, (line, written) => {
    const { row, parcel, problems: found } = readParcelRow(written);
    const before = parcels.get(parcel);
    if (found.length > 0) faulty.add(parcel);
    parcels.set(parcel, { line: before?.line ?? line, rows: [...(before?.rows ?? []), row] });
    return found.map((problem) => cellProblem(line, problem, written[problem.column] ?? ""));
  });
  const work = [...parcels].map(([name, { line, rows }]): RowWork => {
    const subject = rows[0]?.orderCode ?? "";
    return {
      line,
      subject,
      group: subject,
      run: (tx) =>
        faulty.has(name)
          ? Promise.resolve({ state: "failed", text: "a row of this parcel is wrong" })
          : shipParcel(tx, rows, now),
    };
  });
  return workThrough(database, work, { isCheck, problems });
}

async function shipParcel(tx: Tx, rows: readonly ParcelRow[], now: number): Promise<Outcome> {
  const [first] = rows;
  if (!first) throw new Error("A parcel has no rows.");
  const { orderCode, expressCompany, expressNumber } = first;
  const lines = rows.flatMap(({ line }) => line ?? []);
  if (lines.length > 0 && lines.length < rows.length)
    return { state: "failed", text: "some rows of this parcel name no product" };
  const orderId = await orderIdOf(tx, orderCode);
  const before = await tx
    .selectFrom("shipments")
    .select("code")
    .where("order_id", "=", orderId)
    .where("express_company", "=", expressCompany)
    .where("express_number", "=", expressNumber)
    .executeTakeFirst();
  if (before) return { state: "known", text: `was sent before as ${before.code}` };
  const code = await shipOrder(
    tx,
    { orderId, expressCompany, expressNumber, lines },
    { now, language: "en" },
  );
  const notes = await batchNotes(tx, code, now);
  return { state: "done", text: [`sent as ${code}`, ...notes].join("; ") };
}
