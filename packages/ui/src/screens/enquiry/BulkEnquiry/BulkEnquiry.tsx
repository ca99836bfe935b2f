import { bulkPrefill } from "@reagent/domain/enquiry";
import { useSearchParams } from "react-router-dom";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/EnquiryPage.css.ts";
import { EnquiryPage } from "../parts/EnquiryPage.tsx";
import { WithProfile } from "../parts/WithProfile.tsx";
import { copy } from "./BulkEnquiry.copy.ts";
import { bulkEnquiry as screen } from "./BulkEnquiry.screen.ts";
import { BulkForm } from "./BulkForm.tsx";

/** An enquiry about a size that is not on the price list; the query says which product (storefront §3, bulk enquiry). */
export function BulkEnquiry() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const [query] = useSearchParams();
  const prefill = bulkPrefill(Object.fromEntries(query));
  return (
    <EnquiryPage title={title} lead={words.lead}>
      <div className={css.form}>
        <WithProfile>
          {(profile) => <BulkForm key={query.toString()} profile={profile} prefill={prefill} />}
        </WithProfile>
      </div>
    </EnquiryPage>
  );
}
