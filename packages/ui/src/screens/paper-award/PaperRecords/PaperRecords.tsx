import FileText from "@lucide/icons/icons/file-text";
import { listPaperRecords, type PaperRecord } from "@reagent/api/contract/paper-award";
import { paths } from "@reagent/api/pages/paths";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./PaperRecords.copy.ts";
import * as css from "./PaperRecords.css.ts";
import { paperRecords as screen } from "./PaperRecords.screen.ts";

/** The customer's applications for the paper award, the newest first (customer centre §2, /paperRecord). */
export function PaperRecords() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useListAddress();
  const columns = useColumns();
  const size = PAGE_SIZE.paperRecords;
  const call = useCall(
    listPaperRecords,
    { pageSize: size, page: address.page },
    { keepsPrevious: true },
  );
  return (
    <ListPage
      gap={4}
      title={title}
      address={address}
      call={call}
      pageSize={size}
      skeleton={<TableSkeleton rows={4} density="comfortable" columns={columns} />}
      none={
        <EmptyState
          icon={FileText}
          role="status"
          title={words.none}
          actions={<ButtonLink to={paths.paperAward()}>{words.apply}</ButtonLink>}
        />
      }
    >
      {({ records }) => (
        <RecordTable label={title} columns={columns} records={records} keyOf={({ id }) => id} />
      )}
    </ListPage>
  );
}

function useColumns(): readonly RecordColumn<PaperRecord>[] {
  const words = useCopy(copy);
  const language = useLanguage();
  return [
    { title: words.title, width: "280px", className: css.wrapping, value: ({ title }) => title },
    {
      title: words.journal,
      width: "160px",
      className: css.wrapping,
      value: ({ journal }) => journal,
    },
    {
      title: words.applied,
      width: "112px",
      className: css.moment,
      value: ({ appliedAt }) => formatMoment(appliedAt, language),
    },
    {
      title: words.state,
      width: "64px",
      value: ({ state, refusal }) => (
        <div>
          <span className={css.state[state === "pending" ? "waiting" : "decided"]}>
            {words.states[state]}
          </span>
          {refusal && <div className={css.reason}>{refusal}</div>}
        </div>
      ),
    },
  ];
}
