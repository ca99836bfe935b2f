import { isRefusal } from "@reagent/api/client/failure";
import { readUserInfo } from "@reagent/api/contract/account";
import {
  issueTemplateTicket,
  type OrderRowVerdict,
  readOrderWorkbook,
  uploadOrder,
} from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { sheetProblem, type SheetProblem } from "@reagent/domain/order-row";
import type { PastedRow } from "@reagent/domain/order-sheet-table";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { FileField } from "../../../components/FileField/FileField.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { type Action, useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { copy } from "./MultiOrder.copy.ts";
import * as css from "./MultiOrder.css.ts";
import { useKeptFile } from "./useKeptFile.ts";

const ACCEPTED = [".xlsx", ".xls"];

/** The template, and the upload of a list: into the order sheet, or straight to the cart (storefront §5, bulk spreadsheet upload; storefront §8, bulk upload). */
export function SheetUpload({
  onChosen,
  onRows,
  onVerdicts,
}: {
  /** Receives whether a file is chosen. */
  onChosen: (hasFile: boolean) => void;
  /** Receives the rows that fill the order sheet. */
  onRows: (rows: readonly PastedRow[]) => void;
  /** Receives what became of the rows that were sent to the cart. */
  onVerdicts: (rows: readonly OrderRowVerdict[]) => void;
}) {
  const words = useCopy(copy);
  const id = useId();
  const { alert, toast } = useOverlays();
  const environment = useEnvironment();
  const template = useAction(issueTemplateTicket);
  const upload = useAction(uploadOrder);
  const reading = useAction(readOrderWorkbook);
  const isBusy = upload.isBusy || reading.isBusy;
  const refresh = useRefresh();
  const kept = useKeptFile();
  const chooser = useRef<HTMLButtonElement>(null);
  const [found] = useState(kept.read);
  const [file, setFile] = useState(found);
  const hasFile = file !== undefined;
  useEffect(() => onChosen(hasFile), [onChosen, hasFile]);
  const [error, setError] = useState<string>();
  const [share, setShare] = useState(0);

  const wordsOf: Record<SheetProblem, string> = {
    "none-chosen": words.noneChosen,
    "too-many": words.tooMany,
    extension: words.extension,
    "too-large": words.tooLarge,
  };
  const choose = (files: readonly File[]) => {
    const problem = sheetProblem(files);
    setError(problem && wordsOf[problem]);
    kept.drop();
    // A second file changes nothing; a file that is refused is not kept.
    if (problem !== "too-many") setFile(problem ? undefined : files[0]);
    if (problem) void alert({ message: wordsOf[problem], tone: "warning" });
  };
  /** Sends the chosen file; undefined where there is none, or the call fails. */
  const send = async <Answer,>(
    run: Action<ParamsOf<typeof uploadOrder>, Answer>["run"],
  ): Promise<Answer | undefined> => {
    if (isBusy) return undefined;
    if (!file) {
      setError(words.noneChosen);
      await alert({ message: words.noneChosen, tone: "warning" });
      chooser.current?.focus();
      return undefined;
    }
    setShare(0);
    const outcome = await run({ file, fileName: file.name }, { onProgress: setShare });
    if (!outcome.ok) {
      if (isRefusal(outcome.failure, codes.notLoggedIn)) await kept.keep(file);
      return undefined;
    }
    setFile(undefined);
    kept.drop();
    return outcome.data;
  };
  const fillSheet = async (event: FormEvent) => {
    event.preventDefault();
    const read = await send(reading.run);
    if (read)
      onRows(
        read.rows.map(({ text, quantity, hasQuantity }) =>
          hasQuantity ? { text, quantity } : { text },
        ),
      );
  };
  const toCart = async () => {
    const answer = await send(upload.run);
    if (!answer) return;
    onVerdicts(answer.rows);
    if (answer.rows.every(({ verdict }) => verdict === "refused")) return;
    toast({ message: words.added, tone: "success" });
    await refresh(readUserInfo, readCart);
  };
  const download = async () => {
    const outcome = await template.run({});
    if (!outcome.ok) return;
    environment.download(outcome.data.url);
    toast({ message: words.templateStarted, tone: "success" });
  };
  const busyWords = share < 1 ? words.uploading : words.checking;
  const status =
    isBusy && share === 1 ? words.checking : file && file === found ? words.kept : undefined;

  return (
    <section className={`${css.section} ${css.upload}`} aria-labelledby={id}>
      <SectionHead id={id} title={words.uploadTitle} />
      <form className={css.section} onSubmit={(event) => void fillSheet(event)}>
        <FileField
          ref={chooser}
          label={words.file}
          description={words.fileHelp}
          error={error}
          fileName={file?.name ?? ""}
          status={status}
          progress={isBusy && share < 1 ? share : undefined}
          accept={ACCEPTED}
          onFiles={choose}
        />
        <div className={css.buttons}>
          <Button kind={file ? "primary" : "secondary"} type="submit" isBusy={reading.isBusy}>
            {reading.isBusy ? busyWords : words.fill}
          </Button>
          <Button isBusy={upload.isBusy} onClick={() => void toCart()}>
            {upload.isBusy ? busyWords : words.upload}
          </Button>
          <Button isBusy={template.isBusy} onClick={() => void download()}>
            {words.template}
          </Button>
        </div>
      </form>
    </section>
  );
}
