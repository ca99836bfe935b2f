import type { OrderRowVerdict } from "@reagent/api/contract/bulk-order";
import { paths } from "@reagent/api/pages/paths";
import type { PastedRow } from "@reagent/domain/order-sheet-table";
import { useRef, useState } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { reactionPlan } from "../../reaction/Reaction/Reaction.screen.ts";
import { copy } from "./MultiOrder.copy.ts";
import * as css from "./MultiOrder.css.ts";
import { batchOrder as screen } from "./MultiOrder.screen.ts";
import { OrderSheet } from "./OrderSheet.tsx";
import { SheetUpload } from "./SheetUpload.tsx";
import { useOrderSheet } from "./useOrderSheet.ts";
import { Verdicts } from "./Verdicts.tsx";

/** Orders of whole lists: by spreadsheet, or in the order sheet (decisions, template and upload; storefront §5, bulk spreadsheet upload). */
export function MultiOrder() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const reactionTitle = useCopy(reactionPlan.title);
  /* Each upload has a table of its own. */
  const [result, setResult] = useState<{ number: number; rows: readonly OrderRowVerdict[] }>();
  const [hasFile, setHasFile] = useState(false);
  const [sheet, dispatch] = useOrderSheet();
  const section = useRef<HTMLElement>(null);
  const { toast } = useOverlays();
  const fill = (rows: readonly PastedRow[]) => {
    dispatch({ kind: "append", rows });
    toast({ message: words.filled(rows.length), tone: "success" });
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  };
  return (
    <PublicPage title={title} isUnlisted>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={text[26]}>{title}</h1>
          <p className={css.lead}>
            {words.lead}{" "}
            <TextLink kind="inline" to={paths.reactionPlan()}>
              {reactionTitle}
            </TextLink>
          </p>
        </header>
        <SheetUpload
          onChosen={setHasFile}
          onRows={fill}
          onVerdicts={(rows) =>
            setResult((before) => ({ number: (before?.number ?? 0) + 1, rows }))
          }
        />
        {result && <Verdicts key={result.number} rows={result.rows} onFill={fill} />}
        <OrderSheet ref={section} sheet={sheet} dispatch={dispatch} isSecond={hasFile} />
      </div>
    </PublicPage>
  );
}
