import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { readUniversityInfo, saveUniversityInfo } from "@reagent/api/contract/filing";
import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import { UniversityFiling } from "@reagent/domain/filing";
import * as v from "valibot";
import type { Reader, Tx } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import type { Language } from "../../http/language.ts";
import { Refusal } from "../../http/refusal.ts";
import { fileDocument, filedDocuments } from "../upload/uploads.ts";
import { filingMessages } from "./messages.ts";

const nothingFiled: UniversityFiling = {
  university: "",
  department: "",
  teacher: "",
  mobile: "",
  phone: "",
};

/** University info of a university's customer; others are refused (customer centre §6, university info). */
export async function readUniversity(
  reader: Reader,
  { customer, language }: Pick<CustomerCall<unknown>, "customer" | "language">,
): Promise<AnswerOf<typeof readUniversityInfo>> {
  await expectUniversity(reader, customer.id, language);
  const filed = await reader
    .selectFrom("university_filings")
    .select(["university", "department", "teacher", "mobile", "phone"])
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  const { university: proof } = await filedDocuments(reader, customer.id, ["university"]);
  return { ...(filed ?? nothingFiled), ...proof };
}

/** Saves university info in place of the previous one. */
export async function saveUniversity(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof saveUniversityInfo>>,
  tx: Tx,
): Promise<Record<string, never>> {
  await expectUniversity(tx, customer.id, language);
  const read = v.safeParse(UniversityFiling, params);
  if (!read.success) {
    throw new Refusal(codes.badRequest, filingMessages.incomplete[language]);
  }
  const row = { ...read.output, filed_at: now };
  await tx
    .insertInto("university_filings")
    .values({ ...row, customer_id: customer.id })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(row))
    .execute();
  if (!(await fileDocument(tx, customer.id, { slot: "university", id: params.uploadId }))) {
    throw new Refusal(codes.badRequest, filingMessages.noSuchDocument[language]);
  }
  return {};
}

async function expectUniversity(reader: Reader, id: string, language: Language): Promise<void> {
  const { category_code: category } = await reader
    .selectFrom("customers")
    .select("category_code")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (category !== Number(UNIVERSITY_CATEGORY)) {
    throw new Refusal(codes.notEntitled, filingMessages.notUniversity[language]);
  }
}
