import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import { clampPage, pageCount, pageWindow, totalText } from "@reagent/domain/paging";
import type { ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./Pager.copy.ts";
import * as css from "./Pager.css.ts";

/** Pages with an address of their own are links, others buttons. */
export type PagerNavigation =
  | {
      /** The address of a page. */
      hrefOf: (page: number) => To;
      onPage?: never;
    }
  | {
      /** Called with the page that is chosen. */
      onPage: (page: number) => void;
      hrefOf?: never;
    };

export type PagerProps = PagerNavigation & {
  /** From 1. */
  page: number;
  /** The number of entries on all pages. */
  total: number;
  /** Whether there are more than `total`, which have no page. */
  isMore?: boolean | undefined;
  /** The number of entries on a page. */
  pageSize: number;
  /** The name of the list, where a screen has more than one pager. */
  label?: string;
};

/** The pager of a list: five page buttons (storefront §9, pager), previous and next. */
export function Pager({ page, total, isMore, pageSize, label, hrefOf, onPage }: PagerProps) {
  const words = useCopy(copy);
  const count = pageCount(total, pageSize);
  const current = clampPage(page, count);

  const step = (to: number, name: string, content: ReactNode) => {
    const isAvailable = to >= 1 && to <= count;
    const isCurrent = to === current;
    const common = {
      className: css.page,
      "aria-current": isCurrent ? ("page" as const) : undefined,
    };
    if (onPage)
      return (
        <button
          type="button"
          key={name}
          aria-label={name}
          disabled={!isAvailable}
          onClick={() => onPage(to)}
          {...common}
        >
          {content}
        </button>
      );
    return isAvailable ? (
      <Link key={name} aria-label={name} to={hrefOf(to)} {...common}>
        {content}
      </Link>
    ) : (
      <span key={name} className={css.page} aria-hidden="true">
        {content}
      </span>
    );
  };

  return (
    <nav className={css.pager} aria-label={label ?? words.label}>
      <span className={css.total}>{words.total(totalText(total, isMore))}</span>
      {step(current - 1, words.previous, <Icon of={ChevronLeft} />)}
      {pageWindow(current, count).map((number) => step(number, words.page(number), number))}
      {step(current + 1, words.next, <Icon of={ChevronRight} />)}
    </nav>
  );
}
