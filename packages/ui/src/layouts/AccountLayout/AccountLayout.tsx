import { readSide } from "@reagent/api/contract/home";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { SideColumn } from "../../components/SideColumn/SideColumn.tsx";
import { SideNav } from "../../components/SideNav/SideNav.tsx";
import { useCall } from "../../data/use-call.tsx";
import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { stack } from "../../theme/layout.css.ts";
import { Late } from "../Boundary/Late.tsx";
import { accountEntries, accountPageAt } from "./account-entries.ts";
import { copy } from "./AccountLayout.copy.ts";
import { ActivityBanners } from "./ActivityBanners.tsx";

/**
 * The account area: the way to each of its pages on the left, and the shop's activities under it (customer centre §2,
 * account). What the side-info call decides waits for it; everything else is there at once.
 */
export function AccountLayout({ children }: { children: ReactNode }) {
  const words = useCopy(copy);
  const { pathname } = useLocation();
  const { data: side, failure, isRefreshing, retry } = useCall(readSide, {});
  const page = accountPageAt(pathname);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.account, to: paths.orders() },
          ...(page ? [{ label: words.pages[page] }] : []),
        ]}
      />
      <SideColumn
        side={
          <div className={stack[4]}>
            <SideNav
              title={words.account}
              current={page}
              groups={accountEntries(side, pathname).map(([group, entries]) => ({
                title: words.groups[group],
                entries: entries.map((entry) => ({
                  id: entry.page,
                  label: words.pages[entry.page],
                  to: entry.path,
                })),
              }))}
            />
            {failure && !side && <LoadFailed onRetry={retry} isRetrying={isRefreshing} />}
          </div>
        }
        below={
          side && side.activities.length > 0 && <ActivityBanners activities={side.activities} />
        }
      >
        <Late of={pathname}>{children}</Late>
      </SideColumn>
    </>
  );
}
