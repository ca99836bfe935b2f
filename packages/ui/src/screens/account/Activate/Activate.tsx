import CircleCheck from "@lucide/icons/icons/circle-check";
import { checkActivationCode } from "@reagent/api/contract/registration";
import { paths } from "@reagent/api/pages/paths";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { MailedLink } from "../parts/MailedLink/MailedLink.tsx";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { NarrowPage } from "../parts/NarrowPage/NarrowPage.tsx";
import { ResendActivation } from "../parts/ResendActivation/ResendActivation.tsx";
import { copy } from "./Activate.copy.ts";
import { activate as screen } from "./Activate.screen.ts";
import { PendingAccount } from "./PendingAccount.tsx";

/**
 * Activates the account by the code of the link, in its query or as the last segment of its path (storefront §2, activation; §4,
 * activation), by a press, since scanners of mail open links. It says how the account was registered, and offers to delete it: a stranger
 * may have registered the e-mail address, with a password of their own. With `decline` in the query, that comes first.
 */
export function Activate({ code: inPath }: { code: string | undefined }) {
  const title = useCopy(screen.title);
  const [query] = useSearchParams();
  const [result, setResult] = useState<"activated" | "deleted">();
  const code = query.get("code") ?? inPath ?? "";
  if (result === "activated") return <Activated />;
  if (result === "deleted") return <Deleted />;
  return (
    <NarrowPage title={title}>
      <div className={css.step}>
        <Link key={code} code={code} declines={query.has("decline")} onDone={setResult} />
      </div>
    </NarrowPage>
  );
}

type LinkProps = {
  code: string;
  declines: boolean;
  onDone: (result: "activated" | "deleted") => void;
};

function Link({ code, declines, onDone }: LinkProps) {
  const words = useCopy(copy);
  const checked = useCall(checkActivationCode, { code });
  return (
    <MailedLink
      check={checked}
      checking={words.checking}
      otherwise={
        <>
          <ButtonLink kind="primary" to={paths.login()}>
            {words.logIn}
          </ButtonLink>
          <PasswordUnknown />
          <ResendActivation />
        </>
      }
    >
      {(account, onLinkInvalid) => (
        <PendingAccount
          account={account}
          code={code}
          declines={declines}
          onDone={onDone}
          onLinkInvalid={onLinkInvalid}
        />
      )}
    </MailedLink>
  );
}

/** Leads to a new password: it ends whatever a stranger began with the old one. */
function PasswordUnknown() {
  const words = useCopy(copy);
  return (
    <p className={css.lead}>
      {words.passwordUnknown}{" "}
      <TextLink kind="inline" to={paths.forgotPassword()}>
        {words.setPassword}
      </TextLink>
    </p>
  );
}

function Activated() {
  const words = useCopy(copy);
  return (
    <Result title={words.activated} next={words.logIn} to={paths.login()}>
      <p>{words.welcome}</p>
      <PasswordUnknown />
    </Result>
  );
}

function Deleted() {
  const words = useCopy(copy);
  return (
    <Result title={words.deleted} next={words.home} to={paths.home()}>
      {words.deletedLead}
    </Result>
  );
}

type ResultProps = {
  title: string;
  /** The label of the button that continues. */
  next: string;
  to: string;
  children: ReactNode;
};

function Result({ title, next, to, children }: ResultProps) {
  return (
    <>
      <PageHead subject={useCopy(screen.title)} isUnlisted />
      <EmptyState
        icon={CircleCheck}
        as="h1"
        role="status"
        title={title}
        actions={
          <ButtonLink kind="primary" to={to}>
            {next}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </>
  );
}
