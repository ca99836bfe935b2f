import { readPage } from "@reagent/api/contract/page";
import { paths } from "@reagent/api/pages/paths";
import {
  HELP_GROUPS,
  type HelpGroup,
  type HelpPage as HelpPageCode,
  helpPageOf,
  termsVersionOf,
} from "@reagent/domain/content-page";
import { useSearchParams } from "react-router-dom";
import { SideNav } from "../../../components/SideNav/SideNav.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { NotFound } from "../../not-found/NotFound/NotFound.tsx";
import { TextPage } from "../parts/TextPage/TextPage.tsx";
import { copy } from "./HelpPage.copy.ts";
import { TermsVersions } from "./TermsVersions.tsx";

const groups = Object.entries(HELP_GROUPS) as [HelpGroup, readonly HelpPageCode[]][];

/** A page of help or terms, with a menu of all of them beside it (storefront §2, help pages). */
export function HelpPage({ page }: { page: string }) {
  const known = helpPageOf(page);
  return known ? <KnownPage page={known} /> : <NotFound />;
}

function KnownPage({ page }: { page: HelpPageCode }) {
  const words = useCopy(copy);
  const [query] = useSearchParams();
  const call = useCall(readPage, { code: page, version: termsVersionOf(query.get("version")) });
  return (
    <TextPage
      call={call}
      label={words.pages[page]}
      path={paths.help(page)}
      before={(shown) => <TermsVersions page={shown} />}
      side={
        <SideNav
          title={words.menu}
          current={page}
          groups={groups.map(([group, pages]) => ({
            title: words.groups[group],
            entries: pages.map((each) => ({
              id: each,
              label: words.pages[each],
              to: paths.help(each),
            })),
          }))}
        />
      }
    />
  );
}
