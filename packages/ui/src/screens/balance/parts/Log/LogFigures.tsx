import type { Fen } from "@reagent/domain/money";
import type { ReactNode } from "react";
import { Figures } from "../../../../components/Figures/Figures.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../../components/Price/Price.tsx";

interface Props {
  /** What each figure is called, and how much it is; undefined while nobody knows. */
  readonly entries: readonly (readonly [term: string, value: ReactNode | undefined])[];
  /** They could not be loaded. */
  readonly isMissing: boolean;
}

/** What a customer has: skeleton while it is on its way, a dash where it could not be loaded. */
export function LogFigures({ entries, isMissing }: Props) {
  return (
    <Figures
      entries={entries.map(([term, value]) => ({
        term,
        value: value === undefined && isMissing ? <NoValue /> : value,
      }))}
    />
  );
}

/** An amount of money among the figures. */
export function money(amount: Fen | undefined): ReactNode | undefined {
  return amount === undefined ? undefined : <Price amount={amount} />;
}

/** A number of points or grains among the figures. */
export function points(count: number | undefined): string | undefined {
  return count?.toLocaleString("en-US");
}
