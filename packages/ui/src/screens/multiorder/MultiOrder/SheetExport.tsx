import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { xlsxFile } from "../../../data/xlsx-file.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { isBlank } from "../parts/sheet-draft.ts";
import { orderSheetFile } from "./order-sheet-file.ts";
import type { ResolvedLines } from "./order-sheet-lines.ts";
import type { SheetRow } from "./order-sheet-state.ts";
import { copy } from "./OrderSheet.copy.ts";

interface Props {
  readonly rows: readonly SheetRow[];
  readonly lines: ResolvedLines;
}

/** Saves an order sheet as xlsx. */
export function SheetExport({ rows, lines }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { save } = useEnvironment();
  const { alert } = useOverlays();
  const [isBusy, setIsBusy] = useState(false);
  const exportSheet = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const file = await xlsxFile(words.fileName, orderSheetFile(rows, lines, language)).catch(
      () => undefined,
    );
    setIsBusy(false);
    if (file) save(file);
    else await alert({ message: words.exportFailed, tone: "warning" });
  };
  return (
    <Button
      kind="quiet"
      size="small"
      isBusy={isBusy}
      disabled={rows.every(isBlank)}
      onClick={() => void exportSheet()}
    >
      {isBusy ? words.exporting : words.exportSheet}
    </Button>
  );
}
