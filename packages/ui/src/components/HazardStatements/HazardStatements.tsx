import type { HazardStatement } from "@reagent/domain/ghs";
import { Link, type To } from "react-router-dom";
import { type Language, useLanguage } from "../../language/language.tsx";
import * as css from "./HazardStatements.css.ts";

export type HazardStatementsProps = {
  /** The accessible name of the list. */
  label: string;
  /** The result of `hazardStatements`. */
  statements: readonly HazardStatement[];
  /** The language of the wording; that of the page by default. */
  language?: Language;
  /** Where a code leads to; undefined where it is not explained. */
  toOf?: (code: string) => To | undefined;
};

const langs: Readonly<Record<Language, string>> = { zh: "zh-CN", en: "en" };

/** Hazard statements with their codes; an unknown code has no text. */
export function HazardStatements({
  label,
  statements,
  language,
  toOf = () => undefined,
}: HazardStatementsProps) {
  const own = useLanguage();
  return (
    <ul className={css.statements} aria-label={label} lang={language && langs[language]}>
      {statements.map(({ code, wording }) => (
        <li className={css.statement} key={code}>
          <StatementCode code={code} to={toOf(code)} />
          <span>{wording?.[language ?? own]}</span>
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
