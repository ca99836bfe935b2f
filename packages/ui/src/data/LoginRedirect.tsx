import { paths } from "@reagent/api/pages/paths";
import { Redirect } from "../components/Redirect/Redirect.tsx";
import { useLoginReturn } from "../state/login-return.ts";

/** Replaces a page that needs a log-in by /login, which leads back to it. */
export function LoginRedirect() {
  return <Redirect to={paths.login()} state={useLoginReturn()} />;
}
