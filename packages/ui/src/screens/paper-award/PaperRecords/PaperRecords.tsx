import FileText from "@lucide/icons/icons/file-text";
import { listPaperRecords, type PaperRecord } from "@reagent/api/contract/paper-award";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { stack } from "../../../theme/layout.css.ts";
import { copy } from "./PaperRecords.copy.ts";
import * as css from "./PaperRecords.css.ts";
import { paperRecords as screen } from "./PaperRecords.screen.ts";

/** The customer's applications for the paper award, the newest first (customer centre §2, /paperRecord). */
export function PaperRecords() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useListAddress();
  const size = PAGE_SIZE.paperRecords;
  const call = useCall(
    listPaperRecords,
    { pageSize: size, page: address.page },
    { keepsPrevious: true },
  );
  return (
    <ListPage
      className={stack[4]}
      title={title}
      address={address}
      call={call}
      size={size}
      skeleton={
        <TableSkeleton
          rows={4}
          density="comfortable"
          columns={[{ width: "280px" }, { width: "160px" }, { width: "112px" }, { width: "64px" }]}
        />
      }
      none={
        <EmptyState
          icon={FileText}
          role="status"
          title={words.none}
          actions={<ButtonLink to={paths.paperAward()}>{words.apply}</ButtonLink>}
        />
      }
    >
      {({ records }) => <RecordTable records={records} />}
    </ListPage>
  );
}

function RecordTable({ records }: { records: readonly PaperRecord[] }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  return (
    <Table label={title} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.title}</HeadCell>
        <HeadCell>{words.journal}</HeadCell>
        <HeadCell>{words.applied}</HeadCell>
        <HeadCell>{words.state}</HeadCell>
      </TableHead>
      <TableBody>
        {records.map((record) => (
          <Row key={record.id}>
            <Cell isRowHeader label={words.title} className={css.wrapping}>
              {record.title}
            </Cell>
            <Cell label={words.journal} className={css.wrapping}>
              {record.journal}
            </Cell>
            <Cell label={words.applied} className={css.moment}>
              {formatMoment(record.appliedAt, language)}
            </Cell>
            <Cell label={words.state}>
              <div>
                {words.states[record.state]}
                {record.refusal && <div className={css.reason}>{record.refusal}</div>}
              </div>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
