import { type ReactNode, type Ref, useId } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Pressable } from "react-aria-components/Pressable";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { Button } from "../Button/Button.tsx";
import { FieldMessages, type FieldWords, splitWords } from "../Field/Field.tsx";
import { copy } from "./FileField.copy.ts";
import * as css from "./FileField.css.ts";
import { FilePicture } from "./FilePicture.tsx";

type Props = Omit<FieldWords, "isLabelHidden" | "isRequired"> & {
  /** The name of the field's file; empty if there is none. */
  fileName: string;
  /** A preview: the file itself, or an address. */
  picture?: string | File | undefined;
  /** Muted text under the name: whether the file is uploaded. */
  status?: string | undefined;
  /** The uploaded part, from 0 to 1, during the upload. */
  progress?: number | undefined;
  /** Extensions with their dot, for the file chooser; dropped files are not restricted. */
  accept: readonly string[];
  /** Called with the chosen or dropped files, if there are any. */
  onFiles: (files: readonly File[]) => void;
  /** Actions on the file. */
  actions?: ReactNode;
  /** The button that opens the file chooser. */
  ref?: Ref<HTMLButtonElement>;
};

type DropItem = Parameters<
  NonNullable<Parameters<typeof DropZone>[0]["onDrop"]>
>[0]["items"][number];

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const files = items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : []));
  return Promise.all(files);
}

/** A file that is chosen with a button, or dropped or pasted on the row. */
export function FileField(props: Props) {
  const [{ label, help, error, hasMessageLine }, rest] = splitWords(props);
  const { fileName, picture, status, progress, accept, onFiles, actions, ref } = rest;
  const ownWords = useCopy(copy);
  const locale = useLanguage() === "zh" ? "zh-CN" : "en-GB";
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const chooseFiles = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  };
  return (
    <I18nProvider locale={locale}>
      <div
        className={css.field}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(" ") || undefined}
      >
        <span className={css.label} id={`${id}-label`}>
          {label}
        </span>
        <DropZone
          className={error ? `${css.zone} ${css.invalid}` : css.zone}
          aria-label={ownWords.drop(label)}
          onDrop={({ items }) => void filesOf(items).then(chooseFiles)}
        >
          <FilePicture fileName={fileName} picture={picture} />
          <div className={css.words}>
            <span className={fileName ? css.fileName : css.muted}>{fileName || ownWords.none}</span>
            {status && progress === undefined && <span className={css.muted}>{status}</span>}
            {progress !== undefined && <Sending label={label} share={progress} />}
          </div>
          <div className={css.actions}>
            <FileTrigger
              acceptedFileTypes={accept}
              onSelect={(list) => chooseFiles([...(list ?? [])])}
            >
              <Pressable>
                <Button
                  ref={ref}
                  size="small"
                  aria-label={fileName ? ownWords.replaceFor(label) : ownWords.chooseFor(label)}
                >
                  {fileName ? ownWords.replace : ownWords.choose}
                </Button>
              </Pressable>
            </FileTrigger>
            {actions}
          </div>
        </DropZone>
        <FieldMessages {...{ helpId, errorId, help, error, hasMessageLine }} />
      </div>
    </I18nProvider>
  );
}

function Sending({ label, share }: { label: string; share: number }) {
  const ownWords = useCopy(copy);
  const percent = Math.round(share * 100);
  return (
    <>
      <span className={css.muted} aria-hidden="true">
        {ownWords.sending(percent)}
      </span>
      <span
        className={css.scale}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={ownWords.sending(percent)}
      >
        <span className={css.filled} style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}
