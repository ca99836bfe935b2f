import { paths } from "@reagent/api/pages/paths";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useLoginReturn } from "../../../state/login-return.ts";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { Result } from "../parts/NarrowPage/NarrowPage.tsx";
import { copy } from "./ForgotPassword.copy.ts";
import { Step } from "./Step.tsx";

/** The last step: the new password is set. */
export function PasswordSet() {
  const words = useCopy(copy);
  const loginReturn = useLoginReturn();
  return (
    <Step current={words.steps.length}>
      <Result title={words.done}>
        <p className={css.lead}>{words.doneLead}</p>
        <ButtonLink kind="primary" size="large" to={paths.login()} state={loginReturn}>
          {words.logIn}
        </ButtonLink>
      </Result>
    </Step>
  );
}
