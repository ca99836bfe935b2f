import { shop } from "@reagent/api/contract/shop";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { Boundary } from "../../../blocks/Boundary/Boundary.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { copy } from "./Toolbar.copy.ts";
import * as css from "./Toolbar.css.ts";

/* What logs out is not part of what a guest loads first. */
const CustomerGreeting = lazy(async () => ({
  default: (await import("./CustomerGreeting.tsx")).CustomerGreeting,
}));

/** Who is here: a guest with the ways to log in and to register, or a customer by name and company. */
export function Greeting() {
  const viewer = useViewer();
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
    <div className={css.greeting}>
      <span>{words.welcome(name)}</span>
      <Link className={css.accent} to={paths.login()}>
        {words.logIn}
      </Link>
      <Link className={css.accent} to={paths.register()}>
        {words.register}
      </Link>
    </div>
  );
}
