import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import * as css from "./OrderSide.css.ts";

export interface OrderSideProps {
  /** The id of the heading. */
  readonly labelledBy: string;
  /** The totals in full. */
  readonly sums: ReactNode;
  /** The total in short, for the bar. */
  readonly barTotal: ReactNode;
  /** The label of the button. */
  readonly action: string;
  /** While the order is sent, the button shows a spinner and ignores clicks. */
  readonly isBusy: boolean;
  /** Not emphasised, since a press would only say what is missing. */
  readonly isSecondary?: boolean;
  /** Called on hover or focus of the button, to load what its click needs. */
  readonly onPrepare?: () => void;
  /** Without it the button submits the form around it. */
  readonly onAct?: () => void;
  /** Content below the button. */
  readonly children?: ReactNode;
}

/** The totals of an order or payment beside the page, with the button that continues. */
export function OrderSide({
  labelledBy,
  sums,
  barTotal,
  action,
  isBusy,
  isSecondary = false,
  onPrepare,
  onAct,
  children,
}: OrderSideProps) {
  return (
    <aside className={css.side} aria-labelledby={labelledBy}>
      <div className={css.sums}>{sums}</div>
      <div className={css.submit}>
        <span className={css.barTotal}>{barTotal}</span>
        <Button
          kind={isSecondary ? "secondary" : "primary"}
          size="large"
          type={onAct ? "button" : "submit"}
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
