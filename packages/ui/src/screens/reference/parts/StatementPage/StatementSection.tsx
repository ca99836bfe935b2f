import { Fragment, memo, type ReactNode } from "react";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import type { StatementRow } from "./statement-rows.ts";
import { copy } from "./StatementPage.copy.ts";
import * as css from "./StatementPage.css.ts";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly StatementRow[];
  /** The code of the row to be marked. */
  readonly marked: string;
}

/** Statements under a heading with their number. */
export function StatementSection({ id, title, rows, marked }: Props) {
  const words = useCopy(copy);
  const hasDrawings = rows.some(({ drawing }) => drawing !== undefined);
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} description={words.count(rows.length)} />
      <dl className={hasDrawings ? css.drawings : css.rows}>
        {rows.map((row) => (
          <Row key={row.code} row={row} isMarked={row.code === marked} />
        ))}
      </dl>
    </section>
  );
}

/* There are hundreds of rows, of which a new fragment changes two. */
const Row = memo(function Row({
  row: { code, wording, detail, drawing, isWithdrawn },
  isMarked,
}: {
  readonly row: StatementRow;
  readonly isMarked: boolean;
}) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <div
      id={code}
      className={drawing === undefined ? css.row : css.drawn}
      data-marked={isMarked || undefined}
    >
      <dt className={css.term}>
        {drawing}
        <a className={css.code} href={`#${code}`} aria-current={isMarked ? "true" : undefined}>
          {breakable(code)}
        </a>
      </dt>
      <dd>
        {wording[language]}
        {isWithdrawn && <span className={css.note}> {words.withdrawn}</span>}
        {detail && <p className={css.note}>{detail[language]}</p>}
      </dd>
    </div>
  );
});

/** A combined code, which may break after each of its parts. */
function breakable(code: string): ReactNode {
  const parts = code.match(/[^+/]+[+/]?/gu) ?? [];
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
