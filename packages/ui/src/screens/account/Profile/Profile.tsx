import { readProfile } from "@reagent/api/contract/profile";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { FormSkeleton } from "../parts/AccountPage/FormSkeleton.tsx";
import { copy } from "./Profile.copy.ts";
import { profile as screen } from "./Profile.screen.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** Who the customer is (customer centre §2, /profile/info; §5, profile). */
export function Profile() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { data, failure, isRefreshing, retry } = useCall(readProfile, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      {data ? (
        <ProfileForm
          // What is locked decides what is judged: a form of its own for each.
          key={`${data.invoiceType} ${data.mobile === ""}`}
          profile={data}
        />
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <FormSkeleton fields={12} />
      )}
    </AccountPage>
  );
}
