import CircleAlert from "@lucide/icons/icons/circle-alert";
import CircleCheck from "@lucide/icons/icons/circle-check";
import type { Outcome } from "@reagent/api/client/failure";
import { activate } from "@reagent/api/contract/registration";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Spinner } from "../../../components/Spinner/Spinner.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./Activate.copy.ts";
import * as css from "./Activate.css.ts";
import { activate as screen } from "./Activate.screen.ts";

/**
 * Activates the account by the code of the link, in its query or as the last segment of its path (storefront §2, activation; §4,
 * activation).
 */
export function Activate({ code: inPath }: { code: string | undefined }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const [query] = useSearchParams();
  const code = query.get("code") ?? inPath ?? "";
  const { run } = useAction(activate);
  const [outcome, setOutcome] = useState<Outcome<unknown>>();
  const sentCode = useRef<string>(undefined);
  const send = async () => {
    setOutcome(undefined);
    setOutcome(await run({ code }));
  };
  const sendOnce = useEffectEvent(() => {
    // A code works once, and React's strict mode runs effects twice.
    if (sentCode.current === code) return;
    sentCode.current = code;
    void send();
  });
  useEffect(() => sendOnce(), [code]);

  return (
    <>
      <PageHead subject={title} isUnlisted />
      <div role="status">
        {outcome ? (
          <Result outcome={outcome} onRetry={() => void send()} />
        ) : (
          <div className={css.waiting}>
            <Spinner size="large" />
            <h1 className={css.title}>{words.activating}</h1>
          </div>
        )}
      </div>
    </>
  );
}

function Result({ outcome, onRetry }: { outcome: Outcome<unknown>; onRetry: () => void }) {
  const words = useCopy(copy);
  const language = useLanguage();
  if (outcome.ok)
    return (
      <EmptyState
        icon={CircleCheck}
        as="h1"
        title={words.activated}
        actions={
          <ButtonLink kind="primary" to={paths.login()}>
            {words.logIn}
          </ButtonLink>
        }
      >
        {words.welcome}
      </EmptyState>
    );
  const { failure } = outcome;
  return (
    <EmptyState
      icon={CircleAlert}
      as="h1"
      title={failureMessage(failure, language)}
      actions={
        <>
          {failure.kind === "refused" ? (
            <ButtonLink kind="primary" to={paths.forgotPassword()}>
              {words.again}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          <ButtonLink to={paths.login()}>{words.logIn}</ButtonLink>
        </>
      }
    />
  );
}
