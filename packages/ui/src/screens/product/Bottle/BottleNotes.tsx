import Trash from "@lucide/icons/icons/trash";
import {
  addBottleNote,
  type Bottle,
  type BottleNote,
  deleteBottleNote,
  readBottle,
} from "@reagent/api/contract/bottle";
import { BottleNoteForm } from "@reagent/domain/bottle-note";
import { useId } from "react";
import { Form } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { screenOnly } from "../../../theme/print.css.ts";
import * as css from "./Bottle.css.ts";
import { copy } from "./BottleNotes.copy.ts";

/** The viewer's own notes on a bottle that was sent to them, and a form for another (rules, notes on bottles). */
export function BottleNotes({ bottle }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const id = useId();
  return (
    <section aria-labelledby={id} className={screenOnly}>
      <SectionHead id={id} title={words.title} size="small" />
      <p className={css.note}>{words.lead}</p>
      {bottle.notes.length > 0 && (
        <ul className={css.purchases} aria-labelledby={id}>
          {bottle.notes.map((note) => (
            <Note key={note.noteId} note={note} />
          ))}
        </ul>
      )}
      {bottle.purchases.length > 0 && <NewNote bottle={bottle} />}
    </section>
  );
}

function Note({ note: { noteId, text, writtenAt } }: { note: BottleNote }) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { confirm } = useOverlays();
  const { run, isBusy } = useAction(deleteBottleNote);
  const refresh = useRefresh();
  const written = formatMoment(writtenAt, language);
  const remove = async () => {
    const isWanted = await confirm({
      message: words.askRemove,
      confirmLabel: words.remove,
      isDestructive: true,
    });
    if (!isWanted) return;
    await run({ noteId });
    await refresh(readBottle);
  };
  return (
    <li className={css.purchase}>
      <p className={css.noteText}>{text}</p>
      <p className={css.noteFoot}>
        {written}
        <IconButton
          icon={Trash}
          size="small"
          label={words.removeOf(written)}
          isBusy={isBusy}
          onClick={() => void remove()}
        />
      </p>
    </li>
  );
}

function NewNote({ bottle: { productCode, batchCode } }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const { run } = useAction(addBottleNote);
  const refresh = useRefresh();
  const form = useShopForm(BottleNoteForm, {
    defaults: { text: "" },
    draftKey: `bottle-note/${productCode}/${batchCode}`,
  });
  return (
    <div className={css.notes}>
      <Form
        of={form}
        label={words.add}
        messages={words.messages}
        onSubmit={async ({ text }) => {
          const outcome = await run({ productCode, batchCode, text });
          if (!outcome.ok) return { kind: "refused" };
          form.form.reset();
          await refresh(readBottle);
          return { kind: "done" };
        }}
      >
        <FormField of={form} name="text">
          {(field) => (
            <TextArea {...field} label={words.text} placeholder={words.hint} rows={3} isRequired />
          )}
        </FormField>
        <div>
          <SubmitButton busyLabel={words.adding}>{words.add}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
