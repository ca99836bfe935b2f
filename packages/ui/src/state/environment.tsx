import type { ShopPart } from "@reagent/domain/shop-part";
import { createContext, type ReactNode, useContext } from "react";

/** The browser's features that a screen may use: screens do not access globals. */
export interface Environment {
  /** The shop's origin: "https://shop.example". */
  readonly origin: string;
  /** The address of the customer service's chat; empty for a shop without one. */
  readonly chatUrl: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  /** The address of the structure editor's page. */
  readonly structureEditor: string;
  /** The device's clock, in epoch milliseconds. */
  now(): number;
  /** Reloads the page. */
  reload(): void;
  /** Whether the server no longer has this page's code, as after a deploy; the page is then reloaded if it may be. */
  reloadIfOutdated(): Promise<boolean>;
  /** Navigates to a path of the shop with a full page load; the path has no language prefix. */
  load(path: string): void;
  /** Downloads the file at an address; the page stays. */
  download(url: string): void;
  /** Saves a file that the page has made on the device. */
  save(file: File): void;
  /** Opens an address in a new tab, which cannot reach this page. False if the browser blocked it; `useOpenTab` handles that. */
  openTab(url: string): boolean;
  /** Opens the browser's print dialog. */
  print(): void;
  /** The previous page's address without the origin; empty if there is none. */
  referrer(): string;
  /** The page of this shop that this one was loaded from, without its language; empty if there is none. */
  cameFrom(): string;
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
  if (!environment) throw new Error("useEnvironment needs an EnvironmentProvider above it");
  return environment;
}
