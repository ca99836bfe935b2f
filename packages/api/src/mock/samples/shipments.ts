import type { Parcel, ParcelLine, TrackedOrder } from "../../contract/shipment.ts";
import type { Language } from "./language.ts";
import { reagentLine } from "./order-parts.ts";

const express = { zh: "示例速运", en: "Sample Express" };
const at = (moment: string) => Date.parse(`${moment}+08:00`);

function lineOf(
  productCode: string,
  quantity: number,
  batchCode: string,
  language: Language,
): ParcelLine {
  const { casNumber, chineseName, name, specification } = reagentLine(
    productCode,
    quantity,
    language,
  );
  return { productCode, casNumber, chineseName, name, specification, quantity, batchCode };
}

const parcel = (
  parcelCode: string,
  expressNumber: string,
  shippedAt: string,
  language: Language,
  lines: readonly ParcelLine[],
): Parcel => ({
  parcelCode,
  expressNumber,
  shippedAt: at(shippedAt),
  expressCompany: express[language],
  lines,
});

/** Orders of the sampled customer, as a guest tracks them: sent in two parcels, sent in part, and not sent yet. */
export const trackedOrders = (
  language: Language = "zh",
): readonly [TrackedOrder, TrackedOrder, TrackedOrder] => [
  {
    orderCode: "MK2026110900011",
    events: [
      { event: "placed", at: at("2026-11-09T15:48:00") },
      { event: "reviewed", at: at("2026-11-10T09:10:00") },
    ],
    parcels: [
      parcel("PK2026111100007", "SE7700011873", "2026-11-11T18:00:00", language, [
        lineOf("E809056-4×2.5L", 1, "C15482130", language),
      ]),
      parcel("PK2026111300015", "SE7700011902", "2026-11-13T17:30:00", language, [
        lineOf("E809056-4×2.5L", 1, "", language),
      ]),
    ],
    waiting: 0,
  },
  {
    orderCode: "MK2026111800003",
    events: [
      { event: "placed", at: at("2026-11-18T10:20:00") },
      { event: "reviewed", at: at("2026-11-18T14:00:00") },
    ],
    parcels: [
      parcel("PK2026111900042", "SE7700012045", "2026-11-19T17:40:00", language, [
        lineOf("S812046-500g", 1, "C15482131", language),
        lineOf("M809115-5g", 1, "", language),
      ]),
    ],
    waiting: 2,
  },
  {
    orderCode: "MK2026112000008",
    events: [{ event: "placed", at: at("2026-11-20T16:05:00") }],
    parcels: [],
    waiting: 1,
  },
];
