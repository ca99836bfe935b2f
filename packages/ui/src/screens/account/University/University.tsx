import { readUniversityInfo, type UniversityInfo } from "@reagent/api/contract/filing";
import { type Profile, readProfile } from "@reagent/api/contract/profile";
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
  const profile = useCall(readProfile, call.data?.state === "none" ? {} : null);
  return (
    <AccountPage title={title} lead={words.lead}>
      <Load call={call} skeleton={<FormSkeleton fields={5} />} className={stack[6]}>
        {(info) => (
          <>
            <FilingNotice decision={info} unfiled={words.unfiled} accepted={words.accepted} />
            {info.state === "pending" ? (
              <FiledUniversity info={info} />
            ) : profile.isLoading ? (
              <FormSkeleton fields={5} />
            ) : (
              <UniversityForm info={filledFrom(profile.data, info)} />
            )}
          </>
        )}
      </Load>
    </AccountPage>
  );
}

/** What was typed at the registration, where nothing is filed yet. */
const filledFrom = (profile: Profile | undefined, info: UniversityInfo): UniversityInfo =>
  profile === undefined
    ? info
    : {
        ...info,
        university: profile.company,
        mobile: profile.mobile,
        phone: profile.phone || profile.mobile,
      };
