import ScanBarcode from "@lucide/icons/icons/scan-barcode";
import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../language/language.tsx";
import type { BottleCodes } from "./bottle-codes.ts";
import { copy } from "./Bottle.copy.ts";

/** Shown for codes that name no known batch. */
export function BottleMissing({ productCode, batchCode }: BottleCodes) {
  const words = useCopy(copy);
  return (
    <PublicPage title={words.title(productCode, batchCode)} isUnlisted>
      <EmptyState
        as="h1"
        icon={ScanBarcode}
        title={words.missing}
        actions={
          <>
            <ButtonLink kind="primary" to={paths.certificateSearch()}>
              {words.lookUp}
            </ButtonLink>
            <ButtonLink to={paths.search({ text: productCode })}>
              {words.searchFor(productCode)}
            </ButtonLink>
          </>
        }
      >
        {words.missingHint(productCode, batchCode)}
      </EmptyState>
    </PublicPage>
  );
}
