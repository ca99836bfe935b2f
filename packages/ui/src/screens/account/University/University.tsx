import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { readUniversityInfo } from "@reagent/api/contract/filing";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { FormSkeleton } from "../parts/AccountPage/FormSkeleton.tsx";
import { copy } from "./University.copy.ts";
import { university as screen } from "./University.screen.ts";
import { UniversityForm } from "./UniversityForm.tsx";

/** /profile/university: the research group of a university's customer (customer centre §5, university info; §6, university info). */
export function University() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const { data, failure, isRefreshing, retry } = useCall(readUniversityInfo, {});
  return (
    <AccountPage title={title} lead={words.lead}>
      {data ? (
        <UniversityForm info={data} />
      ) : failure && isRefusal(failure, codes.notEntitled) ? (
        <Notice kind="hazard" role="alert">
          {failureMessage(failure, language)}
        </Notice>
      ) : failure ? (
        <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </AccountPage>
  );
}
