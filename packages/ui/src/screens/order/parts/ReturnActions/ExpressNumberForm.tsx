import { saveReturnExpress } from "@reagent/api/contract/return";
import { ReturnExpressNumber } from "@reagent/domain/return";
import * as v from "valibot";
import { Form } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ReturnActions.copy.ts";

const Schema = v.object({ expressNumber: ReturnExpressNumber });

interface Props {
  readonly returnId: string;
  readonly onSaved: () => void;
}

/** The express number of the parcel that brings the goods back (customer centre §5, return express number). */
export function ExpressNumberForm({ returnId, onSaved }: Props) {
  const words = useCopy(copy);
  const { run } = useAction(saveReturnExpress);
  const form = useShopForm(Schema, {
    defaults: { expressNumber: "" },
    draftKey: `return-express/${returnId}`,
  });
  return (
    <Form
      of={form}
      label={words.enterExpress}
      messages={words.messages}
      onSubmit={async ({ expressNumber }) => {
        const outcome = await run({ returnId, expressNumber });
        if (!outcome.ok) return { kind: "refused" };
        onSaved();
        return { kind: "done" };
      }}
    >
      <FormField of={form} name="expressNumber">
        {(field) => (
          <TextField
            {...field}
            label={words.expressNumber}
            description={words.expressHelp}
            autoComplete="off"
            maxLength={100}
            isRequired
          />
        )}
      </FormField>
      <div>
        <SubmitButton busyLabel={words.saving}>{words.save}</SubmitButton>
      </div>
    </Form>
  );
}
