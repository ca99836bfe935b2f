import type { AnswerOf, ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { readUniversityInfo, saveUniversityInfo } from "@reagent/api/contract/filing";
import { filingMessages } from "@reagent/api/messages/filing";
import { UNIVERSITY_CATEGORY } from "@reagent/domain/customer-category";
import { requiredDocument, UniversityFiling } from "@reagent/domain/filing";
import * as v from "valibot";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { Document } from "../../customers/filing-documents.ts";
import { leaveUniversityGroup } from "../../customers/groups.ts";
import { filedDocuments, fileDocuments } from "../../customers/uploads.ts";
import type { Reader, Tx } from "../../database/database.ts";

const nothingFiled = {
  university: "",
  department: "",
  teacher: "",
  mobile: "",
  phone: "",
  state: "none",
  refusal: "",
} as const;

/** The fields that the university's prices depend on, besides the proof. */
const REVIEWED = ["university", "department", "teacher"] as const;

/** University info of a university's customer; others are refused (customer centre §6, university info). */
export async function readUniversity(
  reader: Reader,
  { customer, language }: Pick<CustomerCall<unknown>, "customer" | "language">,
): Promise<AnswerOf<typeof readUniversityInfo>> {
  await expectUniversity(reader, customer.id, language);
  const filed = await reader
    .selectFrom("university_filings")
    .select(["university", "department", "teacher", "mobile", "phone", "state", "refusal"])
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  const { university: proof } = await filedDocuments(reader, customer.id, ["university"]);
  return { ...(filed ?? nothingFiled), ...proof };
}

/**
 * Submits university info with its proof for review, in place of the previous one; while one is reviewed it is locked. Accepted info
 * stays accepted if only its telephone numbers change; until other changes are accepted the customer has the ordinary prices.
 */
export async function saveUniversity(
  { params, customer, language, now }: CustomerCall<ParamsOf<typeof saveUniversityInfo>>,
  tx: Tx,
): Promise<Record<string, never>> {
  await expectUniversity(tx, customer.id, language);
  const read = v.safeParse(UniversityFiling, params);
  if (!read.success) {
    const isIncomplete = read.issues.some(({ message }) => message.endsWith("-required"));
    const message = filingMessages[isIncomplete ? "incomplete" : "invalid"];
    throw new Refusal(codes.badRequest, message[language]);
  }
  if (!v.is(requiredDocument(Document), params)) {
    throw new Refusal(codes.badRequest, filingMessages.documentMissing[language]);
  }
  const filing = read.output;
  const previous = await readUniversity(tx, { customer, language });
  if (previous.state === "pending") {
    throw new Refusal(codes.locked, filingMessages.locked[language]);
  }
  const isSame =
    REVIEWED.every((field) => filing[field] === previous[field]) &&
    params.uploadId === previous.uploadId;
  if (previous.state === "accepted" && isSame) {
    const { mobile, phone } = filing;
    await tx
      .updateTable("university_filings")
      .set({ mobile, phone })
      .where("customer_id", "=", customer.id)
      .execute();
    return {};
  }
  const row = {
    ...filing,
    filed_at: now,
    language,
    state: "pending",
    refusal: "",
    decided_at: null,
  } as const;
  await tx
    .insertInto("university_filings")
    .values({ ...row, customer_id: customer.id })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(row))
    .execute();
  await leaveUniversityGroup(tx, customer.id);
  const document = { slot: "university", id: params.uploadId } as const;
  if (!(await fileDocuments(tx, customer.id, [document]))) {
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
