import { paths } from "@reagent/api/pages/paths";
import { type StructureEntry, StructureListInput } from "@reagent/domain/structure-list";
import { useState } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { ListFile, type ReadFile } from "./ListFile.tsx";
import { ListVerdicts } from "./ListVerdicts.tsx";
import { copy } from "./StructureList.copy.ts";
import * as css from "./StructureList.css.ts";
import { structureList as screen } from "./StructureList.screen.ts";
import { type LookedUp, useListSearch } from "./useListSearch.ts";

type Input = { text: string; file: ReadFile | null };
type Output = { entries: StructureEntry[] };

/** Up to 500 structures of a text or a file, each with its verdict (decisions, structure list). */
export function StructureList() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const { search, progress } = useListSearch();
  const [results, setResults] = useState<readonly LookedUp[]>();
  const form = useShopForm<Input, Output>(StructureListInput, {
    defaults: { text: "", file: null },
    draftKey: "structure-list",
    keepsSent: true,
    secret: ["file"],
  });
  const file = form.form.watch("file");
  const lookUp = async ({ entries }: Output): Promise<Submitted<Input>> => {
    setResults(undefined);
    const outcome = await search(entries);
    if (outcome.kind === "failed")
      return { kind: "refused", message: failureMessage(outcome.failure, language) };
    if (outcome.kind === "done") setResults(outcome.results);
    return { kind: "done" };
  };
  return (
    <PublicPage
      title={title}
      under={[{ label: words.structures, to: paths.advancedSearch() }]}
      description={words.description}
    >
      <h1 className={text[26]}>{title}</h1>
      <div className={css.panel}>
        <p className={css.lead}>{words.lead}</p>
        <Form of={form} label={title} messages={words.messages} onSubmit={lookUp}>
          <FormField of={form} name="text">
            {(field) => (
              <TextArea
                {...field}
                label={words.text}
                description={file ? words.fileIsRead : words.textHelp}
                rows={8}
                maxRows={16}
                autoComplete="off"
                isDisabled={file !== null}
              />
            )}
          </FormField>
          <FormField of={form} name="file">
            {(field) => (
              <div className={css.file}>
                <ListFile
                  field={field}
                  onProblem={(message) => form.form.setError("file", { type: "choice", message })}
                />
              </div>
            )}
          </FormField>
          <SubmitButton busyLabel={words.searching(progress.done, progress.all)}>
            {words.search}
          </SubmitButton>
        </Form>
      </div>
      {results && <ListVerdicts results={results} />}
    </PublicPage>
  );
}
