import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { Boundary } from "../../../blocks/Boundary/Boundary.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useLoginReturn } from "../../../state/login-return.ts";
import { copy } from "./Toolbar.copy.ts";
import * as css from "./Toolbar.css.ts";

/* Guests do not load the code that logs out. */
const CustomerGreeting = lazy(async () => ({
  default: (await import("./CustomerGreeting.tsx")).CustomerGreeting,
}));

/** A guest's links to log in and to register, or the customer's name and company. */
export function Greeting() {
  const viewer = useViewer();
  const loginReturn = useLoginReturn();
  const words = useCopy(copy);
  const name = shop.name[useLanguage()];
  if (viewer.kind === "customer") {
    return (
      <Boundary fallback={null}>
        <Suspense fallback={<span />}>
          <CustomerGreeting info={viewer.info} />
        </Suspense>
      </Boundary>
    );
  }
  return (
    <div className={css.guestGreeting}>
      <span className={css.welcome}>{words.welcome(name)}</span>
      <Link className={css.accent} to={paths.login()} state={loginReturn}>
        {words.logIn}
      </Link>
      <Link className={css.accent} to={paths.register()} state={loginReturn}>
        {words.register}
      </Link>
    </div>
  );
}
