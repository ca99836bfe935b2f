import { readPrecursorInfo } from "@reagent/api/contract/filing";
import { isPrecursorFiled } from "@reagent/domain/filing";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { FormSkeleton } from "../parts/AccountPage/FormSkeleton.tsx";
import { copy } from "./ExplosivePrecursors.copy.ts";
import { explosivePrecursors as screen } from "./ExplosivePrecursors.screen.ts";
import { FiledPrecursors } from "./FiledPrecursors.tsx";
import { PrecursorForm } from "./PrecursorForm.tsx";

/**
 * /profile/danger: who buys explosive precursors, filed once (customer centre §5, explosive-precursor info; §6,
 * explosive-precursor info).
 */
export function ExplosivePrecursors() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { data, failure, isRefreshing, retry } = useCall(readPrecursorInfo, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      {data ? (
        <>
          <Notice>{words.lockedNote}</Notice>
          {isPrecursorFiled(data.purpose) ? (
            <FiledPrecursors info={data} />
          ) : (
            <PrecursorForm info={data} />
          )}
        </>
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <FormSkeleton fields={9} />
      )}
    </AccountPage>
  );
}
