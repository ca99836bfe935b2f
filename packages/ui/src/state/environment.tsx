import { createContext, type ReactNode, useContext } from "react";

/** What a screen may ask of the place it stands in: no screen touches a global of the browser. */
export interface Environment {
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

const EnvironmentContext = createContext<Environment | undefined>(undefined);

export function EnvironmentProvider({
  environment,
  children,
}: {
  environment: Environment;
  children: ReactNode;
}) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error("useEnvironment needs a EnvironmentProvider above it");
  return environment;
}
