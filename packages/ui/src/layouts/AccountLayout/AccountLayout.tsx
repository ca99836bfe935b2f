import { readSide } from "@reagent/api/contract/home";
import type { AccountPage } from "@reagent/domain/account-menu";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Late } from "../../blocks/Boundary/Late.tsx";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { SideColumn } from "../../components/SideColumn/SideColumn.tsx";
import { SideNav } from "../../components/SideNav/SideNav.tsx";
import { useCall } from "../../data/use-call.tsx";
import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { stack } from "../../theme/layout.css.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { accountEntries, accountPageAt, listAbove } from "./account-entries.ts";
import { copy } from "./AccountLayout.copy.ts";
import { ActivityBanners } from "./ActivityBanners.tsx";
import { pageCrumbAtom } from "./page-crumb.ts";

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
      <AccountCrumbs page={page} path={pathname} />
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
          side &&
          side.activities.length > 0 && (
            <div className={screenOnly}>
              <ActivityBanners activities={side.activities} />
            </div>
          )
        }
      >
        <Late of={pathname}>{children}</Late>
      </SideColumn>
    </>
  );
}

/** An entry of a list says itself what it is called; until it does, its list ends the trail. */
function AccountCrumbs({ page, path }: { page: AccountPage | undefined; path: string }) {
  const words = useCopy(copy);
  const entry = useAtomValue(pageCrumbAtom);
  const above = listAbove(path);
  const trail = above
    ? [
        { label: words.pages[above.page], to: above.path },
        ...(entry === undefined ? [] : [{ label: entry }]),
      ]
    : [
        { label: words.account, to: paths.orders() },
        ...(page ? [{ label: words.pages[page] }] : []),
      ];
  return <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, ...trail]} />;
}
