import type { ReactNode, Ref } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Spinner } from "../../components/Spinner/Spinner.tsx";
import * as css from "./OrderBar.css.ts";

export interface OrderBarProps {
  /** The message of the last failed change or reload. */
  readonly trouble: ReactNode;
  /** The actions on the whole list, at the start of the bar. */
  readonly actions: ReactNode;
  /** The total of the list, beside the button. */
  readonly sums: ReactNode;
  /** Whether pending changes affect the sums. */
  readonly isStale: boolean;
  /** The button for the next step. */
  readonly next: {
    readonly label: string;
    readonly isBusy: boolean;
    readonly onClick: () => void;
    /** Not emphasised, since a press would only say what is missing, or another button comes first. */
    readonly isSecondary?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
    readonly id?: string;
  };
}

/** The sums under the lines of a cart or basket, and the button for the next step. */
export function OrderBar({ trouble, actions, sums, isStale, next }: OrderBarProps) {
  const { label, isSecondary = false, ...button } = next;
  return (
    <div className={css.bar}>
      <div role="status">{trouble && <div className={css.trouble}>{trouble}</div>}</div>
      <div className={css.line}>
        <div className={css.actions}>{actions}</div>
        <p
          className={css.sums({ isStale })}
          aria-busy={isStale}
          aria-live="polite"
          aria-atomic="true"
        >
          {isStale && (
            <span className={css.waiting}>
              <Spinner />
            </span>
          )}
          {sums}
        </p>
        <Button kind={isSecondary ? "secondary" : "primary"} size="large" {...button}>
          {label}
        </Button>
      </div>
    </div>
  );
}
