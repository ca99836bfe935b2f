import {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from "@reagent/api/contract/session";
import { useId } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import {
  Cell,
  HeadCell,
  Row,
  Table,
  TableBody,
  TableHead,
} from "../../../components/Table/Table.tsx";
import { Load } from "../../../data/Load.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./Sessions.copy.ts";
import * as css from "./Sessions.css.ts";
import { useEndDialog } from "./useEndDialog.tsx";

const columns = [{ width: "40%" }, { width: "120px" }, { width: "120px" }];

/** The browsers that the customer is logged in with; all but the current one can be logged out. */
export function Sessions() {
  const words = useCopy(copy);
  const id = useId();
  const call = useCall(listSessions, {});
  const { run } = useAction(endOtherSessions);
  const ask = useEndDialog();

  const endOthers = () =>
    ask({
      title: words.endOthers,
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
            <SessionTable sessions={sessions} />
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

function SessionTable({ sessions }: { readonly sessions: readonly Session[] }) {
  const words = useCopy(copy);
  return (
    <Table label={words.title} density="comfortable" fold="labels">
      <TableHead>
        <HeadCell>{words.browser}</HeadCell>
        <HeadCell>{words.startedAt}</HeadCell>
        <HeadCell>{words.usedAt}</HeadCell>
        <HeadCell isHidden>{words.actions}</HeadCell>
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </TableBody>
    </Table>
  );
}

function SessionRow({ session }: { readonly session: Session }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(endSession);
  const ask = useEndDialog();
  const browser = session.browser || words.unknown;
  const moment = (at: number) => formatMoment(at, language);

  const title = words.endOf(browser, moment(session.startedAt));

  const end = () =>
    ask({
      title,
      ended: words.ended,
      end: (password) => run({ sessionId: session.sessionId, password }),
    });

  return (
    <Row>
      <Cell isRowHeader label={words.browser}>
        <span className={css.name}>
          {browser}
          {session.isCurrent && <span className={css.mark}>{words.current}</span>}
        </span>
      </Cell>
      <Cell className={css.time} label={words.startedAt}>
        <time dateTime={new Date(session.startedAt).toISOString()}>
          {moment(session.startedAt)}
        </time>
      </Cell>
      <Cell className={css.time} label={words.usedAt}>
        <time dateTime={new Date(session.usedAt).toISOString()}>{moment(session.usedAt)}</time>
      </Cell>
      <Cell className={css.actions}>
        {!session.isCurrent && (
          <span>
            <Button kind="quiet-danger" size="small" aria-label={title} onClick={end}>
              {words.end}
            </Button>
          </span>
        )}
      </Cell>
    </Row>
  );
}
