import type { HazardStatement } from "@reagent/domain/ghs";
import { useLanguage } from "../../../language/language.tsx";
import * as css from "./Compare.css.ts";

/** Hazard statements one below the other, for a narrow column. */
export function ComparedStatements({ statements }: { statements: readonly HazardStatement[] }) {
  const language = useLanguage();
  return (
    <ul className={css.statements}>
      {statements.map(({ code, wording }) => (
        <li key={code}>
          <span className={css.signal}>{code}</span> {wording?.[language]}
        </li>
      ))}
    </ul>
  );
}
