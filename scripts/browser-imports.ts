import { globSync, readFileSync } from "node:fs";
import { ROOT } from "./job.ts";

const PACKAGES = ["domain", "api", "ui"];
const IMPORT = /(?:^|\s)(?:from|import)\s*\(?\s*"([^"]+)"/g;
const IS_FOREIGN = /^(?!\.|node:|@reagent\/|@fontsource|vitest|fast-check|storybook|@storybook)/;

/**
 * Every library that the screens and their stories import, as Vite's `optimizeDeps.include` wants it
 * ("@reagent/ui > swr"). Read from the sources, so that none is missing: a library that Vite finds
 * while tests run makes it reload the page under them.
 */
export function browserImports(): string[] {
  const found = PACKAGES.flatMap((name) =>
    globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: ROOT })
      .filter((file) => !/\.(css|test)\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(`${ROOT}/${file}`, "utf8").matchAll(IMPORT)])
      .map(([, specifier = ""]) => specifier)
      .filter((specifier) => IS_FOREIGN.test(specifier))
      .map((specifier) => `@reagent/${name} > ${specifier}`),
  );
  return [...new Set(found)].toSorted();
}
