import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { accessibilityRows } from "../.storybook/accessibility/status.ts";
import { ROOT } from "./job.ts";

/* Writes what tests check of each component and screen, which the workbench shows. */

const FILE = "packages/ui/src/foundations/guide/Accessibility/status.json";

const files = globSync("packages/ui/src/**/*.stories.tsx", { cwd: ROOT });
const rows = accessibilityRows(
  Object.fromEntries(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")])),
);
const { code } = await format("status.json", JSON.stringify(rows));
writeFileSync(join(ROOT, FILE), code);
