import * as v from "valibot";
import { areDaysInOrder, optionalDay } from "./day-range.ts";

/** The greatest length of a number that parcels are searched by. */
export const LONGEST_PARCEL_FILTER = 50;

const part = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_PARCEL_FILTER, "text-too-long"));

/** The filters of the lists of parcels (customer centre §2, express search): parts of numbers, and days of shipping; empty means all. */
export const ParcelFilter = v.pipe(
  v.object({
    from: optionalDay,
    to: optionalDay,
    orderCode: part,
    parcelCode: part,
    expressNumber: part,
  }),
  v.forward(v.partialCheck([["from"], ["to"]], areDaysInOrder, "days-reversed"), ["to"]),
);
export type ParcelFilter = v.InferOutput<typeof ParcelFilter>;

/** The filter that matches every parcel. */
export const EVERY_PARCEL: ParcelFilter = {
  from: "",
  to: "",
  orderCode: "",
  parcelCode: "",
  expressNumber: "",
};

/** The courier's data of a parcel. */
interface Tracking {
  readonly expressCompany: string;
  readonly expressNumber: string;
}

/** Whether tracking data differs from what a parcel has; a correction with the same data is a repetition (decisions, corrected parcels). */
export function isCorrection(
  stored: Tracking,
  { expressCompany, expressNumber }: Tracking,
): boolean {
  return stored.expressCompany !== expressCompany || stored.expressNumber !== expressNumber;
}

/** A web search on a courier's number, which shows where the parcel is (customer centre §2, express search). */
export const trackingUrl = (expressNumber: string): string =>
  `https://www.baidu.com/s?wd=${encodeURIComponent(expressNumber)}`;
