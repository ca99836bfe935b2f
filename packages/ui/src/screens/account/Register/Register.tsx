import { paths } from "@reagent/api/pages/paths";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useLoginReturn } from "../../../state/login-return.ts";
import { useSession } from "../../../state/session.ts";
import { text } from "../../../theme/text.css.ts";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";
import { register as screen } from "./Register.screen.ts";
import { RegisterForm } from "./RegisterForm.tsx";

/** Registration (storefront §2, registration). */
export function Register() {
  const words = useCopy(copy);
  const loginReturn = useLoginReturn();
  const title = useCopy(screen.title);
  const { isLoggedIn } = useSession();
  return (
    <div className={css.page}>
      <PageHead subject={title} isUnlisted />
      <header className={css.head}>
        <h1 className={text[26]}>{title}</h1>
        {isLoggedIn ? (
          <p className={css.note}>{words.loggedIn}</p>
        ) : (
          <>
            <p className={css.note}>{words.welcome}</p>
            <p className={css.note}>
              {words.haveAccount}{" "}
              <TextLink kind="inline" to={paths.login()} state={loginReturn}>
                {words.logIn}
              </TextLink>
            </p>
          </>
        )}
      </header>
      {isLoggedIn ? (
        <div>
          <ButtonLink kind="primary" size="large" to={paths.orders()}>
            {words.goOn}
          </ButtonLink>
        </div>
      ) : (
        <RegisterForm />
      )}
    </div>
  );
}
