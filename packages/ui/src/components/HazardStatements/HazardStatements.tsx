import type { HazardStatement } from "@reagent/domain/ghs";
import { Link, type To } from "react-router-dom";
import { useLanguage } from "../../language/language.tsx";
import * as css from "./HazardStatements.css.ts";

export type HazardStatementsProps = {
  /** The accessible name of the list. */
  label: string;
  /** The result of `hazardStatements`. */
  statements: readonly HazardStatement[];
  /** Where a code leads to; undefined where it is not explained. */
  toOf?: (code: string) => To | undefined;
};

/** Hazard statements with their codes; an unknown code has no text. */
export function HazardStatements({
  label,
  statements,
  toOf = () => undefined,
}: HazardStatementsProps) {
  const language = useLanguage();
  return (
    <ul className={css.statements} aria-label={label}>
      {statements.map(({ code, wording }) => (
        <li className={css.statement} key={code}>
          <StatementCode code={code} to={toOf(code)} />
          <span>{wording?.[language]}</span>
        </li>
      ))}
    </ul>
  );
}

function StatementCode({ code, to }: { code: string; to: To | undefined }) {
  if (to === undefined) return <span className={css.code}>{code}</span>;
  return (
    <Link className={`${css.code} ${css.link}`} to={to}>
      {code}
    </Link>
  );
}
