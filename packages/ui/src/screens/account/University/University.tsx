import { readUniversityInfo } from "@reagent/api/contract/filing";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { FilingNotice } from "../parts/FilingNotice/FilingNotice.tsx";
import { FiledUniversity } from "./FiledUniversity.tsx";
import { copy } from "./University.copy.ts";
import { university as screen } from "./University.screen.ts";
import { UniversityForm } from "./UniversityForm.tsx";

/** The research group of a customer at a university (customer centre §5, university info; §6, university info). */
export function University() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readUniversityInfo, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      <Load call={call} skeleton={<FormSkeleton fields={5} />} className={stack[6]}>
        {(info) => (
          <>
            <FilingNotice decision={info} unfiled={words.unfiled} accepted={words.accepted} />
            {info.state === "pending" ? (
              <FiledUniversity info={info} />
            ) : (
              <UniversityForm info={info} />
            )}
          </>
        )}
      </Load>
    </AccountPage>
  );
}
