import type { ReactNode } from "react";

/** Highlights a search in a text of a list. */
export type Marking = (text: string) => ReactNode;

/** Used without a search. */
export const unmarked: Marking = (text) => text;
