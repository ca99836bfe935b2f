import type { Instrument } from "@reagent/api/contract/instrument";
import { useId } from "react";
import { RichText } from "../../../components/RichText/RichText.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Instrument.copy.ts";
import * as css from "./Instrument.css.ts";

/** The description and the terms of return. */
export function InstrumentTexts({ instrument }: { instrument: Instrument }) {
  const words = useCopy(copy);
  const { description, returnTerms } = instrument;
  if (!description && !returnTerms) return null;
  return (
    <div className={css.texts}>
      {description && <Section title={words.description} html={description} />}
      {returnTerms && <Section title={words.returnTerms} html={returnTerms} />}
    </div>
  );
}

function Section({ title, html }: { title: string; html: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <RichText html={html} />
    </section>
  );
}
