import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { saveReturnExpress } from "@reagent/api/contract/return";
import { returnMessages } from "@reagent/api/messages/return";
import { canEnterExpressNumber, ReturnExpressNumber } from "@reagent/domain/return";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { ownReturn } from "./returns.ts";

/** Records the express number of the way back, once (customer centre §5, return express number). */
export async function saveExpress(
  call: CustomerCall<ParamsOf<typeof saveReturnExpress>>,
  tx: Tx,
): Promise<Record<string, never>> {
  const { params, language } = call;
  const stored = await ownReturn(tx, call);
  if (stored.express_number !== "") {
    const recorded = returnMessages.expressRecorded(stored.express_number);
    throw new Refusal(codes.locked, recorded[language]);
  }
  if (!canEnterExpressNumber(stored)) {
    throw new Refusal(codes.locked, returnMessages.expressNotAwaited[language]);
  }
  const read = v.safeParse(ReturnExpressNumber, params.expressNumber);
  if (!read.success) {
    const isMissing = read.issues[0].message === "express-number-required";
    const message = returnMessages[isMissing ? "expressRequired" : "expressInvalid"];
    throw new Refusal(codes.badRequest, message[language]);
  }
  await tx
    .updateTable("returns")
    .set({ express_number: read.output })
    .where("id", "=", stored.id)
    .execute();
  return {};
}
