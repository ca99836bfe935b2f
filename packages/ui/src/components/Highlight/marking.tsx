import type { ReactNode } from "react";
import { ChemicalName } from "../ChemicalName/ChemicalName.tsx";

/** Highlights a search in a text of a list, which may be the name of a substance. */
export type Marking = (text: string, isName?: boolean) => ReactNode;

/** Used without a search. */
export const unmarked: Marking = (text, isName = false) =>
  isName ? <ChemicalName value={text} /> : text;
