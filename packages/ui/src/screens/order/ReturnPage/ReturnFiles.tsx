import type { ReturnFile } from "@reagent/api/contract/return";
import { issueDocumentTicket } from "@reagent/api/contract/upload";
import { useOpenTab } from "../../../blocks/useOpenTab.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { FilePicture } from "../../../components/FileField/FilePicture.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ReturnPage.copy.ts";
import * as css from "./ReturnPage.css.ts";

/** The files of a return, each with a button that opens it. */
export function ReturnFiles({ files }: { files: readonly ReturnFile[] }) {
  return (
    <ul>
      {files.map((file) => (
        <File key={file.fileId} file={file} />
      ))}
    </ul>
  );
}

function File({ file: { fileId, fileName } }: { file: ReturnFile }) {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(issueDocumentTicket);
  const openTab = useOpenTab();
  const view = async () => {
    const outcome = await run({ uploadId: fileId });
    if (outcome.ok) openTab(outcome.data.url);
  };
  return (
    <li className={css.file}>
      <FilePicture fileName={fileName} picture={undefined} />
      <span className={css.fileName}>{fileName}</span>
      <span className={css.view}>
        <Button
          kind="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={words.viewFor(fileName)}
          onClick={() => void view()}
        >
          {words.view}
        </Button>
      </span>
    </li>
  );
}
