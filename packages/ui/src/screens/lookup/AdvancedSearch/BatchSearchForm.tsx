import { paths } from "@reagent/api/pages/paths";
import { BatchSearch } from "@reagent/domain/batch-search";
import { MOST_SEARCH_LINES } from "@reagent/domain/lookup";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./AdvancedSearch.copy.ts";

type Query = { keyword: string };

/** Leads to the results of up to ten lines (storefront §5, batch search); an address with a text starts the form with it. */
export function BatchSearchForm() {
  const words = useCopy(copy);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const given = query.get("keyword");
  const form = useShopForm<Query, Query>(BatchSearch, {
    defaults: { keyword: given ?? "" },
    keepsSent: true,
    ...(given === null ? { draftKey: "batch-search" } : {}),
  });
  const search = async ({ keyword }: Query): Promise<Submitted<Query>> => {
    void navigate(paths.batchResults({ keyword }));
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.titles.batch} messages={words.messages} onSubmit={search}>
      <FormField of={form} name="keyword">
        {(field) => (
          <TextArea
            {...field}
            label={words.query}
            description={words.queryHelp}
            rows={MOST_SEARCH_LINES}
            autoComplete="off"
            isRequired
          />
        )}
      </FormField>
      <SubmitButton>{words.searchAll}</SubmitButton>
    </Form>
  );
}
