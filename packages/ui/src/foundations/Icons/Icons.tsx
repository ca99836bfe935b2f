import { type PictogramCode, PICTOGRAMS } from "@reagent/domain/ghs";
import { GhsPictogram } from "../../components/GhsPictogram/GhsPictogram.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { useCopy } from "../../language/language.tsx";
import * as page from "../page/page.css.ts";
import { Page, Part } from "../page/Page.tsx";
import { copy } from "./Icons.copy.ts";
import * as css from "./Icons.css.ts";
import { icons } from "./icons.ts";

/** The icons and pictograms in use. */
export function Icons() {
  const words = useCopy(copy);
  return (
    <Page title={words.title} lead={words.lead}>
      <Part title={words.set}>
        <ul className={css.grid}>
          {Object.entries(icons).map(([name, drawing]) => (
            <li key={name} className={css.entry}>
              <Icon of={drawing} size={20} />
              <code className={page.token}>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.pictograms}>
        <ul className={css.grid}>
          {(Object.keys(PICTOGRAMS) as PictogramCode[]).map((code) => (
            <li key={code} className={css.entry}>
              <GhsPictogram code={code} />
              <code className={page.token}>{code}</code>
            </li>
          ))}
        </ul>
      </Part>
    </Page>
  );
}
