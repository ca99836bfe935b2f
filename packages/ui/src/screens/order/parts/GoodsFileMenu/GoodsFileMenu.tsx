import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { ActionMenu } from "../../../../components/ActionMenu/ActionMenu.tsx";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { copy } from "./GoodsFileMenu.copy.ts";

const FILES = ["inventory", "structures", "notebook", "elabftw", "chemotion"] as const;

interface Props {
  /** Whether the goods are those of an order or of a named list, and its id; or what a search finds, and its text. */
  readonly source: ParamsOf<typeof issueGoodsFileTicket>["source"];
  readonly sourceId: string;
  /** The filters and the order of a search, as the query of its address. */
  readonly refined?: string;
  /** The number of the order, the name of the list, or the text of the search. */
  readonly name: string;
  /** As the buttons beside it. */
  readonly size: "small" | "medium";
  /** Runs before a file is requested; there is none where it answers no. */
  readonly prepare?: () => Promise<boolean>;
}

/** A menu of the files for inventories and notebooks that can be made of some goods (rules, inventory sheets). */
export function GoodsFileMenu({ source, sourceId, refined = "", name, size, prepare }: Props) {
  const words = useCopy(copy);
  const environment = useEnvironment();
  const { toast } = useOverlays();
  const { run, isBusy } = useAction(issueGoodsFileTicket);

  const download = async (file: (typeof FILES)[number]) => {
    if (prepare && !(await prepare())) return;
    const outcome = await run({ source, sourceId, refined: refined || null, file });
    if (!outcome.ok) return;
    environment.download(outcome.data.url);
    toast({ message: words.started(outcome.data.fileName), tone: "success" });
  };
  return (
    <ActionMenu
      label={words.exportOf(name)}
      size={size}
      isBusy={isBusy}
      entries={FILES.map((file) => ({
        label: words[file],
        onSelect: () => void download(file),
      }))}
    >
      {words.export}
    </ActionMenu>
  );
}
