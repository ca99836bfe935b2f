import { readReturn, type ReturnDetail } from "@reagent/api/contract/return";
import { paths } from "@reagent/api/pages/paths";
import { isUnderWay } from "@reagent/domain/return";
import { Code } from "../../../components/Code/Code.tsx";
import {
  type Definition,
  DefinitionList,
} from "../../../components/DefinitionList/DefinitionList.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { orderPathOf } from "../parts/order-links.ts";
import { DetailHead } from "../parts/OrderDetail/DetailHead.tsx";
import { sections } from "../parts/OrderDetail/OrderDetail.css.ts";
import { Section } from "../parts/OrderDetail/OrderSections.tsx";
import { returnWords } from "../parts/return-words.copy.ts";
import { returnStatus } from "../parts/return-words.css.ts";
import { ReturnActions } from "../parts/ReturnActions/ReturnActions.tsx";
import { returns } from "../Returns/Returns.screen.ts";
import { ReturnedLines } from "./ReturnedLines.tsx";
import { ReturnFiles } from "./ReturnFiles.tsx";
import { copy } from "./ReturnPage.copy.ts";
import * as css from "./ReturnPage.css.ts";

interface Props {
  readonly returnId: string;
  /** Restricts the lines to one product. */
  readonly productCode: string | undefined;
}

/** The page of a return (customer centre §2, /after_sale_list). */
export function ReturnPage({ returnId, productCode = "" }: Props) {
  const words = useCopy(copy);
  const list = useCopy(returns.title);
  const call = useCall(readReturn, { returnId, productCode }, { rereadsOnReturn: true });
  const info = call.data?.info;
  return (
    <>
      <DetailHead
        title={words.title}
        list={{ name: list, path: paths.returns() }}
        orderCode={info?.returnCode}
        actions={info && <ReturnActions row={info} place="page" />}
      />
      <Load call={call} skeleton={<TextSkeleton lines={8} />}>
        {(detail) => <ReturnSections detail={detail} productCode={productCode} />}
      </Load>
    </>
  );
}

interface SectionsProps {
  readonly detail: ReturnDetail;
  readonly productCode: string;
}

function ReturnSections({ detail, productCode }: SectionsProps) {
  const words = useCopy(copy);
  const facts = useFacts(detail);
  const { returnId } = detail.info;
  return (
    <div className={sections}>
      <Section title={words.facts}>
        <DefinitionList columns={2} entries={facts} />
      </Section>
      <Section title={words.lines}>
        {detail.lines.length > 0 ? (
          <ReturnedLines lines={detail.lines} />
        ) : (
          <Notice>{words.noLines}</Notice>
        )}
        {productCode && (
          <p className={css.all}>
            <TextLink to={paths.returnPage({ returnId })}>{words.allLines}</TextLink>
          </p>
        )}
      </Section>
      {detail.files.length > 0 && (
        <Section title={words.files}>
          <ReturnFiles files={detail.files} />
        </Section>
      )}
    </div>
  );
}

const factIfAny = (term: string, value: Definition["value"]): readonly Definition[] =>
  value ? [{ term, value }] : [];

function useFacts({ info, refund }: ReturnDetail): readonly Definition[] {
  const words = { ...useCopy(returnWords), ...useCopy(copy) };
  const language = useLanguage();
  const { status, refundedAmount } = info;
  const isOpen = status !== "other" && isUnderWay(status);
  return [
    {
      term: words.orderCode,
      value: (
        <Code value={info.orderCode} kind="order-number">
          <TextLink to={orderPathOf(info)}>{info.orderCode}</TextLink>
        </Code>
      ),
    },
    { term: words.returnCode, value: info.returnCode },
    {
      term: words.status,
      value: <span className={returnStatus({ isUnderWay: isOpen })}>{words.statuses[status]}</span>,
    },
    { term: words.applied, value: formatMoment(info.createdAt, language) },
    ...factIfAny(
      words.refusal,
      info.refusal && <span className={css.refusal}>{info.refusal}</span>,
    ),
    ...factIfAny(words.refundType, info.refundTypeName),
    ...factIfAny(words.refunded, refundedAmount !== null && <Price amount={refundedAmount} />),
    ...factIfAny(words.special, info.specialName),
    ...factIfAny(
      words.expressNumber,
      refund?.expressNumber && <Code value={refund.expressNumber} kind="express-number" />,
    ),
    { term: words.reason, value: <span className={css.reason}>{info.reason}</span> },
  ];
}
