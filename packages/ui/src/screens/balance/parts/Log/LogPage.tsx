import ReceiptText from "@lucide/icons/icons/receipt-text";
import type { DefaultLook } from "@reagent/api/contract/failure-look";
import type { LogFilter } from "@reagent/domain/balance";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import type { ReactNode } from "react";
import { ListPage } from "../../../../blocks/ListPage/ListPage.tsx";
import type { ListAddress } from "../../../../blocks/ListPage/useListAddress.ts";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../../components/Skeleton/TableSkeleton.tsx";
import { RecordTable } from "../../../../components/Table/RecordTable.tsx";
import type { Call } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./Log.copy.ts";
import * as css from "./Log.css.ts";
import { LogFilterForm } from "./LogFilterForm.tsx";
import { type LogLine, type LogUnit, useLogColumns } from "./useLogColumns.tsx";

/** A page of a log, and how many lines there are on all pages. */
export interface Log {
  readonly lines: readonly LogLine[];
  readonly total: number;
}

interface Props {
  readonly title: string;
  readonly unit: LogUnit;
  readonly address: ListAddress<LogFilter>;
  readonly call: Call<Log, DefaultLook>;
  /** Under the title: figures, notes, actions. */
  readonly children: ReactNode;
}

/** An account of the customer with its log; one in yuan can be filtered by amount. */
export function LogPage({ title, unit, address, call, children }: Props) {
  const words = useCopy(copy);
  const columns = useLogColumns(unit);
  return (
    <ListPage
      gap={5}
      title={title}
      above={children}
      filters={(isBusy) => (
        <LogFilterForm address={address} hasAmounts={unit === "yuan"} isBusy={isBusy} />
      )}
      address={address}
      call={call}
      pageSize={PAGE_SIZE.balanceLog}
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={columns} />}
      none={<EmptyState icon={ReceiptText} title={words.none} />}
      noneFound={{ icon: ReceiptText, title: words.noneFound, hint: words.noneFoundHint }}
    >
      {({ lines }) => (
        <RecordTable
          label={title}
          columns={columns}
          records={lines}
          keyOf={(_, index) => index}
          fold="grid"
          rowClassName={css.row}
        />
      )}
    </ListPage>
  );
}
