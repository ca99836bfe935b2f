import { findSafetyDataSheet } from "@reagent/api/contract/product";
import { DataSheetLookup, SHEET_LANGUAGES, type SheetLanguage } from "@reagent/domain/lookup";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./AdvancedSearch.copy.ts";

type Lookup = { keyword: string; language: SheetLanguage };

/** Opens a safety data sheet in the chosen language; an alert reports one that is not found (storefront §5, data sheet lookup). */
export function DataSheetForm() {
  const words = useCopy(copy);
  const language = useLanguage();
  const openTab = useOpenTab();
  const { run } = useAction(findSafetyDataSheet);
  const form = useShopForm<Lookup, Lookup>(DataSheetLookup, {
    defaults: { keyword: "", language: language === "en" ? "en" : "cn" },
    draftKey: "data-sheet",
    keepsSent: true,
  });
  const find = async (lookup: Lookup): Promise<Submitted<Lookup>> => {
    const outcome = await run({ ...lookup, itemId: null });
    if (!outcome.ok) return { kind: "refused" };
    openTab(outcome.data.url);
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.titles.dataSheet} messages={words.messages} onSubmit={find}>
      <FormField of={form} name="keyword">
        {(field) => <TextField {...field} label={words.itemCode} autoComplete="off" isRequired />}
      </FormField>
      <FormField of={form} name="language">
        {(field) => (
          <RadioGroup
            {...field}
            label={words.language}
            layout="inline"
            options={SHEET_LANGUAGES.map((value) => ({ value, label: words.languages[value] }))}
          />
        )}
      </FormField>
      <SubmitButton>{words.findSheet}</SubmitButton>
    </Form>
  );
}
