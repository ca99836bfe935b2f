import type { Look } from "@reagent/api/contract/look";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { LoadFailed } from "../components/LoadFailed/LoadFailed.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { Loading } from "../components/Skeleton/Skeleton.tsx";
import { useLanguage } from "../language/language.tsx";
import { paths } from "../paths.ts";
import { failureMessage } from "./failure-words.ts";
import type { Call } from "./use-call.tsx";

interface Common<Answer, Looks extends Look> {
  readonly call: Call<Answer, Looks>;
  /** The shape of the content. */
  readonly skeleton: ReactNode;
  /** What is loading, announced, where "loading" is not exact enough. */
  readonly loading?: string;
  /** In place of "could not be loaded". */
  readonly failed?: ReactNode;
  /** Around the warning block, which has the server's message. */
  readonly warning?: (notice: ReactNode) => ReactNode;
  /** Of the element around the content. */
  readonly className?: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** A call that declares the look "empty" needs its content; other calls have none. */
type Empty<Looks extends Look> = "empty" extends Looks
  ? { readonly empty: ReactNode }
  : { readonly empty?: never };

/**
 * What a call reads: its skeleton, its content, or its failure as the endpoint declares. While it is read again the content stays;
 * when that fails, the failure is shown above it.
 */
export function Load<Answer, Looks extends Look>({
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
  const { data, failure, isRefreshing, retry } = call;
  const look: Look | undefined = call.look;
  if (look === "empty") return empty;
  if (look === "orders") return <Navigate to={paths.orders()} replace />;
  if (look === "login" && call.screenHandlesExpiry) return <Navigate to={paths.login()} replace />;
  const message = failure && failureMessage(failure, language);
  if (look === "warning-block")
    return warning(
      <Notice kind="hazard" role="alert">
        {message}
      </Notice>,
    );
  const trouble = failure && look !== "nothing" && (
    <LoadFailed onRetry={retry} isRetrying={isRefreshing}>
      {look === "quiet-message" ? message : failed}
    </LoadFailed>
  );
  if (data !== undefined)
    return (
      <div className={className} aria-busy={isRefreshing}>
        {trouble}
        {children(data)}
      </div>
    );
  return failure ? (
    trouble
  ) : (
    <Loading {...(loading !== undefined && { label: loading })}>{skeleton}</Loading>
  );
}
