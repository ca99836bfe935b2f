import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { CertificateByBatch } from "../../product/parts/Certificate/Certificate.tsx";
import { StructureForm } from "../../structure/parts/StructureForm/StructureForm.tsx";
import { ShippingForm } from "../parts/ShippingForm/ShippingForm.tsx";
import { copy } from "./AdvancedSearch.copy.ts";
import * as css from "./AdvancedSearch.css.ts";
import { BatchSearchForm } from "./BatchSearchForm.tsx";
import { DataSheetForm } from "./DataSheetForm.tsx";
import { LOOKUP_TABS, type LookupTab } from "./lookup-tabs.ts";

const forms: Readonly<Record<Exclude<LookupTab, "structure">, () => ReactNode>> = {
  certificate: () => <CertificateByBatch />,
  dataSheet: () => <DataSheetForm />,
  batch: () => <BatchSearchForm />,
  shipping: () => <ShippingForm />,
};

const pathOf = (tab: LookupTab): string =>
  ({
    structure: paths.advancedSearch(),
    certificate: paths.certificateSearch(),
    dataSheet: paths.safetyDataSheetSearch(),
    batch: paths.batchSearch(),
    shipping: paths.shippingSearch(),
  })[tab];

/** The lookups that need no login, each on a tab with its own address (storefront §2, advanced search). */
export function AdvancedSearch({ tab }: { tab: LookupTab }) {
  const words = useCopy(copy);
  return (
    <PublicPage title={words.titles[tab]} description={words.descriptions[tab]} path={pathOf(tab)}>
      <h1 className={text[26]}>{words.titles[tab]}</h1>
      <LinkTabs
        label={words.label}
        current={tab}
        entries={LOOKUP_TABS.map((id) => ({ id, label: words.tabs[id], to: pathOf(id) }))}
      />
      {tab === "structure" ? (
        <div className={css.structure}>
          <StructureForm />
        </div>
      ) : (
        <div className={css.panel}>
          <p className={css.lead}>{words.leads[tab]}</p>
          {forms[tab]()}
        </div>
      )}
    </PublicPage>
  );
}
