import { existsSync } from "node:fs";
import { join } from "node:path";
import type { OwnAward } from "@reagent/domain/award";
import { judgeAwardFile } from "@reagent/domain/award-file";
import { readYamlText } from "../../basics/yaml-file.ts";
import { type FileVerdict, textOf } from "./read-folder.ts";
import type { ContentTable } from "./read-table.ts";

const FILE = "award.yaml";

/** Reads and checks `award.yaml` of a content folder: one row, the paper award. */
export function readAwardFile(folder: string): ContentTable<OwnAward> {
  const path = join(folder, FILE);
  if (!existsSync(path)) return { rows: undefined, verdicts: [], links: [] };
  const problems: string[] = [];
  const text = textOf(path, problems);
  if (text === undefined) return wrong([{ file: FILE, problems }]);
  const file = readYamlText(text);
  if ("problem" in file) return wrong([{ file: FILE, problems: [`is not YAML: ${file.problem}`] }]);
  const judged = judgeAwardFile(file.values);
  if (judged.kind === "valid")
    return { rows: [judged.value], verdicts: [{ file: FILE, problems: [] }], links: [] };
  return wrong(
    judged.problems.map(({ path: keys, message }) => ({
      file: `${FILE}, line ${file.lineOf(keys)}`,
      problems: [keys.length === 0 ? message : `${keys.join(".")}: ${message}`],
    })),
  );
}

const wrong = (verdicts: readonly FileVerdict[]) => ({ rows: [], verdicts, links: [] });
