import { randomUUID } from "node:crypto";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { applyForSpectrum } from "@reagent/api/contract/product";
import { SpectrumApplication } from "@reagent/domain/lookup";
import * as v from "valibot";
import type { Tx } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { findPack } from "./find-item.ts";
import { productMessages } from "./messages.ts";

const LONGEST_FIELD = 200;

/** Stores a request for a spectrum that is not published (storefront §5, spectrum application; decisions, spectrum application). */
export async function storeSpectrumApplication(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof applyForSpectrum>>,
  tx: Tx,
): Promise<Record<string, never>> {
  const read = v.safeParse(SpectrumApplication, params);
  const isTooLong = Object.values(params).some((text) => text.length > LONGEST_FIELD);
  if (!read.success || isTooLong) {
    throw new Refusal(codes.badRequest, productMessages.applicationIncomplete[language]);
  }
  const pack = await findPack(tx, read.output.productCode);
  if (!pack) {
    throw new Refusal(codes.badRequest, productMessages.noSuchPack[language]);
  }
  const { email, contact, phone, company } = read.output;
  await tx
    .insertInto("spectrum_applications")
    .values({
      id: randomUUID(),
      customer_id: customer.id,
      email,
      contact,
      phone,
      company,
      product_code: pack.code,
      created_at: now,
    })
    .execute();
  return {};
}
