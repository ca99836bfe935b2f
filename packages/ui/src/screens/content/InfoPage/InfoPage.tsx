import { readPage } from "@reagent/api/contract/page";
import { paths } from "@reagent/api/pages/paths";
import { COMPANY_PAGES, type CompanyPage, companyPageOf } from "@reagent/domain/content-page";
import { useEffect, useState } from "react";
import { useIsShown } from "../../../blocks/useIsShown.ts";
import { SideNav } from "../../../components/SideNav/SideNav.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { NotFound } from "../../not-found/NotFound/NotFound.tsx";
import { TextPage } from "../parts/TextPage/TextPage.tsx";
import { copy } from "./InfoPage.copy.ts";

/** A page about the company, with a menu beside it; another one is loaded with the whole page (storefront §2, company info). */
export function InfoPage({ page }: { page: string }) {
  const [first] = useState(page);
  const { reload } = useEnvironment();
  useEffect(() => {
    if (page !== first) reload();
  }, [page, first, reload]);
  const known = companyPageOf(page);
  return known ? <KnownPage page={known} /> : <NotFound />;
}

function KnownPage({ page }: { page: CompanyPage }) {
  const words = useCopy(copy);
  const isShown = useIsShown();
  const call = useCall(readPage, { code: page, version: "" });
  // Another page about the company is loaded with the whole page; these pages have nothing to type into.
  const entries = COMPANY_PAGES.map((each) => ({
    id: each,
    label: words.pages[each],
    to: paths.info(each),
    reloads: true,
  }));
  const others = [
    { id: "departments", label: words.departments, to: paths.departments() },
    { id: "chemists", label: words.chemists, to: paths.chemists() },
    { id: "jobs", label: words.jobs, to: paths.jobs() },
    { id: "party", label: words.party, to: paths.party() },
  ] as const;
  return (
    <TextPage
      call={call}
      label={words.pages[page]}
      path={paths.info(page)}
      side={
        <SideNav
          title={words.menu}
          current={page}
          entries={[...entries, ...others].filter(({ id }) => id === page || isShown(id))}
        />
      }
    />
  );
}
