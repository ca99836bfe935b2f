import { useId } from "react";
import type { GenericSchema } from "valibot";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./BatchLookup.copy.ts";
import * as css from "./BatchLookup.css.ts";

/** A batch of a product. */
export interface Batch extends Record<string, string> {
  readonly batchCode: string;
  readonly productCode: string;
}

interface Props {
  readonly label: string;
  readonly schema: GenericSchema<Batch, Batch>;
  readonly isRequired: boolean;
  /** Whether an item code is accepted in place of a product code. */
  readonly takesItemCode?: boolean;
  /** Suggested product codes. */
  readonly productCodes?: readonly string[];
  /** For the side column: the fields are one below the other. */
  readonly isNarrow?: boolean;
  /** Whether it is what the page is for: its button is the primary one. */
  readonly isMain?: boolean;
  /** The initial values. */
  readonly batch?: Batch;
  /** Stores the input under this key until something is found. */
  readonly draftKey?: string;
  /** Stores it further when something was found. */
  readonly keepsSent?: boolean;
  readonly submit: string;
  /** Returns whether it was found, and reports itself if not. */
  readonly onFind: (batch: Batch) => Promise<boolean>;
}

/** A form that looks something up by batch number and product code. */
export function BatchLookup({
  label,
  schema,
  isRequired,
  takesItemCode = false,
  productCodes = [],
  isNarrow = false,
  isMain = false,
  batch = { batchCode: "", productCode: "" },
  draftKey,
  keepsSent = false,
  submit,
  onFind,
}: Props) {
  const words = useCopy(copy);
  const offered = useId();
  const form = useShopForm(schema, {
    defaults: batch,
    keepsSent,
    ...(draftKey === undefined ? {} : { draftKey }),
  });
  const find = async (batch: Batch): Promise<Submitted<Batch>> =>
    (await onFind(batch)) ? { kind: "done" } : { kind: "refused" };
  return (
    <div className={css.form}>
      <Form of={form} label={label} messages={words.messages} onSubmit={find}>
        <div className={css.fields({ isNarrow })}>
          <FormField of={form} name="batchCode">
            {(field) => (
              <TextField
                {...field}
                label={words.batchCode}
                autoComplete="off"
                isRequired={isRequired}
              />
            )}
          </FormField>
          <FormField of={form} name="productCode">
            {(field) => (
              <TextField
                {...field}
                label={takesItemCode ? words.productOrItemCode : words.productCode}
                autoComplete="off"
                {...(productCodes.length > 0 ? { list: offered } : {})}
                isRequired={isRequired}
              />
            )}
          </FormField>
          <div className={css.submit({ isNarrow })}>
            <SubmitButton kind={isMain ? "primary" : "secondary"} isWide={isNarrow}>
              {submit}
            </SubmitButton>
          </div>
        </div>
        <datalist id={offered}>
          {productCodes.map((productCode) => (
            <option key={productCode} value={productCode}>
              {productCode}
            </option>
          ))}
        </datalist>
      </Form>
    </div>
  );
}
