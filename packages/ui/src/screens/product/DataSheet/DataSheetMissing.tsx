import ShieldAlert from "@lucide/icons/icons/shield-alert";
import { paths } from "@reagent/api/pages/paths";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./DataSheet.copy.ts";

/** Shown for a code or revision without a data sheet. */
export function DataSheetMissing({ itemCode }: { itemCode: string }) {
  const words = useCopy(copy);
  return (
    <PublicPage title={words.title(itemCode)} isUnlisted>
      <EmptyState
        as="h1"
        icon={ShieldAlert}
        title={words.missing}
        actions={
          <>
            <ButtonLink kind="primary" to={paths.safetyDataSheetSearch()}>
              {words.lookUp}
            </ButtonLink>
            <ButtonLink to={paths.search({ text: itemCode })}>
              {words.searchFor(itemCode)}
            </ButtonLink>
          </>
        }
      >
        {words.missingHint(itemCode)}
      </EmptyState>
    </PublicPage>
  );
}
