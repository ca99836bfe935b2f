import type { UploadSlot } from "@reagent/domain/upload";
import { UPLOAD_EXTENSIONS, uploadProblem } from "@reagent/domain/upload";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { FileField } from "../../../../components/FileField/FileField.tsx";
import type { BoundField } from "../../../../components/Form/FormField.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { ChosenUploads } from "./chosen-uploads.ts";
import { copy } from "./DocumentSlot.copy.ts";
import { chosenFile, type SlotValue } from "./slot-value.ts";
import { usePicture } from "./usePicture.ts";
import { useUpload } from "./useUpload.ts";
import { ViewDocument } from "./ViewDocument.tsx";

interface Props {
  readonly slot: UploadSlot;
  readonly label: string;
  /** Whether the document is required, and when. */
  readonly help?: string;
  /** The message after an upload (customer centre §8, successes). */
  readonly success: string;
  readonly field: BoundField<SlotValue>;
}

const accept = UPLOAD_EXTENSIONS.map((extension) => `.${extension}`);

/**
 * One document of a filing: a file is chosen or dropped, viewed, uploaded and replaced (customer centre §5, profile uploads). A
 * chosen file is uploaded by saving the form, too.
 */
export function DocumentSlot({ slot, label, help, success, field: { ref, ...field } }: Props) {
  const words = useCopy(copy);
  const { value, onChange } = field;
  const [problem, setProblem] = useState<string>();
  const chosen = chosenFile(value);
  const picture = usePicture(value, chosen);
  const { upload, progress } = useUpload(slot, success);

  const choose = (files: readonly File[]) => {
    const wrong = uploadProblem(files);
    setProblem(wrong && words.problems[wrong]);
    const [file] = files;
    if (!wrong && file) onChange({ ...value, chosen: file });
  };
  const send = async () => {
    if (!chosen) return setProblem(words.problems["none-chosen"]);
    setProblem(undefined);
    const sent = await upload(chosen);
    if (sent.ok) onChange({ ...sent.document, chosen: null });
    else setProblem(words.failed(sent.why));
  };
  const sending = useRef<Promise<void>>(undefined);
  const sendOnce = () =>
    (sending.current ??= send().finally(() => {
      sending.current = undefined;
    }));
  const sendLatest = useEffectEvent(sendOnce);
  const uploads = use(ChosenUploads);
  useEffect(() => {
    if (!chosen) return;
    const upload = () => sendLatest();
    uploads.add(upload);
    return () => void uploads.delete(upload);
  }, [chosen, uploads]);

  return (
    <FileField
      ref={ref}
      label={label}
      description={help}
      error={problem ?? field.error}
      fileName={chosen?.name ?? value.fileName}
      picture={picture}
      status={chosen ? words.waiting : value.uploadId && words.uploaded}
      progress={progress}
      accept={accept}
      onFiles={choose}
      actions={
        <>
          <Button
            size="small"
            kind={chosen ? "primary" : "secondary"}
            isBusy={progress !== undefined}
            onClick={() => void sendOnce()}
            aria-label={words.uploadFor(label)}
          >
            {words.upload}
          </Button>
          {value.uploadId && !chosen && <ViewDocument label={label} uploadId={value.uploadId} />}
        </>
      }
    />
  );
}
