import ChevronLeft from "@lucide/icons/icons/chevron-left";
import MessageSquareText from "@lucide/icons/icons/message-square-text";
import { type EnquiryDetail, readEnquiry } from "@reagent/api/contract/enquiry";
import { paths } from "@reagent/api/pages/paths";
import { enquiryNumber } from "@reagent/domain/enquiry";
import { type ReactNode, useId } from "react";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { usePageCrumb } from "../../../layouts/AccountLayout/page-crumb.ts";
import { stack } from "../../../theme/layout.css.ts";
import { text } from "../../../theme/text.css.ts";
import { enquiryWords } from "../parts/enquiry-words.copy.ts";
import { copy } from "./Enquiry.copy.ts";
import * as css from "./Enquiry.css.ts";
import { QuoteSection } from "./QuoteSection.tsx";

/** An enquiry of the customer: the question, its answer and its quote. */
export function Enquiry({ enquiryId }: { enquiryId: string }) {
  const words = useCopy(copy);
  usePageCrumb(words.title);
  const call = useCall(readEnquiry, { enquiryId }, { rereadsOnReturn: true });
  return (
    <div className={css.page}>
      <PageHead subject={words.title} isUnlisted />
      <header className={css.head}>
        <TextLink kind="muted" icon={ChevronLeft} to={paths.enquiries()}>
          {words.back}
        </TextLink>
        <h1 className={text[26]}>{words.title}</h1>
      </header>
      <Load
        call={call}
        skeleton={<TextSkeleton lines={8} />}
        empty={
          <EmptyState icon={MessageSquareText} role="status" title={words.missing}>
            {words.missingHint}
          </EmptyState>
        }
      >
        {(detail) => <Sections detail={detail} onChange={call.retry} />}
      </Load>
    </div>
  );
}

function Sections({ detail, onChange }: { detail: EnquiryDetail; onChange: () => void }) {
  const words = { ...useCopy(enquiryWords), ...useCopy(copy) };
  const language = useLanguage();
  const { enquiryId, kind, sentAt, answeredAt, email, fields, answer, quote } = detail;
  return (
    <div className={stack[8]}>
      {quote && <QuoteSection {...{ enquiryId, quote, onChange }} />}
      <Section title={words.answer}>
        {answeredAt === null ? (
          <p>{words.waits}</p>
        ) : (
          <>
            <p className={css.written}>{answer}</p>
            <p className={css.moment}>{formatMoment(answeredAt, language)}</p>
          </>
        )}
      </Section>
      <Section title={words.question}>
        <DefinitionList
          entries={[
            { term: words.number, value: enquiryNumber(enquiryId) },
            { term: words.kind, value: words.kinds[kind] },
            { term: words.sent, value: formatMoment(sentAt, language) },
            { term: words.email, value: email },
            ...fields.map(({ name, value }) => ({
              term: words.fields[name],
              value: <span className={css.written}>{value}</span>,
            })),
          ]}
        />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={stack[3]} aria-labelledby={id}>
      <SectionHead size="small" title={title} id={id} />
      {children}
    </section>
  );
}
