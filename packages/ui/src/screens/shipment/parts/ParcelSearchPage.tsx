import Truck from "@lucide/icons/icons/truck";
import type { Look } from "@reagent/api/contract/look";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ParcelFilter } from "@reagent/domain/shipment";
import { ListFilters } from "../../../blocks/ListPage/ListFilters.tsx";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import type { Call } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ParcelSearch.copy.ts";
import * as css from "./ParcelSearch.css.ts";
import type { ParcelAddress } from "./useParcelAddress.ts";

interface Props<List, Entry> {
  readonly title: string;
  /** The name of the parcel's number in this list. */
  readonly parcelCode: string;
  readonly address: ParcelAddress;
  readonly list: Call<List, Exclude<Look, "empty">>;
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly RecordColumn<Entry>[];
  readonly recordsOf: (list: List) => readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
}

/** A list of parcels with its filters, ten on a page (customer centre §2, express search). */
export function ParcelSearchPage<List extends { readonly total: number }, Entry>({
  title,
  parcelCode,
  address,
  list,
  label,
  columns,
  recordsOf,
  keyOf,
}: Props<List, Entry>) {
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
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={columns} />}
      none={
        <EmptyState icon={Truck} role="status" title={words.none}>
          {words.noneHint}
        </EmptyState>
      }
      noneFound={{ icon: Truck, title: words.noneFound, hint: words.noneFoundHint }}
    >
      {(found) => (
        <div className={css.scroll}>
          <RecordTable label={label} columns={columns} records={recordsOf(found)} keyOf={keyOf} />
        </div>
      )}
    </ListPage>
  );
}
