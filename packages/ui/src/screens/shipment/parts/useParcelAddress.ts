import { PAGE_SIZE } from "@reagent/domain/page-size";
import { EVERY_PARCEL, ParcelFilter } from "@reagent/domain/shipment";
import type { FilterNames } from "../../../blocks/ListPage/list-address.ts";
import { type ListAddress, useListAddress } from "../../../blocks/ListPage/useListAddress.ts";

const filters: FilterNames<ParcelFilter> = {
  schema: ParcelFilter,
  names: {
    from: "from",
    to: "to",
    orderCode: "order",
    parcelCode: "parcel",
    expressNumber: "express",
  },
  initial: EVERY_PARCEL,
};

export interface ParcelAddress extends ListAddress<ParcelFilter> {
  readonly params: ParcelFilter & { readonly page: number; readonly pageSize: number };
}

/** The filters and the page of a list of parcels, which its address holds, and the parameters of its call. */
export function useParcelAddress(): ParcelAddress {
  const address = useListAddress(filters);
  const { filter, page } = address;
  return { ...address, params: { ...filter, page, pageSize: PAGE_SIZE.parcels } };
}
