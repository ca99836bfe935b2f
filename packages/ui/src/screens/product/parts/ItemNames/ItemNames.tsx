import { ChemicalName } from "../../../../components/ChemicalName/ChemicalName.tsx";
import { isLong, type Named, useNames } from "../names.ts";
import * as css from "./ItemNames.css.ts";

/** The names of an item as the heading of a page about it: that in the language of the page, and the other one below. */
export function ItemNames({ item }: { item: Named }) {
  const { name, nameLanguage, other, otherLanguage } = useNames(item);
  return (
    <>
      <h1 className={css.name({ isLong: isLong(name) })} lang={nameLanguage}>
        <ChemicalName value={name} />
      </h1>
      {other && (
        <p className={css.otherName} lang={otherLanguage}>
          <ChemicalName value={other} />
        </p>
      )}
    </>
  );
}
