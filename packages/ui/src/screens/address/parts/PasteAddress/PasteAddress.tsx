import ClipboardPaste from "@lucide/icons/icons/clipboard-paste";
import { resolveAddress } from "@reagent/api/contract/address";
import type { AddressDetails, AddressInput } from "@reagent/domain/address";
import { LONGEST_ADDRESS_TEXT } from "@reagent/domain/address-text";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { Button } from "../../../../components/Button/Button.tsx";
import type { ShopForm } from "../../../../components/Form/useShopForm.ts";
import { Notice } from "../../../../components/Notice/Notice.tsx";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { Received } from "../AddressFields/AddressFields.tsx";
import { type AddressPart, type Found, foundParts } from "./found-parts.ts";
import { copy } from "./PasteAddress.copy.ts";
import * as css from "./PasteAddress.css.ts";

type Status = { kind: "found"; found: Found; before: AddressInput } | { kind: "undone" };

/** The same in every language, because addresses are in China. */
const EXAMPLE = "周以宁 13900000120 上海市浦东新区科苑路 1278 号";

/** Fills an address form from one text. Replaced values are named and can be restored. */
export function PasteAddress({
  of: { form },
  receives,
}: {
  of: ShopForm<AddressInput, AddressDetails>;
  receives: Received;
}) {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(resolveAddress);
  const { isSubmitted } = useFormState({ control: form.control });
  const [text, setText] = useState("");
  const [status, setStatus] = useState<Status>();

  const write = (values: Partial<AddressInput>) => {
    for (const [field, value] of Object.entries(values) as [keyof AddressInput, string][])
      form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  const fill = async () => {
    if (text.trim() === "") return;
    setStatus(undefined);
    const outcome = await run({ text });
    if (!outcome.ok) return;
    const before = form.getValues();
    const found = foundParts(outcome.data, before);
    write(found.values);
    setStatus({ kind: "found", found, before });
  };
  const undo = (before: AddressInput) => {
    write(before);
    setStatus({ kind: "undone" });
  };

  return (
    <div className={css.paste}>
      <TextArea
        label={words.title}
        description={words.help}
        placeholder={words.example(EXAMPLE)}
        value={text}
        onChange={setText}
        rows={2}
        maxRows={6}
        maxLength={LONGEST_ADDRESS_TEXT}
      />
      <div>
        <Button icon={ClipboardPaste} isBusy={isBusy} onClick={() => void fill()}>
          {isBusy ? words.busy : words.fill}
        </Button>
      </div>
      <div role="status">
        {status?.kind === "undone" && <Notice>{words.undone}</Notice>}
        {status?.kind === "found" && (
          <Outcome found={status.found} receives={receives} onUndo={() => undo(status.before)} />
        )}
      </div>
    </div>
  );
}

function Outcome({
  found,
  receives,
  onUndo,
}: {
  found: Found;
  receives: Received;
  onUndo: () => void;
}) {
  const words = useCopy(copy);
  const nameOf = (part: AddressPart) =>
    part === "receiver" ? words.receivers[receives] : words.parts[part];
  if (found.filled.length === 0) return <Notice tone="hazard">{words.nothing}</Notice>;
  const named = (parts: Found["filled"]) => parts.map(nameOf);
  const before = (parts: Found["replaced"]) =>
    parts.map(({ part, before: value }) => words.was(nameOf(part), value));
  const isDoubtful = [found.replaced, found.cleared, found.missing].some(
    ({ length }) => length > 0,
  );
  return (
    <Notice
      tone={isDoubtful ? "info" : "success"}
      actions={
        <Button kind="quiet" size="small" onClick={onUndo}>
          {words.undo}
        </Button>
      }
    >
      <p>{words.filled(named(found.filled))}</p>
      {found.replaced.length > 0 && <p>{words.replaced(before(found.replaced))}</p>}
      {found.cleared.length > 0 && <p>{words.cleared(before(found.cleared))}</p>}
      {found.missing.length > 0 && <p>{words.missing(named(found.missing))}</p>}
    </Notice>
  );
}
