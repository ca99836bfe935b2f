import type { RestrictableLine } from "@reagent/domain/restriction";

/** Goods by what decides their regulatory marks and the filings that they require. */
export interface RegulatedGoods extends RestrictableLine {
  readonly casNumber: string;
}
