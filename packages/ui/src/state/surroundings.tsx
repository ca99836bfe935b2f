import { createContext, type ReactNode, useContext } from "react";

/** What a screen may ask of the place it stands in: no screen touches a global of the browser. */
export interface Surroundings {
  /** Where the shop stands: "https://shop.example". */
  readonly origin: string;
  /** The device's clock, in milliseconds. */
  now(): number;
  /** Loads the page again. */
  reload(): void;
  /** Leaves for an address of the shop with a full load; the path has no language prefix. */
  load(path: string): void;
  /** Opens an address in a new tab. */
  openTab(url: string): void;
  /** Asks the browser to put the page on paper. */
  print(): void;
  /** Where the reader came from, without the origin; empty when from nowhere. */
  referrer(): string;
}

const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export function SurroundingsProvider({
  surroundings,
  children,
}: {
  surroundings: Surroundings;
  children: ReactNode;
}) {
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error("useSurroundings needs a SurroundingsProvider above it");
  return surroundings;
}
