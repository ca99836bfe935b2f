import type { ReagentResults as Results } from "@reagent/api/contract/search";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { needsPager } from "@reagent/domain/paging";
import { opensItself } from "@reagent/domain/search";
import { Pager } from "../../../components/Pager/Pager.tsx";
import { groupBySubstance } from "./group-by-substance.ts";
import * as css from "./ReagentResults.css.ts";
import { SubstanceGroup } from "./SubstanceGroup.tsx";

interface Props {
  /** What was searched for, to be marked in what was found. */
  readonly query: string;
  readonly results: Results;
  readonly page: number;
  /** Another page is on its way; this one stays until it is there. */
  readonly isTurning: boolean;
  readonly onPage: (page: number) => void;
}

/** The reagents that were found, by substance; a single one opens by itself (storefront §4, search). */
export function ReagentResults({
  query,
  results: { items, total },
  page,
  isTurning,
  onPage,
}: Props) {
  return (
    <div aria-busy={isTurning}>
      {groupBySubstance(items).map(([first, ...others]) => (
        <SubstanceGroup
          key={first.itemId}
          items={[first, ...others]}
          query={query}
          isOpenAtFirst={opensItself(items.length, total)}
        />
      ))}
      {needsPager(total, PAGE_SIZE.reagentSearch) && (
        <div className={css.pager}>
          <Pager page={page} total={total} size={PAGE_SIZE.reagentSearch} onPage={onPage} />
        </div>
      )}
    </div>
  );
}
