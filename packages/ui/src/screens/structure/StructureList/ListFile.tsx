import {
  readStructureList,
  STRUCTURE_LIST_EXTENSIONS,
  structureFileProblem,
  structureListKind,
  structureListProblem,
} from "@reagent/domain/structure-list";
import { Button } from "../../../components/Button/Button.tsx";
import { FileField } from "../../../components/FileField/FileField.tsx";
import type { BoundField } from "../../../components/Form/FormField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { readListFile } from "./list-file.ts";
import { copy } from "./StructureList.copy.ts";

/** The text of a file, read in the browser. */
export interface ReadFile {
  readonly name: string;
  readonly text: string;
}

interface Props {
  readonly field: BoundField<ReadFile | null>;
  /** Called with the key of a message when chosen files cannot be used; the file that was chosen before stays. */
  readonly onProblem: (key: string) => void;
}

/** A file that is read as a list when it is chosen. */
export function ListFile({ field: { ref, value, onChange, error }, onProblem }: Props) {
  const words = useCopy(copy);
  const choose = async (files: readonly File[]) => {
    const [file] = files;
    const wrong = structureFileProblem(files);
    if (!file || wrong) return onProblem(wrong ?? "file-extension");
    const text = await readListFile(file);
    if (text === undefined) return onProblem("file-unreadable");
    const problem = structureListProblem(readStructureList(text, structureListKind(file.name)));
    if (problem) return onProblem(problem === "list-required" ? "file-empty" : problem);
    return onChange({ name: file.name, text });
  };
  return (
    <FileField
      ref={ref}
      label={words.file}
      description={words.fileHelp}
      error={error}
      fileName={value?.name ?? ""}
      accept={STRUCTURE_LIST_EXTENSIONS.map((extension) => `.${extension}`)}
      onFiles={(files) => void choose(files)}
      actions={
        value && (
          <Button size="small" kind="quiet" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        )
      }
    />
  );
}
