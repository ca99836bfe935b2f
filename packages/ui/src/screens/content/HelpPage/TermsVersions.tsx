import type { ContentPage } from "@reagent/api/contract/page";
import { paths } from "@reagent/api/pages/paths";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./HelpPage.copy.ts";
import * as css from "./HelpPage.css.ts";

/** Links to all versions of the terms of use, and a notice above one that no longer applies. Nothing where there is only one. */
export function TermsVersions({ page: { changedOn, versions } }: { readonly page: ContentPage }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const [newest] = versions;
  if (versions.length < 2) return null;
  const pathOf = (day: string) =>
    paths.help(TERMS_PAGE, day === newest ? undefined : { version: day });
  return (
    <>
      {newest !== undefined && changedOn !== newest && (
        <div className={css.old}>
          <Notice actions={<TextLink to={pathOf(newest)}>{words.toNewest}</TextLink>}>
            {words.old(formatDate(changedOn, language))}
          </Notice>
        </div>
      )}
      <nav className={css.versions} aria-label={words.versions}>
        <span>{words.versions}</span>
        <ul className={css.days}>
          {versions.map((day) => (
            <li key={day}>
              <TextLink
                kind="plain"
                to={pathOf(day)}
                aria-current={day === changedOn ? "page" : undefined}
              >
                {formatDate(day, language)}
                {day === newest && words.valid}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
