import { readProfile } from "@reagent/api/contract/profile";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import * as css from "../parts/AccountPage/AccountPage.css.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { AcceptedTerms } from "./AcceptedTerms.tsx";
import { OrderMails } from "./OrderMails.tsx";
import { copy } from "./Profile.copy.ts";
import { profile as screen } from "./Profile.screen.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** The customer's profile (customer centre §2, /profile/info; §5, profile). */
export function Profile() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const call = useCall(readProfile, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      <Load call={call} skeleton={<FormSkeleton fields={12} />}>
        {(profile) => (
          <div className={css.sections}>
            <ProfileForm
              // The locked fields determine the rules, so each set of them has a form of its own.
              key={`${profile.invoiceType} ${profile.mobile === ""}`}
              profile={profile}
            />
            <OrderMails isOn={profile.getsOrderMails} />
            <AcceptedTerms profile={profile} />
          </div>
        )}
      </Load>
    </AccountPage>
  );
}
