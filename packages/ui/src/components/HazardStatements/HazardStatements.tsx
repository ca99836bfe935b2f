import type { HazardStatement } from "@reagent/domain/ghs";
import { useLanguage } from "../../language/language.tsx";
import * as css from "./HazardStatements.css.ts";

type Props = {
  label: string;
  /** The result of `hazardStatements`. */
  statements: readonly HazardStatement[];
};

/** Hazard statements with their codes; an unknown code has no text. */
export function HazardStatements({ label, statements }: Props) {
  const language = useLanguage();
  return (
    <ul className={css.statements} aria-label={label}>
      {statements.map(({ code, wording }) => (
        <li className={css.statement} key={code}>
          <span className={css.code}>{code}</span>
          <span>{wording?.[language]}</span>
        </li>
      ))}
    </ul>
  );
}
