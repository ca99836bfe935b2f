import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { applyForSpectrum } from "@reagent/api/contract/product";
import { callMessages } from "@reagent/api/messages/call";
import { productMessages } from "@reagent/api/messages/product";
import { SpectrumApplication } from "@reagent/domain/lookup";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { findPack } from "../../catalogue/find-item.ts";
import { storeEnquiry } from "../../customers/enquiries.ts";
import type { Tx } from "../../database/database.ts";

/** Stores a request for a spectrum that is not published (storefront §5, spectrum application; decisions, spectrum application). */
export async function storeSpectrumApplication(
  call: CustomerCall<ParamsOf<typeof applyForSpectrum>>,
  tx: Tx,
): Promise<Record<string, never>> {
  const { params, language } = call;
  const read = v.safeParse(SpectrumApplication, params);
  if (!read.success) throw new Refusal(codes.badRequest, callMessages.incomplete[language]);
  const pack = await findPack(tx, read.output.productCode);
  if (!pack) {
    throw new Refusal(codes.badRequest, productMessages.noSuchPack[language]);
  }
  const { email, contact, phone, company } = read.output;
  await storeEnquiry(
    { kind: "spectrum", email, content: { contact, phone, company, productCode: pack.code } },
    call,
    tx,
  );
  return {};
}
