import MessageSquareText from "@lucide/icons/icons/message-square-text";
import { type EnquirySummary, listEnquiries } from "@reagent/api/contract/enquiry";
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
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { stack } from "../../../theme/layout.css.ts";
import { enquiryWords } from "../parts/enquiry-words.copy.ts";
import { copy } from "./Enquiries.copy.ts";
import { enquiries as screen } from "./Enquiries.screen.ts";

/** The customer's enquiries, newest first, with the state of their quotes. */
export function Enquiries() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useListAddress();
  const call = useCall(
    listEnquiries,
    { page: address.page, pageSize: PAGE_SIZE.enquiries },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  return (
    <ListPage
      className={stack[4]}
      title={title}
      address={address}
      call={call}
      size={PAGE_SIZE.enquiries}
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={skeleton} />}
      none={
        <EmptyState
          icon={MessageSquareText}
          role="status"
          title={words.none}
          actions={<ButtonLink to={paths.bulkEnquiry()}>{words.enquire}</ButtonLink>}
        >
          {words.noneHint}
        </EmptyState>
      }
    >
      {({ enquiries }) => <EnquiryTable enquiries={enquiries} />}
    </ListPage>
  );
}

function EnquiryTable({ enquiries }: { enquiries: readonly EnquirySummary[] }) {
  const words = useCopy(enquiryWords);
  const title = useCopy(screen.title);
  const language = useLanguage();
  return (
    <Table label={title} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.sent}</HeadCell>
        <HeadCell>{words.kind}</HeadCell>
        <HeadCell>{words.answered}</HeadCell>
        <HeadCell>{words.quote}</HeadCell>
      </TableHead>
      <TableBody>
        {enquiries.map(({ enquiryId, kind, sentAt, answeredAt, quoteState }) => (
          <Row key={enquiryId}>
            <Cell isRowHeader label={words.sent}>
              <TextLink to={paths.enquiry({ enquiryId })}>
                {formatMoment(sentAt, language)}
              </TextLink>
            </Cell>
            <Cell label={words.kind}>{words.kinds[kind]}</Cell>
            <Cell label={words.answered}>
              {answeredAt === null ? words.waits : formatMoment(answeredAt, language)}
            </Cell>
            <Cell label={words.quote}>
              {quoteState === "open" ? (
                <strong>{words.states.open}</strong>
              ) : (
                words.states[quoteState]
              )}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

const skeleton = [{ width: "128px" }, { width: "96px" }, { width: "128px" }, { width: "72px" }];
