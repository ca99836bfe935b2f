import Check from "@lucide/icons/icons/check";
import ChevronDown from "@lucide/icons/icons/chevron-down";
import Clock from "@lucide/icons/icons/clock";
import CornerDownRight from "@lucide/icons/icons/corner-down-right";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Verdict.css.ts";

/** `pending` is not known yet; `done` needs nothing; `merged` goes with another line; `open` waits for the user; `warning` works, but not as expected; `problem` does not work. */
export type VerdictKind = "pending" | "done" | "merged" | "open" | "warning" | "problem";

const drawings = {
  pending: Clock,
  done: Check,
  merged: CornerDownRight,
  open: ChevronDown,
  warning: TriangleAlert,
  problem: TriangleAlert,
};

export type VerdictProps = {
  /** What became of the line; it decides mark and colour. */
  kind: VerdictKind;
  /** One word or two: "已识别". */
  children: ReactNode;
  /** Why, or what to do: one short line, muted. */
  description?: ReactNode;
  /** For `aria-describedby` of the field that it judges. */
  id?: string;
};

/** What became of a line that was typed, pasted or uploaded: a mark, a word and the reason. */
export function Verdict({ kind, children, description, id }: VerdictProps) {
  return (
    <span className={css.verdict} id={id}>
      <span className={css.marks[kind]}>
        <Icon of={drawings[kind]} size={14} />
      </span>
      <span>
        <span className={css.words[kind]}>{children}</span>
        {description && <span className={css.reason}>{description}</span>}
      </span>
    </span>
  );
}
