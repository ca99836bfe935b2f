import { paths } from "@reagent/api/pages/paths";
import { STRUCTURE_MATCHES, type StructureMatch } from "@reagent/domain/structure-search";
import type { ReactNode } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy as editorCopy } from "../../../structure-editor/editor.copy.ts";
import { text } from "../../../theme/text.css.ts";
import { copy as formCopy } from "../parts/StructureForm/StructureForm.copy.ts";
import { copy } from "./DrawingIntroduction.copy.ts";
import * as css from "./DrawingIntroduction.css.ts";
import { drawingIntroduction as screen } from "./DrawingIntroduction.screen.ts";

const SECTIONS = ["steps", "buttons", "tools", "text", "matches", "rules", "limits"] as const;
const BUTTONS = ["start", "arrange", "query", "clear"] as const;
const TEXTS = ["smiles", "inchi", "inchiKey", "molfile", "name", "cas"] as const;

/** Benzaldehyde, of which each kind of match finds something. */
const EXAMPLE = "O=Cc1ccccc1";
const EXAMPLES: Readonly<Record<StructureMatch, string>> = {
  exact: paths.structureResults({ code: EXAMPLE, match: "exact" }),
  substructure: paths.structureResults({ code: EXAMPLE, match: "substructure" }),
  similarity: paths.structureResults({ code: EXAMPLE, match: "similarity", threshold: 40 }),
};

/** How to search by structure and to draw in the editor (storefront §2, drawing introduction). */
export function DrawingIntroduction() {
  const words = useCopy(copy);
  const editor = useCopy(editorCopy);
  const form = useCopy(formCopy);
  const title = useCopy(screen.title);
  const bodies: Readonly<Record<(typeof SECTIONS)[number], ReactNode>> = {
    steps: (
      <ol className={css.ordered}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    ),
    buttons: (
      <>
        <p className={css.intro}>{words.buttonsLead}</p>
        <DefinitionList
          entries={BUTTONS.map((id) => ({ term: editor[id], value: words.buttons[id] }))}
          isRuled
        />
      </>
    ),
    tools: (
      <>
        <p className={css.intro}>{words.toolsLead}</p>
        <DefinitionList entries={words.tools} isRuled />
      </>
    ),
    text: (
      <>
        <p className={css.intro}>{words.textLead}</p>
        <DefinitionList
          entries={TEXTS.map((id) => {
            const { term, value, ...more } = words.text[id];
            const code = "example" in more ? more.example : "";
            return {
              term,
              value: code ? (
                <Example to={paths.structureResults({ code })} label={code}>
                  {value}
                </Example>
              ) : (
                value
              ),
            };
          })}
          isRuled
        />
        <p className={css.afterword}>{words.showInEditor}</p>
      </>
    ),
    matches: (
      <DefinitionList
        entries={STRUCTURE_MATCHES.map((match) => ({
          term: form.matches[match],
          value: (
            <Example to={EXAMPLES[match]} label={words.examples[match]}>
              {words.matches[match]}
            </Example>
          ),
        }))}
        isRuled
      />
    ),
    rules: (
      <DefinitionList
        entries={words.rules.map(({ term, value, code, example }) => ({
          term,
          value:
            code && example ? (
              <Example to={paths.structureResults({ code })} label={example}>
                {value}
              </Example>
            ) : (
              value
            ),
        }))}
        isRuled
      />
    ),
    limits: (
      <ul className={css.unordered}>
        {words.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    ),
  };
  return (
    <PublicPage title={title} description={words.lead}>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={text[26]}>{title}</h1>
          <p className={css.lead}>{words.lead}</p>
          <p>
            <TextLink to={paths.advancedSearch()}>{words.toSearch}</TextLink>
          </p>
          <nav aria-label={words.contents}>
            <ul className={css.contents}>
              {SECTIONS.map((id) => (
                <li key={id}>
                  <TextLink href={`#${id}`} kind="muted">
                    {words.sections[id]}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        {SECTIONS.map((id) => (
          <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
            <SectionHead id={`${id}-title`} title={words.sections[id]} />
            {bodies[id]}
          </section>
        ))}
      </div>
    </PublicPage>
  );
}

/** What is said of something, and a link to an example of it. */
function Example({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <>
      {children}
      <span className={css.example}>
        <TextLink to={to}>{label}</TextLink>
      </span>
    </>
  );
}
