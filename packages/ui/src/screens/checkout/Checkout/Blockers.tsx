import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import { useId } from "react";
import { Icon } from "../../../components/Icon/Icon.tsx";
import * as css from "./Summary.css.ts";

/** A reason why the order cannot be submitted. */
export interface Blocker {
  readonly kind: string;
  readonly message: string;
  /** Goes to the field or dialog that resolves it. */
  readonly onGo: () => void;
}

interface Props {
  readonly title: string;
  readonly blockers: readonly Blocker[];
  /** Whether the customer has pressed submit. */
  readonly isPressing: boolean;
}

/** The reasons why the order cannot be submitted, each with a link to its field. */
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
