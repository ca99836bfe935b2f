import BellRing from "@lucide/icons/icons/bell-ring";
import { listStockAlerts } from "@reagent/api/contract/stock-alert";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { useRef } from "react";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { focusNextRow } from "../../../row-focus.ts";
import { lead } from "../../../theme/text.css.ts";
import { endButtons } from "./EndButton.tsx";
import { copy } from "./StockAlerts.copy.ts";
import { stockAlerts as screen } from "./StockAlerts.screen.ts";
import { useAlertColumns } from "./useAlertColumns.tsx";

/** The customer's stock alerts, newest first, each with a button that ends it (decisions, stock alerts). */
export function StockAlerts() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const head = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const address = useListAddress();
  const columns = useAlertColumns((button) => {
    if (list.current)
      focusNextRow(button, { list: list.current, selector: endButtons, head: head.current });
  });
  const call = useCall(
    listStockAlerts,
    { page: address.page, pageSize: PAGE_SIZE.stockAlerts },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  return (
    <ListPage
      gap={4}
      title={title}
      headRef={head}
      header={(heading) => (
        <header>
          {heading}
          <p className={lead}>{words.lead}</p>
        </header>
      )}
      address={address}
      call={call}
      pageSize={PAGE_SIZE.stockAlerts}
      skeleton={<TableSkeleton rows={4} density="comfortable" columns={columns} />}
      none={
        <EmptyState
          icon={BellRing}
          role="status"
          title={words.none}
          actions={<ButtonLink to={paths.home()}>{words.goSearch}</ButtonLink>}
        >
          {words.noneHint}
        </EmptyState>
      }
    >
      {({ alerts }) => (
        <div ref={list}>
          <RecordTable
            label={title}
            columns={columns}
            records={alerts}
            keyOf={({ kind, productCode }) => `${kind} ${productCode}`}
          />
        </div>
      )}
    </ListPage>
  );
}
