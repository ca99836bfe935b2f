import { join } from "node:path";
import { expect, it } from "vitest";
import { withProps } from "./reader.ts";

const FILE = join(import.meta.dirname, "../../packages/ui/src/components/Badge/Sample.tsx");

it("adds the props of a component to it, also those of a type of another file", () => {
  const code = `import type { PanelProps } from "../Panel/Panel.tsx";
/** Shown by a sample. */
export function Sample({ title }: PanelProps & { isNew: boolean }) {
  return <p>{title}</p>;
}
`;
  const written = withProps(code, FILE);
  expect(written.startsWith(code)).toBe(true);
  expect(written.slice(code.length)).toMatch(/^\nSample\.__docgenInfo = .*"title":.*"isNew":/u);
});

it("leaves a file without components as it is", () => {
  const code = "export const LIMIT = 4;\n";
  expect(withProps(code, FILE)).toBe(code);
});
