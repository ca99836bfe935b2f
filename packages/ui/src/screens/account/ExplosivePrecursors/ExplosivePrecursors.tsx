import { readPrecursorInfo } from "@reagent/api/contract/filing";
import { isPrecursorFiled } from "@reagent/domain/filing";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { FormSkeleton } from "../parts/AccountPage/FormSkeleton.tsx";
import { copy } from "./ExplosivePrecursors.copy.ts";
import { explosivePrecursors as screen } from "./ExplosivePrecursors.screen.ts";
import { FiledPrecursors } from "./FiledPrecursors.tsx";
import { PrecursorForm } from "./PrecursorForm.tsx";

/**
 * The buyer of explosive precursors, filed once (customer centre §5, explosive-precursor info; §6, explosive-precursor info).
 */
export function ExplosivePrecursors() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readPrecursorInfo, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      <Load call={call} skeleton={<FormSkeleton fields={9} />} className={stack[6]}>
        {(info) => (
          <>
            <Notice>{words.lockedNote}</Notice>
            {isPrecursorFiled(info.purpose) ? (
              <FiledPrecursors info={info} />
            ) : (
              <PrecursorForm info={info} />
            )}
          </>
        )}
      </Load>
    </AccountPage>
  );
}
