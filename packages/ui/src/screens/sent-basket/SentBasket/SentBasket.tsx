import CircleX from "@lucide/icons/icons/circle-x";
import { readSentBasket } from "@reagent/api/contract/sent-basket";
import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { FilledBasket } from "./FilledBasket.tsx";
import { copy } from "./SentBasket.copy.ts";
import { sentBasket as screen } from "./SentBasket.screen.ts";

/** A basket that somebody sent by a link (rules, sent baskets). */
export function SentBasket({ token }: { token: string }) {
  const title = useCopy(screen.title);
  const language = useLanguage();
  const call = useCall(readSentBasket, { token }, { rereadsOnReturn: true });
  return (
    <PublicPage title={title} isUnlisted>
      <Load
        call={call}
        skeleton={<TableSkeleton rows={6} density="comfortable" columns={skeleton} />}
        empty={<DeadLink why={call.failure ? failureMessage(call.failure, language) : ""} />}
      >
        {(basket) => <FilledBasket key={token} basket={basket} token={token} />}
      </Load>
    </PublicPage>
  );
}

/** Why a link does not open, with ways on. */
function DeadLink({ why }: { why: string }) {
  const words = useCopy(copy);
  return (
    <EmptyState
      icon={CircleX}
      as="h1"
      title={words.dead}
      actions={
        <>
          <ButtonLink kind="primary" to={paths.home()}>
            {words.search}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.batchOrder()}>
            {words.orderSheet}
          </ButtonLink>
        </>
      }
    >
      <p>{why}</p>
      {words.deadHint}
    </EmptyState>
  );
}

const skeleton = [
  { width: "24px" },
  { width: "40%" },
  { width: "96px" },
  { width: "64px", isNumber: true },
  { width: "48px", isNumber: true },
  { width: "64px", isNumber: true },
  { width: "112px" },
];
