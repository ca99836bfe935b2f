import Lock from "@lucide/icons/icons/lock";
import { type ApiToken, listApiTokens } from "@reagent/api/contract/api-token";
import { API_ROOT } from "@reagent/api/v1/operation";
import { isTokenExpired, MOST_TOKENS } from "@reagent/domain/api-token";
import { useId, useRef, useState } from "react";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { RecordTable } from "../../../components/Table/RecordTable.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { focusNextRow } from "../../../row-focus.ts";
import { useEnvironment } from "../../../state/environment.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { copy } from "./ApiTokens.copy.ts";
import * as css from "./ApiTokens.css.ts";
import { apiTokens as screen } from "./ApiTokens.screen.ts";
import { endButtons } from "./EndButton.tsx";
import { type MadeToken, NewSecret } from "./NewSecret.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { useTokenColumns } from "./useTokenColumns.tsx";

/** The customer's tokens for the API for programs: lists, makes and ends them (rules, API tokens). */
export function ApiTokens() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const formHead = useId();
  const list = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<MadeToken>();
  const { now } = useEnvironment();
  const columns = useTokenColumns((button) => {
    if (list.current)
      focusNextRow(button, { list: list.current, selector: endButtons, head: rest.current });
  });
  const call = useCall(listApiTokens, {}, { rereadsOnReturn: true });
  const isGood = (token: ApiToken) => !isTokenExpired(token, now());
  const closeSecret = () => {
    setMade(undefined);
    rest.current?.focus();
  };

  return (
    <AccountPage title={title} lead={words.lead}>
      <p>
        <TextLink href={API_ROOT}>{words.reference}</TextLink>
      </p>
      {made && <NewSecret key={made.secret} made={made} onClose={closeSecret} />}
      <Load
        call={call}
        skeleton={<TableSkeleton rows={3} density="comfortable" columns={columns} />}
        className={stack[6]}
      >
        {({ tokens }) => (
          <>
            <div ref={rest} tabIndex={-1} className={css.list}>
              <div ref={list}>
                {tokens.length === 0 ? (
                  <EmptyState icon={Lock} title={words.none}>
                    {words.noneHint}
                  </EmptyState>
                ) : (
                  <RecordTable
                    label={title}
                    columns={columns}
                    records={tokens}
                    keyOf={({ tokenId }) => tokenId}
                  />
                )}
              </div>
            </div>
            <section className={stack[3]} aria-labelledby={formHead}>
              <SectionHead id={formHead} size="small" title={words.make} />
              {tokens.filter(isGood).length >= MOST_TOKENS ? (
                <Notice>{words.full}</Notice>
              ) : (
                <TokenForm onMade={setMade} />
              )}
            </section>
          </>
        )}
      </Load>
    </AccountPage>
  );
}
