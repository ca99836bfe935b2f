import { listInstrumentOrders, listOrders } from "@reagent/api/contract/order";
import {
  applyForReturn,
  listReturnableLines,
  listReturns,
  type ReturnableOrder,
} from "@reagent/api/contract/return";
import { paths } from "@reagent/api/pages/paths";
import { ReturnForm as ReturnFields } from "@reagent/domain/return";
import { RETURN_FILE_EXTENSIONS } from "@reagent/domain/return-file";
import { useRef, useState } from "react";
import * as v from "valibot";
import { FileField } from "../../../../components/FileField/FileField.tsx";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useRefresh } from "../../../../data/use-call.tsx";
import { useCopy } from "../../../../language/language.tsx";
import {
  adaptDraft,
  applicationOf,
  draftKeyOf,
  emptyInput,
  type ReturnInput,
} from "./return-input.ts";
import { copy } from "./ReturnDialog.copy.ts";
import * as css from "./ReturnDialog.css.ts";
import { ReturnLines } from "./ReturnLines.tsx";
import { isOnItsWay, useReturnFiles } from "./useReturnFiles.ts";

const Schema = v.object({ ...ReturnFields.entries, batches: v.array(v.string()) });
type Output = v.InferOutput<typeof Schema>;

const accept = RETURN_FILE_EXTENSIONS.map((extension) => `.${extension}`);

interface Props {
  readonly order: ReturnableOrder;
  readonly onApplied: () => void;
}

/** The lines, contact and files of a return. Entries stay until the return is applied for, also when the dialog is closed. */
export function ReturnForm({ order, onApplied }: Props) {
  const words = useCopy(copy);
  const { orderId } = order.order;
  const { toast } = useOverlays();
  const refresh = useRefresh();
  const { run } = useAction(applyForReturn);
  const { files, add, queue } = useReturnFiles(orderId);
  const [filesError, setFilesError] = useState<string>();
  const chooseFiles = useRef<HTMLButtonElement>(null);
  const defaults = emptyInput(order);
  const form = useShopForm<ReturnInput, Output>(Schema as v.GenericSchema<ReturnInput, Output>, {
    defaults,
    draftKey: draftKeyOf(orderId),
    storedAs: (draft) => ({ ...draft, batches: defaults.batches }),
    adaptDraft: (draft) => adaptDraft(draft, defaults),
  });

  const submit = async (entered: Output): Promise<Submitted<ReturnInput>> => {
    const missing = files.some(isOnItsWay)
      ? words.onTheirWay
      : files.some(({ state }) => state.kind === "failed")
        ? words.notUploaded
        : undefined;
    setFilesError(missing);
    if (missing !== undefined) {
      chooseFiles.current?.focus();
      return { kind: "refused" };
    }
    const outcome = await run({
      ...applicationOf(entered, order),
      files: files.map(({ fileId, name }) => ({ fileId, fileName: name })),
    });
    if (!outcome.ok) {
      // Another tab may have returned them: the form shows what is left.
      if (outcome.failure.kind === "refused") await refresh(listReturnableLines);
      return { kind: "refused" };
    }
    queue.forget();
    toast({
      message: words.applied,
      tone: "success",
      action: { label: words.toReturns, to: paths.returns() },
      duration: 6000,
    });
    onApplied();
    void refresh(listOrders, listInstrumentOrders, listReturns, listReturnableLines);
    return { kind: "done" };
  };

  return (
    <Form of={form} label={words.form} messages={words.messages} onSubmit={submit}>
      <div className={css.sections}>
        <ReturnLines form={form} lines={order.lines} />
        <div>
          <FormField of={form} name="description">
            {(field) => (
              <TextArea
                {...field}
                label={words.description}
                placeholder={words.descriptionHint}
                rows={3}
                maxRows={8}
                isRequired
              />
            )}
          </FormField>
          <div className={css.contact}>
            <FormField of={form} name="contact">
              {(field) => (
                <TextField {...field} label={words.contact} autoComplete="name" isRequired />
              )}
            </FormField>
            <FormField of={form} name="phone">
              {(field) => (
                <TextField
                  {...field}
                  label={words.phone}
                  type="tel"
                  autoComplete="tel"
                  isRequired
                />
              )}
            </FormField>
          </div>
          <FileField
            ref={chooseFiles}
            label={words.files}
            description={words.filesHelp}
            error={filesError}
            accept={accept}
            listed={{ files, onRemove: queue.remove, onRetry: queue.retry }}
            onFiles={(chosen) => {
              const left = add(chosen);
              setFilesError(left > 0 ? words.tooMany(left) : undefined);
            }}
          />
        </div>
        <div>
          <SubmitButton busyLabel={words.submitting}>{words.submit}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
