import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from "@reagent/api/contract/session";
import { useId } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Moment } from "../../../components/Moment/Moment.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { Load } from "../../../data/Load.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { isAbsent } from "../../../screen.ts";
import { useEnvironment } from "../../../state/environment.tsx";
import { apiTokens } from "../ApiTokens/ApiTokens.screen.ts";
import { copy } from "./Sessions.copy.ts";
import * as css from "./Sessions.css.ts";
import { useEndDialog } from "./useEndDialog.tsx";

/** The browsers that the customer is logged in with; all but the current one can be logged out. */
export function Sessions() {
  const words = useCopy(copy);
  const id = useId();
  const columns = useColumns();
  const call = useCall(listSessions, {});
  const { run } = useAction(endOtherSessions);
  const ask = useEndDialog();
  const { absentParts } = useEnvironment();

  const endOthers = () =>
    ask({
      title: words.endOthers,
      why: isAbsent(apiTokens, absentParts) ? words.why : words.whyOthers,
      ended: words.othersEnded,
      end: (password) => run({ password }),
    });

  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} size="small" title={words.title} />
      <p className={css.note}>{words.note}</p>
      <Load
        call={call}
        skeleton={<TableSkeleton rows={2} density="comfortable" columns={columns} />}
        className={css.list}
      >
        {({ sessions }) => (
          <>
            <RecordTable
              label={words.title}
              columns={columns}
              records={sessions}
              keyOf={({ sessionId }) => sessionId}
            />
            {sessions.some(({ isCurrent }) => !isCurrent) && (
              <div>
                <Button kind="secondary" onClick={endOthers}>
                  {words.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </Load>
    </section>
  );
}

function useColumns(): readonly RecordColumn<Session>[] {
  const words = useCopy(copy);
  return [
    {
      title: words.browser,
      width: "40%",
      value: ({ browser, isCurrent }) => (
        <span className={css.name}>
          {browser || words.unknown}
          {isCurrent && <span className={css.mark}>{words.current}</span>}
        </span>
      ),
    },
    {
      title: words.startedAt,
      width: "120px",
      className: css.time,
      value: ({ startedAt }) => <Moment at={startedAt} />,
    },
    {
      title: words.usedAt,
      width: "120px",
      className: css.time,
      value: ({ usedAt }) => <Moment at={usedAt} />,
    },
    {
      title: words.actions,
      isTitleHidden: true,
      isLabelHidden: true,
      className: css.actions,
      value: (session) => !session.isCurrent && <EndButton session={session} />,
    },
  ];
}

function EndButton({ session }: { readonly session: Session }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(endSession);
  const ask = useEndDialog();
  const { sessionId, browser, startedAt } = session;
  const title = words.endOf(browser || words.unknown, formatMoment(startedAt, language));

  const end = () =>
    ask({
      title,
      why: words.why,
      ended: words.ended,
      end: (password) => run({ sessionId, password }),
    });

  return (
    <span>
      <Button kind="quiet-danger" size="small" aria-label={title} onClick={end}>
        {words.end}
      </Button>
    </span>
  );
}
