import Truck from "@lucide/icons/icons/truck";
import type { Look } from "@reagent/api/contract/look";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ParcelFilter } from "@reagent/domain/shipment";
import type { ReactNode } from "react";
import { FilterDays } from "../../../blocks/ListPage/FilterDays.tsx";
import { FilterForm } from "../../../blocks/ListPage/FilterForm.tsx";
import { FoldedFilters } from "../../../blocks/ListPage/FoldedFilters.tsx";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
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
  const texts = [
    ["orderCode", words.orderCode],
    ["parcelCode", parcelCode],
    ["expressNumber", words.expressNumber],
  ] as const;
  return (
    <ListPage
      title={title}
      header={(heading) => <div className={css.head}>{heading}</div>}
      filters={(isBusy) => (
        <FoldedFilters active={address.active}>
          {(onSearch) => (
            <FilterForm
              label={words.search}
              schema={ParcelFilter}
              messages={words.messages}
              classNames={{ fields: css.fields, actions: css.actions }}
              {...{ address, isBusy, onSearch }}
            >
              {(form) => (
                <>
                  <FilterDays of={form} label={words.days} />
                  {texts.map(([name, label]) => (
                    <FormField key={name} of={form} name={name}>
                      {(field) => (
                        <TextField {...field} label={label} hasMessageLine={false} maxLength={50} />
                      )}
                    </FormField>
                  ))}
                </>
              )}
            </FilterForm>
          )}
        </FoldedFilters>
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
