import ChevronDown from "@lucide/icons/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./SideSection.css.ts";

export type SideSectionProps = {
  /** The heading; on narrow screens it is the button that opens the section. */
  title: string;
  /** Shown beside the title while it is collapsed: the current choice. */
  description?: string | undefined;
  /** The content of the section. */
  children: ReactNode;
};

/** A section of the side column; on narrow screens it collapses to a line that expands. */
export function SideSection({ title, description, children }: SideSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.section}>
      <h2 className={css.head}>
        <span className={css.title}>{title}</span>
        <button
          type="button"
          className={css.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title} {description && <span className={css.note}>{description}</span>}
          <span className={css.arrow}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </h2>
      <div className={isOpen ? css.content : css.folded} id={id}>
        {children}
      </div>
    </div>
  );
}
