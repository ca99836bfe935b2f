import { issueDocumentTicket } from "@reagent/api/contract/upload";
import { useOpenTab } from "../../../../blocks/useOpenTab.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./DocumentSlot.copy.ts";

/** Opens a stored document in a new tab by a single-use ticket. */
export function ViewDocument({ label, uploadId }: { label: string; uploadId: string }) {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(issueDocumentTicket);
  const openTab = useOpenTab();
  const view = async () => {
    const outcome = await run({ uploadId });
    if (outcome.ok) openTab(outcome.data.url);
  };
  return (
    <Button
      size="small"
      kind="quiet"
      isBusy={isBusy}
      onClick={() => void view()}
      aria-label={words.viewFor(label)}
    >
      {words.view}
    </Button>
  );
}
