import { paths } from "@reagent/api/pages/paths";
import { LoginForm } from "../../../blocks/LoginForm/LoginForm.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { useHasDeadToken } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { useReturnPath } from "../../../state/login-return.ts";
import { useSession } from "../../../state/session.ts";
import { text } from "../../../theme/text.css.ts";
import { copy } from "./Login.copy.ts";
import * as css from "./Login.css.ts";
import { login as screen } from "./Login.screen.ts";

/**
 * The login page; success opens, with a full page load, the page that sent its visitor here (decisions, back to where one was), else the
 * list of orders (storefront §4, guest versus logged in).
 */
export function Login() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const { isLoggedIn: hasToken } = useSession();
  const isLoggedIn = !useHasDeadToken() && hasToken;
  const { load } = useEnvironment();
  const sentBy = useReturnPath();
  return (
    <div className={css.page}>
      <PageHead subject={title} isUnlisted />
      <header className={css.head}>
        <h1 className={text[26]}>{title}</h1>
        <p className={css.welcome}>{isLoggedIn ? words.loggedIn : words.welcome}</p>
      </header>
      {isLoggedIn ? (
        <ButtonLink kind="primary" size="large" to={sentBy ?? paths.orders()}>
          {sentBy === undefined ? words.goOn : words.goBack}
        </ButtonLink>
      ) : (
        <LoginForm showRefusal="in-alert" onLoggedIn={() => load(sentBy ?? paths.orders())} />
      )}
    </div>
  );
}
