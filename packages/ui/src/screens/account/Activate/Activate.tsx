import CircleCheck from "@lucide/icons/icons/circle-check";
import { activate, checkActivationCode } from "@reagent/api/contract/registration";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { NarrowPage } from "../parts/NarrowPage/NarrowPage.tsx";
import { PasswordByLink } from "../parts/NewPasswordForm/PasswordByLink.tsx";
import { ResendActivation } from "../parts/ResendActivation/ResendActivation.tsx";
import { copy } from "./Activate.copy.ts";
import { activate as screen } from "./Activate.screen.ts";

/**
 * Activates the account by the code of the link, in its query or as the last segment of its path (storefront §2, activation; §4,
 * activation). Whoever received the mail chooses the password: the one of the registration may be somebody else's.
 */
export function Activate({ code: inPath }: { code: string | undefined }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const [query] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const code = query.get("code") ?? inPath ?? "";
  if (isDone)
    return (
      <>
        <PageHead subject={title} isUnlisted />
        <EmptyState
          icon={CircleCheck}
          as="h1"
          role="status"
          title={words.activated}
          actions={
            <ButtonLink kind="primary" to={paths.login()}>
              {words.logIn}
            </ButtonLink>
          }
        >
          {words.welcome}
        </EmptyState>
      </>
    );
  return (
    <NarrowPage title={title}>
      <div className={css.step}>
        <PasswordByLink
          key={code}
          code={code}
          check={checkActivationCode}
          call={activate}
          checking={words.checking}
          label={title}
          save={words.activate}
          saving={words.activating}
          lead={<p className={css.lead}>{words.lead}</p>}
          otherwise={
            <>
              <ButtonLink kind="primary" to={paths.login()}>
                {words.logIn}
              </ButtonLink>
              <ResendActivation />
            </>
          }
          onDone={() => setIsDone(true)}
        />
      </div>
    </NarrowPage>
  );
}
