import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import { useId } from "react";
import { Icon } from "../../../components/Icon/Icon.tsx";
import * as css from "./Summary.css.ts";

/** What keeps the order from being submitted, and the way to it. */
export interface Blocker {
  readonly kind: string;
  readonly message: string;
  /** Leads to where something can be done about it. */
  readonly onGo: () => void;
}

interface Props {
  readonly title: string;
  readonly blockers: readonly Blocker[];
  /** Whether the customer has tried to go on all the same. */
  readonly isPressing: boolean;
}

/** What is left to do before the order can be submitted, each with the way to it. */
export function Blockers({ title, blockers, isPressing }: Props) {
  const id = useId();
  if (blockers.length === 0) return null;
  return (
    <div className={css.blockers({ isPressing })}>
      <p className={css.blockersTitle} id={id}>
        {isPressing && <Icon of={TriangleAlert} size={14} />}
        {title}
      </p>
      <ul aria-labelledby={id}>
        {blockers.map(({ kind, message, onGo }) => (
          <li key={kind}>
            <button type="button" className={css.blocker} onClick={onGo}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
