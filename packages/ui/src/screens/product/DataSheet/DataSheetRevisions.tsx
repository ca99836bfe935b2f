import type { DataSheet, SheetRevision } from "@reagent/api/contract/data-sheet";
import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { formatDate } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./DataSheet.copy.ts";
import * as css from "./DataSheet.css.ts";

/** All revisions, the newest first, with what each changed and its documents as plain links, which work without scripts. */
export function DataSheetRevisions({ sheet }: { sheet: DataSheet }) {
  const words = useCopy(copy);
  const id = useId();
  const { itemCode, revision: shown, revisions } = sheet;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.revisions} size="small" />
      <ol className={css.revisions} reversed>
        {revisions.map((each) => (
          <li key={each.revision} className={css.revision}>
            <RevisionHead revision={each} />
            <Differences revision={each} />
            <p className={css.links}>
              <span className={css.note}>{words.pdf}</span>
              <SheetLink of={each} href={each.chineseUrl} form={words.chinese} />
              <SheetLink of={each} href={each.englishUrl} form={words.english} />
              <SheetLink of={each} href={each.dataUrl} form={words.data} />
              {each.revision === shown ? (
                <span className={css.note}>{words.shown}</span>
              ) : (
                <TextLink
                  to={paths.dataSheet({ itemCode, revision: each.revision })}
                  aria-label={words.showOf(each.revision)}
                >
                  {words.show}
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function RevisionHead({ revision: { revision, revisedOn } }: { revision: SheetRevision }) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <div className={css.head}>
      <h3 className={css.number}>{words.numbered(revision)}</h3>
      {revisedOn && <span className={css.note}>{formatDate(revisedOn, language)}</span>}
    </div>
  );
}

function Differences({ revision: { revision, differences } }: { revision: SheetRevision }) {
  const words = useCopy(copy);
  if (revision === 1) return <p className={css.note}>{words.first}</p>;
  return (
    <ul className={css.differences} aria-label={words.differences}>
      {differences.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

function SheetLink({
  of: { revision },
  href,
  form,
}: {
  of: SheetRevision;
  href: string;
  form: string;
}) {
  const words = useCopy(copy);
  return (
    <TextLink href={href} aria-label={words.documentOf(revision, form)}>
      {form}
    </TextLink>
  );
}
