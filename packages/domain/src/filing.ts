import * as v from "valibot";
import { requiredText } from "./form-text.ts";
import { isIdNumber, plainIdNumber } from "./id-number.ts";

const LONGEST_TEXT = 200;

const required = <const Key extends string>(key: Key) => requiredText(key, LONGEST_TEXT);

const idNumber = <const Key extends string>(key: Key) =>
  v.config(
    v.pipe(required(key), v.check(isIdNumber, "id-number-invalid"), v.transform(plainIdNumber)),
    { abortPipeEarly: true },
  );

/** The research group of a university's customer: all five fields are required (customer centre §5, university info). */
export const UniversityFiling = v.object({
  university: required("university-required"),
  department: required("department-required"),
  teacher: required("teacher-required"),
  mobile: required("mobile-required"),
  phone: required("phone-required"),
});
export type UniversityFiling = v.InferOutput<typeof UniversityFiling>;

/** The purpose of explosive precursors (customer centre §3, explosive-precursor info); `blank` is nothing chosen yet. */
export const PRECURSOR_PURPOSES = ["experiment", "sale"] as const;
export type PrecursorPurpose = (typeof PRECURSOR_PURPOSES)[number] | "blank";

/**
 * The buyer of explosive precursors, the handler and the responsible person: all nine fields are required (customer centre §5,
 * explosive-precursor info).
 */
export const PrecursorFiling = v.object({
  company: required("company-required"),
  address: required("address-required"),
  purpose: v.picklist(PRECURSOR_PURPOSES, "purpose-required"),
  handlerName: required("handler-name-required"),
  handlerIdNumber: idNumber("handler-id-number-required"),
  handlerPhone: required("handler-phone-required"),
  responsibleName: required("responsible-name-required"),
  responsibleIdNumber: idNumber("responsible-id-number-required"),
  responsiblePhone: required("responsible-phone-required"),
});
export type PrecursorFiling = v.InferOutput<typeof PrecursorFiling>;

/** Whether explosive-precursor info was submitted and cannot be changed any more (customer centre §6, explosive-precursor info). */
export function isPrecursorFiled(purpose: PrecursorPurpose): boolean {
  return purpose !== "blank";
}
