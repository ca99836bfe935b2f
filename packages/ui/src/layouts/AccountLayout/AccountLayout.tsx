import { readSide } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { LoadedContent } from "../../blocks/Boundary/LazyContent.tsx";
import { ActivityBanners } from "../../blocks/SideActivities/ActivityBanners.tsx";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LoadFailed } from "../../components/LoadFailed/LoadFailed.tsx";
import { SideColumn } from "../../components/SideColumn/SideColumn.tsx";
import { SideNav } from "../../components/SideNav/SideNav.tsx";
import { useCall } from "../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import type { AnyScreen } from "../../screen.ts";
import { useEnvironment } from "../../state/environment.tsx";
import { stack } from "../../theme/layout.css.ts";
import { screenOnly } from "../../theme/print.css.ts";
import { accountEntries, accountPageAt, listAbove } from "./account-entries.ts";
import { copy } from "./AccountLayout.copy.ts";
import { pageCrumbAtom } from "./page-crumb.ts";

/**
 * The account area: its menu on the left, and the shop's activities under it (customer centre §2, account). Entries
 * that depend on the side-info call have a placeholder until it has answered.
 */
export function AccountLayout({ children }: { children: ReactNode }) {
  const words = useCopy(copy);
  const { pathname } = useLocation();
  const { data: side, failure, isRefreshing, retry } = useCall(readSide, {});
  const page = accountPageAt(pathname);
  const titleOf = useTitles();
  const { absentParts } = useEnvironment();
  return (
    <>
      <AccountCrumbs page={page} path={pathname} />
      <SideColumn
        side={
          <div className={stack[4]}>
            <SideNav
              title={words.account}
              current={page?.address}
              groups={accountEntries(
                side ?? (failure ? undefined : "unknown"),
                pathname,
                absentParts,
              ).map(([group, entries]) => ({
                title:
                  group === "documents" && absentParts.includes("paper-award")
                    ? words.downloads
                    : words.groups[group],
                entries: entries.map((entry) => ({
                  id: entry.screen.address,
                  label: titleOf(entry.screen),
                  to: entry.path,
                  isPending: entry.isPending ?? false,
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
              <ActivityBanners activities={side.activities} layout="column" />
            </div>
          )
        }
      >
        <LoadedContent of={pathname}>{children}</LoadedContent>
      </SideColumn>
    </>
  );
}

/** The title of a page of the account area in the current language. */
function useTitles() {
  const language = useLanguage();
  return ({ title }: AnyScreen) => title?.[language] ?? "";
}

/** The page of an order sets its own crumb; until it does, its list ends the trail. */
function AccountCrumbs({ page, path }: { page: AnyScreen | undefined; path: string }) {
  const words = useCopy(copy);
  const titleOf = useTitles();
  const entry = useAtomValue(pageCrumbAtom);
  const above = listAbove(path);
  const trail = above
    ? [
        { label: titleOf(above.screen), to: above.path },
        ...(entry === undefined ? [] : [{ label: entry }]),
      ]
    : [{ label: words.account, to: paths.orders() }, ...(page ? [{ label: titleOf(page) }] : [])];
  return <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, ...trail]} />;
}
