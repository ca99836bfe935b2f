import type { ReactNode } from "react";

/** Marks what was searched for in a text of a list. */
export type Marking = (text: string) => ReactNode;

/** Where nothing was searched for. */
export const unmarked: Marking = (text) => text;
