import type { LucideIconData } from "@lucide/icons";
import type { FailureLook } from "@reagent/api/contract/failure-look";
import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { useFocusOnPageChange } from "../../components/Pager/useFocusOnPageChange.ts";
import type { Call } from "../../data/use-call.tsx";
import { useCopy } from "../../language/language.tsx";
import { stack } from "../../theme/layout.css.ts";
import { text } from "../../theme/text.css.ts";
import { copy } from "./ListPage.copy.ts";
import { ListRows } from "./ListRows.tsx";
import type { ListAddress } from "./useListAddress.ts";

export interface ListPageProps<List> {
  /** The heading, and the title of the document. */
  readonly title: string;
  /** Lays out the heading with its figures and its lead. */
  readonly header?: (heading: ReactNode) => ReactNode;
  /** In the heading, after the title. */
  readonly count?: ReactNode;
  /** Between the heading and the list: tabs, notes, figures. */
  readonly above?: ReactNode;
  /** The form of the filters; busy while a search loads. */
  readonly filters?: (isBusy: boolean) => ReactNode;
  /** Page and filter as they are in the address; it resets the filter. */
  readonly address: Pick<ListAddress, "page" | "hrefOf" | "isNarrowed" | "reset">;
  /** The call that reads the page of the list. */
  readonly call: Call<List, Exclude<FailureLook, "empty">>;
  /** How many rows a page has; a list without it has one page. */
  readonly pageSize?: number;
  /** Shown while the first answer loads, of the list's height. */
  readonly skeleton: ReactNode;
  /** Shown where the list is empty. */
  readonly none: ReactNode;
  /** Shown where the list is narrowed and nothing matches, with a button that resets it; `none` where it is absent. */
  readonly noneFound?: {
    readonly icon: LucideIconData;
    readonly title: string;
    readonly hint: string;
  };
  /** The space between its parts, in steps of 4 px; without it the parts have their own. */
  readonly gap?: 4 | 5;
  /** The heading, for a screen that moves the focus to it. */
  readonly headRef?: RefObject<HTMLHeadingElement | null>;
  /** Renders the rows. */
  readonly children: (list: List) => ReactNode;
}

/**
 * The page of a customer's list, whose page and filters are in the address. After turning a page the heading takes the focus.
 */
export function ListPage<List extends { readonly total: number }>({
  title,
  header = (heading) => heading,
  count,
  above,
  filters,
  address,
  call,
  pageSize,
  skeleton,
  none,
  noneFound,
  gap,
  headRef,
  children,
}: ListPageProps<List>) {
  const words = useCopy(copy);
  const ownRef = useRef<HTMLHeadingElement>(null);
  const head = headRef ?? ownRef;
  useFocusOnPageChange(address.page, head);
  const whenEmpty =
    noneFound && address.isNarrowed ? (
      <EmptyState
        icon={noneFound.icon}
        role="status"
        title={noneFound.title}
        actions={
          <Button
            onClick={() => {
              address.reset();
              head.current?.focus();
            }}
          >
            {words.reset}
          </Button>
        }
      >
        {noneFound.hint}
      </EmptyState>
    ) : (
      none
    );
  return (
    <div className={gap && stack[gap]}>
      <PageHead subject={title} isUnlisted />
      {header(
        <h1 className={text[26]} ref={head} tabIndex={-1}>
          {title} {count}
        </h1>,
      )}
      {above}
      {filters?.(call.data !== undefined && call.isRefreshing)}
      <ListRows {...{ address, call, pageSize, skeleton }} none={whenEmpty}>
        {children}
      </ListRows>
    </div>
  );
}
