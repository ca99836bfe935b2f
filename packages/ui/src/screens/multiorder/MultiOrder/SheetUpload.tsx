import { isRefusal } from "@reagent/api/client/failure";
import { readUserInfo } from "@reagent/api/contract/account";
import {
  issueTemplateTicket,
  type OrderRowVerdict,
  uploadOrder,
} from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { sheetProblem, type SheetProblem } from "@reagent/domain/order-row";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { FileField } from "../../../components/FileField/FileField.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { copy } from "./MultiOrder.copy.ts";
import * as css from "./MultiOrder.css.ts";
import { useKeptFile } from "./useKeptFile.ts";

const ACCEPTED = [".xlsx", ".xls"];

/** The template and the upload of a filled-in one (storefront §5, bulk spreadsheet upload; storefront §8, bulk upload). */
export function SheetUpload({
  onChosen,
  onVerdicts,
}: {
  /** Receives whether a file is chosen. */
  onChosen: (hasFile: boolean) => void;
  onVerdicts: (rows: readonly OrderRowVerdict[]) => void;
}) {
  const words = useCopy(copy);
  const id = useId();
  const { alert, toast } = useOverlays();
  const environment = useEnvironment();
  const template = useAction(issueTemplateTicket);
  const { run, isBusy } = useAction(uploadOrder);
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
  const upload = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!file) {
      setError(words.noneChosen);
      await alert({ message: words.noneChosen, tone: "warning" });
      chooser.current?.focus();
      return;
    }
    setShare(0);
    const outcome = await run({ file, fileName: file.name }, { onProgress: setShare });
    if (!outcome.ok) {
      if (isRefusal(outcome.failure, codes.notLoggedIn)) await kept.keep(file);
      return;
    }
    setFile(undefined);
    kept.drop();
    onVerdicts(outcome.data.rows);
    if (outcome.data.rows.every(({ verdict }) => verdict === "refused")) return;
    toast({ message: words.added, tone: "success" });
    await refresh(readUserInfo, readCart);
  };
  const download = async () => {
    const outcome = await template.run({});
    if (!outcome.ok) return;
    environment.download(outcome.data.url);
    toast({ message: words.templateStarted, tone: "success" });
  };
  const status =
    isBusy && share === 1 ? words.checking : file && file === found ? words.kept : undefined;

  return (
    <section className={`${css.section} ${css.upload}`} aria-labelledby={id}>
      <SectionHead id={id} title={words.uploadTitle} />
      <form className={css.section} onSubmit={(event) => void upload(event)}>
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
          <Button kind={file ? "primary" : "secondary"} type="submit" isBusy={isBusy}>
            {isBusy ? (share < 1 ? words.uploading : words.checking) : words.upload}
          </Button>
          <Button isBusy={template.isBusy} onClick={() => void download()}>
            {words.template}
          </Button>
        </div>
      </form>
    </section>
  );
}
