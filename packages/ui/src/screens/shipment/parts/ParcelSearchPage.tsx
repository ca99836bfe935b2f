import Truck from "@lucide/icons/icons/truck";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import type { SentParcel } from "@reagent/api/contract/shipment";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ParcelFilter } from "@reagent/domain/shipment";
import type { ReactNode } from "react";
import { ListFilters } from "../../../blocks/ListPage/ListFilters.tsx";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { ExpressNumber } from "../../../blocks/ParcelSection/ParcelSection.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Moment } from "../../../components/Moment/Moment.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import type { Call } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { orderPathOf } from "../../order/parts/order-links.ts";
import { copy } from "./ParcelSearch.copy.ts";
import * as css from "./ParcelSearch.css.ts";
import type { ParcelAddress } from "./useParcelAddress.ts";

/** What the two lists show of a parcel or of a product in it. */
type Sent = Pick<
  SentParcel,
  "parcelCode" | "orderCode" | "orderId" | "kind" | "isLegacy" | "expressNumber" | "shippedAt"
>;

interface Props<List, Entry> {
  readonly title: string;
  /** The name of the parcel's number in this list. */
  readonly parcelCode: string;
  readonly address: ParcelAddress;
  readonly list: Call<List, Exclude<FailureLook, "empty">>;
  /** The accessible name of the table. */
  readonly label: string;
  /** The columns between the order and the number of the courier. */
  readonly columns: readonly RecordColumn<Entry>[];
  readonly actionsOf: (entry: Entry) => ReactNode;
  readonly recordsOf: (list: List) => readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
}

/** A list of parcels with its filters, ten on a page (customer centre §2, express search). */
export function ParcelSearchPage<List extends { readonly total: number }, Entry extends Sent>({
  title,
  parcelCode,
  address,
  list,
  label,
  columns: middle,
  actionsOf,
  recordsOf,
  keyOf,
}: Props<List, Entry>) {
  const words = useCopy(copy);
  const columns: readonly RecordColumn<Entry>[] = [
    {
      title: parcelCode,
      width: "140px",
      value: (entry) => <Code kind="parcel-code" value={entry.parcelCode} />,
    },
    {
      title: words.orderCode,
      width: "140px",
      value: (entry) => <TextLink to={orderPathOf(entry)}>{entry.orderCode}</TextLink>,
    },
    ...middle,
    {
      title: words.expressNumber,
      width: "112px",
      value: ({ expressNumber }) => <ExpressNumber value={expressNumber} />,
    },
    {
      title: words.shippedAt,
      width: "96px",
      value: ({ shippedAt }) => <Moment at={shippedAt} isDay />,
    },
    {
      title: words.actions,
      isNumber: true,
      value: (entry) => <span className={css.view}>{actionsOf(entry)}</span>,
    },
  ];
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
      pageSize={PAGE_SIZE.parcels}
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
