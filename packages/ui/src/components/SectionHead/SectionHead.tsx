import ChevronRight from "@lucide/icons/icons/chevron-right";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { screenOnly } from "../../theme/print.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./SectionHead.css.ts";

export type SectionHeadProps = {
  /** The words of the heading. */
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  /** The heading's level in the document; h2 by default. */
  as?: "h2" | "h3";
  /** `small` is the heading of a short list and has a line. */
  size?: "large" | "small";
  /** Muted, beside the title. */
  description?: ReactNode;
  /** The quiet link at the end; `label` is its full accessible name, where its text alone says too little: "更多公司新闻". */
  more?: { to: To; text: string; label?: string };
  /** In place of the link: a pager of a carousel, a button. */
  end?: ReactNode;
};

/** The heading of a section with a note and a link. */
export function SectionHead({
  title,
  id,
  as: Title = "h2",
  size = "large",
  description,
  more,
  end,
}: SectionHeadProps) {
  return (
    <div className={css.head({ size })}>
      <Title className={css.title({ size })} id={id}>
        {title}
      </Title>
      {description && <p className={css.note}>{description}</p>}
      {more && (
        <Link
          className={`${css.end} ${css.more} ${screenOnly}`}
          to={more.to}
          aria-label={more.label}
        >
          {more.text}
          <Icon of={ChevronRight} size={14} />
        </Link>
      )}
      {end && <div className={css.end}>{end}</div>}
    </div>
  );
}
