import Truck from "@lucide/icons/icons/truck";
import type { Look } from "@reagent/api/contract/look";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ParcelFilter } from "@reagent/domain/shipment";
import type { ReactNode } from "react";
import { ListFilters } from "../../../blocks/ListPage/ListFilters.tsx";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import type { Call } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ParcelSearch.copy.ts";
import * as css from "./ParcelSearch.css.ts";
import type { ParcelAddress } from "./useParcelAddress.ts";

interface Props<List> {
  readonly title: string;
  /** The name of the parcel's number in this list. */
  readonly parcelCode: string;
  readonly address: ParcelAddress;
  readonly list: Call<List, Exclude<Look, "empty">>;
  readonly children: (list: List) => ReactNode;
}

const skeleton = [
  { width: "140px" },
  { width: "140px" },
  { width: "96px" },
  { width: "72px" },
  { width: "112px" },
  { width: "96px" },
];

/** A list of parcels with its filters, ten on a page (customer centre §2, express search). */
export function ParcelSearchPage<List extends { readonly total: number }>({
  title,
  parcelCode,
  address,
  list,
  children,
}: Props<List>) {
  const words = useCopy(copy);
  return (
    <ListPage
      title={title}
      header={(heading) => <div className={css.head}>{heading}</div>}
      filters={(isBusy) => (
        <ListFilters
          label={words.search}
          schema={ParcelFilter}
          messages={words.messages}
          address={address}
          isBusy={isBusy}
          days={words.days}
          texts={[
            { name: "orderCode", label: words.orderCode },
            { name: "parcelCode", label: parcelCode },
            { name: "expressNumber", label: words.expressNumber },
          ]}
        />
      )}
      address={address}
      call={list}
      size={PAGE_SIZE.parcels}
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={skeleton} />}
      none={
        <EmptyState icon={Truck} role="status" title={words.none}>
          {words.noneHint}
        </EmptyState>
      }
      noneFound={{ icon: Truck, title: words.noneFound, hint: words.noneFoundHint }}
    >
      {children}
    </ListPage>
  );
}
