import type { Fen } from "@reagent/domain/money";
import type { ReactNode } from "react";
import { Figures } from "../../../../components/Figures/Figures.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../../components/Price/Price.tsx";

interface Props {
  /** Names and values; a value is undefined while it loads or after it failed. */
  readonly entries: readonly (readonly [term: string, value: ReactNode | undefined])[];
  /** Whether loading failed. */
  readonly isMissing: boolean;
}

/** The balances: a skeleton while they load, a dash where loading failed. */
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

/** An amount of money as a figure. */
export function money(amount: Fen | undefined): ReactNode | undefined {
  return amount === undefined ? undefined : <Price amount={amount} />;
}

/** A number of points or grains as a figure. */
export function points(count: number | undefined): string | undefined {
  return count?.toLocaleString("en-US");
}
