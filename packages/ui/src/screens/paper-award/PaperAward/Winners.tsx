import FileText from "@lucide/icons/icons/file-text";
import {
  listPaperWinners,
  type PaperAward,
  type PaperWinner,
} from "@reagent/api/contract/paper-award";
import type { ReactNode } from "react";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TableSkeleton } from "../../../components/Skeleton/TableSkeleton.tsx";
import { type RecordColumn, RecordTable } from "../../../components/Table/RecordTable.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./PaperAward.copy.ts";
import * as css from "./PaperAward.css.ts";

type Award = PaperAward["awards"][number];

interface EditionProps {
  award: PaperAward;
  edition: PaperAward["editions"][number];
}

/** The winners of a year, a table for each of its awards (customer centre §2, /thesisActivity). */
export function EditionWinners({ award, edition }: EditionProps) {
  const words = useCopy(copy);
  const awards = edition.awards.flatMap((id) => award.awards.find((each) => each.id === id) ?? []);
  const isOf = (winner: PaperWinner, { id }: Award) =>
    winner.year === edition.year && winner.award === id;
  return (
    <WithWinners of={(winner) => awards.some((each) => isOf(winner, each))}>
      {(winners) => (
        <>
          {edition.note && <p className={css.note}>{edition.note}</p>}
          {awards
            .map((each) => ({ each, of: winners.filter((winner) => isOf(winner, each)) }))
            .filter(({ of }) => of.length > 0)
            .map(({ each, of }) =>
              awards.length === 1 ? (
                <WinnerTable
                  key={each.id}
                  label={edition.title}
                  winners={of}
                  hasMonth={each.isMonthly}
                />
              ) : (
                <section key={each.id}>
                  <SectionHead size="small" title={each.name} />
                  <WinnerTable
                    label={words.winnersOf(each.name)}
                    winners={of}
                    hasMonth={each.isMonthly}
                  />
                </section>
              ),
            )}
        </>
      )}
    </WithWinners>
  );
}

/** A picture for each winner of the awards that are in the showcase. */
export function Showcase({ award }: { award: PaperAward }) {
  const words = useCopy(copy);
  const awards = award.awards.filter(({ isShowcased }) => isShowcased);
  const nameOf = (winner: PaperWinner) => awards.find(({ id }) => id === winner.award)?.name ?? "";
  return (
    <WithWinners of={(winner) => awards.some(({ id }) => id === winner.award)}>
      {(winners) => (
        <ul className={css.showcase} aria-label={words.showcase}>
          {winners.map((winner) => (
            <li key={winner.id}>
              <figure>
                <MedalPicture label={words.picture(winner.name, nameOf(winner))} />
                <figcaption className={css.caption}>
                  <strong>{winner.name}</strong>
                  <br />
                  {nameOf(winner)}
                  <br />
                  {winner.company}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </WithWinners>
  );
}

function MedalPicture({ label }: { label: string }) {
  return (
    <svg className={css.medal} viewBox="0 0 96 96" role="img" aria-label={label}>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M30 8 44 40M66 8 52 40" />
        <circle cx="48" cy="60" r="24" />
        <circle cx="48" cy="60" r="18" />
        <path d="M44 50h8M46 50v7l-7 13h18l-7-13v-7" />
      </g>
    </svg>
  );
}

function WithWinners({
  of,
  children,
}: {
  of: (winner: PaperWinner) => boolean;
  children: (winners: readonly PaperWinner[]) => ReactNode;
}) {
  const words = useCopy(copy);
  const columns = useColumns();
  const call = useCall(listPaperWinners, {});
  return (
    <Load call={call} skeleton={<TableSkeleton rows={8} density="comfortable" columns={columns} />}>
      {({ winners }) => {
        const shown = winners.filter(of);
        return shown.length === 0 ? (
          <EmptyState icon={FileText} role="status" title={words.none} />
        ) : (
          children(shown)
        );
      }}
    </Load>
  );
}

function WinnerTable({
  label,
  winners,
  hasMonth,
}: {
  label: string;
  winners: readonly PaperWinner[];
  hasMonth: boolean;
}) {
  const [month, ...columns] = useColumns();
  return (
    <RecordTable
      label={label}
      columns={hasMonth ? [month, ...columns] : columns}
      records={winners}
      keyOf={({ id }) => id}
    />
  );
}

type Column = RecordColumn<PaperWinner>;

/** The month is the first. */
function useColumns(): readonly [Column, ...Column[]] {
  const words = useCopy(copy);
  return [
    { title: words.month, width: "64px", value: (winner) => words.monthName(winner) },
    { title: words.winner, width: "96px", isRowHeader: true, value: ({ name }) => name },
    {
      title: words.company,
      width: "200px",
      className: css.wrapping,
      value: ({ company }) => company,
    },
    { title: words.title, width: "280px", className: css.wrapping, value: ({ title }) => title },
    {
      title: words.impact,
      isNumber: true,
      value: ({ impactFactor }) => (impactFactor > 0 ? impactFactor.toFixed(1) : "–"),
    },
  ];
}
