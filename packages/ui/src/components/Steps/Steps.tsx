import Check from "@lucide/icons/icons/check";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./Steps.copy.ts";
import * as css from "./Steps.css.ts";

export type StepsProps = {
  /** The accessible name. */
  label: string;
  /** The names of the steps, in their order. */
  steps: readonly string[];
  /** The index of the current step; the number of steps when all are done. */
  current: number;
};

/** The steps of a procedure on a graduated scale. */
export function Steps({ label, steps, current }: StepsProps) {
  const words = useCopy(copy);
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "current" : "ahead";
        return (
          <li
            key={step}
            className={`${css.step} ${css.state[state]}`}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span className={css.ordinal[state]} aria-hidden="true">
              {state === "done" ? <Icon of={Check} size={14} /> : index + 1}
            </span>
            <span>
              {step}
              {state === "done" && <VisuallyHidden>{words.done}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
