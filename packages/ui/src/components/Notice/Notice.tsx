import Check from "@lucide/icons/icons/check";
import ChevronDown from "@lucide/icons/icons/chevron-down";
import Info from "@lucide/icons/icons/info";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import Wheat from "@lucide/icons/icons/wheat";
import type { ReactNode } from "react";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./Notice.copy.ts";
import * as css from "./Notice.css.ts";

export type NoticeTone = "info" | "success" | "hazard" | "points";

const drawings = { info: Info, success: Check, hazard: TriangleAlert, points: Wheat };

export type NoticeProps = {
  /** `info` by default; `hazard` warns, `points` is about grains. It decides mark and colour. */
  tone?: NoticeTone;
  /** Set if the notice appears during use: `alert` interrupts, `status` waits. */
  role?: "alert" | "status";
  /** A link or a quiet button at the end. */
  actions?: ReactNode;
  /** What the words stand for: with it they are one line, which unfolds it. */
  details?: ReactNode;
  /** One sentence or two; with details, the main words. */
  children: ReactNode;
};

/** A notice about its place in the page: a bar at the left and a tinted background. */
export function Notice({ tone = "info", role, actions, details, children }: NoticeProps) {
  const words = useCopy(copy);
  const mark = <Icon of={drawings[tone]} label={words[tone]} />;
  if (details !== undefined)
    return (
      <div className={`${css.notice} ${css.folding} ${css.kinds[tone]}`} role={role}>
        <span className={`${css.marks[tone]} ${css.foldingMark}`}>{mark}</span>
        <details className={css.fold}>
          <summary className={css.summary}>
            <div className={css.line}>{children}</div>
            <span className={css.unfold}>
              {words.details}
              <span className={css.arrow}>
                <Icon of={ChevronDown} size={14} />
              </span>
            </span>
          </summary>
          <div className={css.details}>{details}</div>
        </details>
      </div>
    );
  return (
    <div className={`${css.notice} ${css.kinds[tone]}`} role={role}>
      <span className={css.marks[tone]}>{mark}</span>
      <div className={css.body}>
        <div className={css.words}>{children}</div>
        {actions && <div className={css.action}>{actions}</div>}
      </div>
    </div>
  );
}
