import { paths } from "@reagent/api/pages/paths";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ResearchSteps.copy.ts";
import * as css from "./ResearchSteps.css.ts";

interface Props {
  /** Whether the account must be activated first. */
  readonly isInactive?: boolean;
}

/** What a university's customer does after the registration: the filing of the group, university prices, the filing of regulated goods. */
export function ResearchSteps({ isInactive = false }: Props) {
  const words = useCopy(copy);
  return (
    <section className={css.next}>
      <h2 className={css.title}>{words.title}</h2>
      <ol className={css.steps}>
        {isInactive && <li>{words.activate}</li>}
        <li>
          {words.file}{" "}
          <TextLink kind="inline" to={paths.university()}>
            {words.group}
          </TextLink>
        </li>
        <li>{words.prices}</li>
        {!isInactive && (
          <li>
            {words.regulated}{" "}
            <TextLink kind="inline" to={paths.explosivePrecursors({ kind: "explosive" })}>
              {words.precursors}
            </TextLink>
          </li>
        )}
      </ol>
    </section>
  );
}
