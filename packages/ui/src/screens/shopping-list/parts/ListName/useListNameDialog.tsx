import type { Outcome } from "@reagent/api/client/failure";
import { useCallback } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useCopy } from "../../../../language/language.tsx";
import { rowAtEnd } from "../../../../theme/layout.css.ts";
import { copy } from "./ListName.copy.ts";
import { ListNameForm } from "./ListNameForm.tsx";

interface NameRequest {
  /** Of the dialog. */
  readonly title: string;
  readonly name?: string;
  readonly send: (name: string) => Promise<Outcome<unknown>>;
}

/** Opens the dialog in which a list gets its name; it closes once the name was accepted. */
export function useListNameDialog(): (request: NameRequest) => void {
  const words = useCopy(copy);
  const { dialog } = useOverlays();
  return useCallback(
    ({ title, name = "", send }) => {
      dialog({
        title,
        dismissal: "explicit",
        content: (close) => (
          <ListNameForm
            label={title}
            name={name}
            send={async (typed) => {
              const outcome = await send(typed);
              if (outcome.ok) close();
              return outcome;
            }}
          >
            <div className={rowAtEnd[3]}>
              <Button onClick={close}>{words.cancel}</Button>
              <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
            </div>
          </ListNameForm>
        ),
      });
    },
    [dialog, words],
  );
}
