import MessageSquareText from "@lucide/icons/icons/message-square-text";
import { type EnquirySummary, listEnquiries } from "@reagent/api/contract/enquiry";
import { paths } from "@reagent/api/pages/paths";
import { enquiryNumber } from "@reagent/domain/enquiry";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { ListPage } from "../../../blocks/ListPage/ListPage.tsx";
import { useListAddress } from "../../../blocks/ListPage/useListAddress.ts";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { row } from "../../../theme/layout.css.ts";
import { enquiryWords } from "../parts/enquiry-words.copy.ts";
import { QuotationButton } from "../parts/QuotationButton.tsx";
import { copy } from "./Enquiries.copy.ts";
import { enquiries as screen } from "./Enquiries.screen.ts";

/** The customer's enquiries, newest first, with the state of their quotes. */
export function Enquiries() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const address = useListAddress();
  const columns = useColumns();
  const call = useCall(
    listEnquiries,
    { page: address.page, pageSize: PAGE_SIZE.enquiries },
    { keepsPrevious: true, rereadsOnReturn: true },
  );
  return (
    <ListPage
      gap={4}
      title={title}
      address={address}
      call={call}
      pageSize={PAGE_SIZE.enquiries}
      skeleton={<TableSkeleton rows={5} density="comfortable" columns={columns} />}
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
      {({ enquiries }) => (
        <RecordTable
          label={title}
          columns={columns}
          records={enquiries}
          keyOf={({ enquiryId }) => enquiryId}
        />
      )}
    </ListPage>
  );
}

function useColumns(): readonly RecordColumn<EnquirySummary>[] {
  const words = useCopy(enquiryWords);
  const language = useLanguage();
  return [
    {
      title: words.number,
      width: "88px",
      value: ({ enquiryId }) => (
        <TextLink to={paths.enquiry({ enquiryId })}>{enquiryNumber(enquiryId)}</TextLink>
      ),
    },
    { title: words.about, value: ({ about }) => about },
    { title: words.kind, width: "96px", value: ({ kind }) => words.kinds[kind] },
    { title: words.sent, width: "128px", value: ({ sentAt }) => formatMoment(sentAt, language) },
    {
      title: words.answered,
      width: "128px",
      value: ({ answeredAt }) =>
        answeredAt === null ? words.waits : formatMoment(answeredAt, language),
    },
    {
      title: words.quote,
      width: "144px",
      value: ({ enquiryId, quoteState }) =>
        quoteState === "none" ? (
          words.states.none
        ) : (
          <span className={row[2]}>
            {quoteState === "open" ? (
              <strong>{words.states.open}</strong>
            ) : (
              <span>{words.states[quoteState]}</span>
            )}
            <QuotationButton enquiryId={enquiryId} place="row" />
          </span>
        ),
    },
  ];
}
