import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import * as css from "./OrderSide.css.ts";

interface Props {
  /** Id of what names it. */
  readonly labelledBy: string;
  /** What it comes to, in full. */
  readonly sums: ReactNode;
  /** The same in a few words, for where that is out of sight. */
  readonly barSum: ReactNode;
  /** The words of the button. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Fetches what answers a press, at the first sign of one. */
  readonly onPrepare: () => void;
  readonly onAct: () => void;
  /** What stands below the button. */
  readonly children?: ReactNode;
}

/** Beside what is ordered or paid: what it comes to, and the button that goes on. */
export function OrderSide({
  labelledBy,
  sums,
  barSum,
  action,
  isBusy,
  onPrepare,
  onAct,
  children,
}: Props) {
  return (
    <aside className={css.side} aria-labelledby={labelledBy}>
      <div className={css.sums}>{sums}</div>
      <div className={css.submit}>
        <span className={css.barSum}>{barSum}</span>
        <Button
          kind="primary"
          size="large"
          isWide
          isBusy={isBusy}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={onAct}
        >
          {action}
        </Button>
      </div>
      {children}
    </aside>
  );
}
