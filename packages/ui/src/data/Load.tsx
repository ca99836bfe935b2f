import type { FailureLook } from "@reagent/api/contract/failure-look";
import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { LoadFailed } from "../components/LoadFailed/LoadFailed.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { Redirect } from "../components/Redirect/Redirect.tsx";
import { Loading } from "../components/Skeleton/Skeleton.tsx";
import { useCopy, useLanguage } from "../language/language.tsx";
import { failureMessage } from "./failure-words.ts";
import { copy } from "./Load.copy.ts";
import { LoginRedirect } from "./LoginRedirect.tsx";
import type { Call } from "./use-call.tsx";

interface Common<Answer, Looks extends FailureLook> {
  readonly call: Call<Answer, Looks>;
  /** Null shows and announces nothing while the call loads. */
  readonly skeleton: ReactNode;
  /** Announced in place of "loading". */
  readonly loading?: string;
  /** In place of "could not be loaded". */
  readonly failed?: ReactNode;
  /** Wraps the warning block, a Notice with the server's message. */
  readonly warning?: (notice: ReactNode) => ReactNode;
  /** Class of the element around the content. */
  readonly className?: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** Required where the endpoint declares the look "empty", and not allowed otherwise. */
type Empty<Looks extends FailureLook> = "empty" extends Looks
  ? { readonly empty: ReactNode }
  : { readonly empty?: never };

/**
 * Shows what a call reads: the skeleton, the content, or the failure as the endpoint declares it. The content remains while it is
 * read again; a failure of that is shown above it.
 */
export function Load<Answer, Looks extends FailureLook>({
  call,
  skeleton,
  loading,
  failed,
  warning = (notice) => notice,
  className,
  children,
  empty,
}: Common<Answer, Looks> & Empty<Looks>) {
  const language = useLanguage();
  const words = useCopy(copy);
  const { data, failure, isRefreshing, isGuestAnswer, retry } = call;
  const look: FailureLook | undefined = call.look;
  if (look === "empty") return empty;
  if (look === "orders") return <Redirect to={paths.orders()} />;
  if (look === "gift-orders") return <Redirect to={paths.giftOrders()} />;
  if (look === "login" && call.screenHandlesExpiry) return <LoginRedirect />;
  const message = failure && failureMessage(failure, language);
  if (look === "warning-block")
    return warning(
      <Notice tone="hazard" role="alert">
        {message}
      </Notice>,
    );
  const trouble = failure && look !== "nothing" && (
    <LoadFailed onRetry={retry} isRetrying={isRefreshing}>
      {isGuestAnswer ? words.ownPricesFailed : look === "quiet-message" ? message : failed}
    </LoadFailed>
  );
  if (data !== undefined)
    return (
      <div
        className={className}
        aria-busy={isRefreshing}
        // Prices in it are muted: they are not the customer's own.
        data-provisional={isGuestAnswer || undefined}
      >
        {trouble}
        {children(data)}
      </div>
    );
  if (failure) return trouble;
  return (
    skeleton !== null && (
      <Loading {...(loading !== undefined && { label: loading })}>{skeleton}</Loading>
    )
  );
}
