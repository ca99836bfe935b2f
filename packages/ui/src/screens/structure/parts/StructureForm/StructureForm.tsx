import Search from "@lucide/icons/icons/search";
import { readItemRows } from "@reagent/api/contract/product";
import { readStructure } from "@reagent/api/contract/structure";
import { paths } from "@reagent/api/pages/paths";
import {
  STRUCTURE_MATCHES,
  type StructureMatch,
  StructureSearchInput,
} from "@reagent/domain/structure-search";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useDebounced } from "../../../../blocks/useDebounced.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { Spinner } from "../../../../components/Spinner/Spinner.tsx";
import { StructureEditor } from "../../../../components/StructureEditor/StructureEditor.tsx";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { failureMessage } from "../../../../data/failure-words.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useCall } from "../../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { row } from "../../../../theme/layout.css.ts";
import { reactionPlan } from "../../../reaction/Reaction/Reaction.screen.ts";
import { structureList } from "../../StructureList/StructureList.screen.ts";
import { useStructureName } from "../useStructureName.ts";
import { copy } from "./StructureForm.copy.ts";
import * as css from "./StructureForm.css.ts";

/** In milliseconds: what is drawn or typed is named once it rests. */
const NAMING_PAUSE = 600;

type Input = { code: string; match: StructureMatch };

/**
 * Reads a structure and leads to its results; the address may name one to start with, as SMILES (`smilesCode`) or as that of an item
 * (`smileId`) (storefront §2, advanced search).
 */
export function StructureForm() {
  const [query] = useSearchParams();
  const itemCode = query.get("smileId") ?? "";
  const { data, isLoading } = useCall(readItemRows, itemCode ? { itemCodes: [itemCode] } : null);
  if (isLoading) return <Spinner size="large" />;
  const given = query.get("smilesCode") ?? data?.items[0]?.smiles ?? "";
  return <StructureFields key={given} given={given} />;
}

interface Props {
  /** The structure that it begins with; empty for none. */
  readonly given: string;
  readonly match?: StructureMatch;
}

/** The editor and the fields of a structure, which lead to its results. */
export function StructureFields({ given, match = "exact" }: Props) {
  const words = useCopy(copy);
  const listTitle = useCopy(structureList.title);
  const reactionTitle = useCopy(reactionPlan.title);
  const language = useLanguage();
  const navigate = useNavigate();
  const { run, isBusy } = useAction(readStructure);
  const form = useShopForm<Input, Input>(StructureSearchInput, {
    defaults: { code: given, match },
    keepsSent: true,
    ...(given === "" ? { draftKey: "structure-search" } : {}),
  });
  const entered = useWatch({ control: form.form.control, name: "code" });
  const name = useStructureName(useDebounced(entered, NAMING_PAUSE));
  const search = async (input: Input): Promise<Submitted<Input>> => {
    const outcome = await run(input);
    if (!outcome.ok)
      return {
        kind: "refused",
        field: "code",
        message: failureMessage(outcome.failure, language),
      };
    void navigate(paths.structureResults({ code: outcome.data.code, match: input.match }));
    return { kind: "done" };
  };
  const [shown, setShown] = useState(given);
  const showInEditor = async () => {
    const { code, match } = form.form.getValues();
    if (code.trim() === "") return setShown("");
    const outcome = await run({ code, match });
    if (outcome.ok) setShown(outcome.data.smiles || code);
    else
      form.form.setError("code", {
        type: "server",
        message: failureMessage(outcome.failure, language),
      });
  };
  return (
    <Form of={form} label={words.label} messages={words.messages} onSubmit={search}>
      <div className={css.columns}>
        <StructureEditor
          value={shown}
          onChange={(code) => form.form.setValue("code", code, { shouldDirty: true })}
        />
        <div className={css.fields}>
          <FormField of={form} name="code">
            {(field) => (
              <TextArea
                {...field}
                label={words.code}
                description={name ? words.recognised(name) : words.help}
                rows={2}
                maxRows={6}
                autoComplete="off"
                isRequired
              />
            )}
          </FormField>
          <div className={`${row[4]} ${css.ways}`}>
            <Button size="small" isBusy={isBusy} onClick={() => void showInEditor()}>
              {words.showInEditor}
            </Button>
            <TextLink to={paths.drawingIntroduction()}>{words.howToDraw}</TextLink>
          </div>
          <FormField of={form} name="match">
            {(field) => (
              <RadioGroup
                {...field}
                label={words.match}
                hasMessageLine={false}
                options={STRUCTURE_MATCHES.map((value) => ({
                  value,
                  label: words.matches[value],
                  description: words.explained[value],
                }))}
              />
            )}
          </FormField>
          <div className={css.search}>
            <SubmitButton isWide icon={Search} busyLabel={words.searching}>
              {words.find}
            </SubmitButton>
            <p className={row[4]}>
              <TextLink to={paths.structureList()}>{listTitle}</TextLink>
              <TextLink to={paths.reactionPlan()}>{reactionTitle}</TextLink>
            </p>
          </div>
        </div>
      </div>
    </Form>
  );
}
