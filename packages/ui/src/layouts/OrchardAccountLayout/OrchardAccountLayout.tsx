import { readSide } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { LoadedContent } from "../../blocks/Boundary/LazyContent.tsx";
import { Breadcrumbs } from "../../components/Breadcrumbs/Breadcrumbs.tsx";
import { SideColumn } from "../../components/SideColumn/SideColumn.tsx";
import { SideNav } from "../../components/SideNav/SideNav.tsx";
import { useCall } from "../../data/use-call.tsx";
import { useCopy } from "../../language/language.tsx";
import { screenOnly } from "../../theme/print.css.ts";
import { listAbove } from "../AccountLayout/account-entries.ts";
import { pageCrumbAtom } from "../AccountLayout/page-crumb.ts";
import { copy as menuCopy } from "../OrchardLayout/OrchardLayout.copy.ts";
import { copy } from "./OrchardAccountLayout.copy.ts";
import { UprightBanner } from "./UprightBanner.tsx";

/** The account area of the orchard, with its menu on the left and the activities under it (customer centre §2, orchard account). */
export function OrchardAccountLayout({ children }: { children: ReactNode }) {
  const words = useCopy(copy);
  const menu = useCopy(menuCopy);
  const { pathname } = useLocation();
  const { data: side } = useCall(readSide, {});
  const entry = useAtomValue(pageCrumbAtom);
  const entries = [
    { label: menu.orders, to: paths.giftOrders() },
    { label: menu.grains, to: paths.grainLog() },
    { label: menu.addresses, to: paths.giftAddresses() },
    { label: menu.wishes, to: paths.wishes() },
  ].map((each) => ({ id: each.to, ...each }));
  const above = listAbove(pathname);
  const current = entries.find(({ to }) => to === (above?.path ?? pathname));
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: words.orchard, to: paths.orchard() },
          ...(current ? [{ label: current.label, ...(above && { to: current.to }) }] : []),
          ...(above ? [{ label: entry ?? words.details }] : []),
        ]}
      />
      <SideColumn
        side={<SideNav title={words.account} current={current?.id} entries={entries} />}
        below={
          side &&
          side.activities.length > 0 && (
            <div className={screenOnly}>
              <UprightBanner activities={side.activities} />
            </div>
          )
        }
      >
        <LoadedContent of={pathname}>{children}</LoadedContent>
      </SideColumn>
    </>
  );
}
