import FileText from "@lucide/icons/icons/file-text";
import { listPaperWinners, type PaperWinner } from "@reagent/api/contract/paper-award";
import { AWARD_NAMES } from "@reagent/domain/paper-award";
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

const isPilot = ({ award, year }: PaperWinner) => award === "pilot" && year === 2025;
const isOf2024 = ({ award, year }: PaperWinner) => award !== "pilot" && year === 2024;

/** The winners of the pilot award by month (customer centre §9, paper award). */
export function PilotWinners() {
  const words = useCopy(copy);
  return (
    <WithWinners of={isPilot}>
      {(winners) => (
        <>
          <p className={css.note}>{words.pilotLead}</p>
          <WinnerTable label={words.tabs.pilot} winners={winners} hasMonth />
        </>
      )}
    </WithWinners>
  );
}

/** The winners of 2024, a table for each award (customer centre §2, /thesisActivity). */
export function YearWinners() {
  const words = useCopy(copy);
  return (
    <WithWinners of={isOf2024}>
      {(winners) =>
        AWARD_NAMES.map((award) => ({
          award,
          of: winners.filter((winner) => winner.award === award),
        }))
          .filter(({ of }) => of.length > 0)
          .map(({ award, of }) => (
            <section key={award}>
              <SectionHead size="small" title={words.awards[award]} />
              <WinnerTable label={words.winnersOf(words.awards[award])} winners={of} />
            </section>
          ))
      }
    </WithWinners>
  );
}

/** A picture for each winner of the pilot, elite and extraordinary awards. */
export function Showcase() {
  const words = useCopy(copy);
  const nameOf = (award: PaperWinner["award"]) =>
    award === "pilot" ? words.pilotAward : words.awards[award];
  return (
    <WithWinners of={({ award }) => ["pilot", "elite", "extraordinary"].includes(award)}>
      {(winners) => (
        <ul className={css.showcase} aria-label={words.tabs.showcase}>
          {winners.map((winner) => (
            <li key={winner.id}>
              <figure>
                <MedalPicture label={words.picture(winner.name, nameOf(winner.award))} />
                <figcaption className={css.caption}>
                  <strong>{winner.name}</strong>
                  <br />
                  {nameOf(winner.award)}
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
  hasMonth = false,
}: {
  label: string;
  winners: readonly PaperWinner[];
  hasMonth?: boolean;
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
    { title: words.month, width: "64px", value: ({ month }) => words.monthName(month) },
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
