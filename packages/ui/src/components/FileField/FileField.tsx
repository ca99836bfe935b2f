import { type ReactNode, type Ref, useId } from "react";
import { useCopy } from "../../language/language.tsx";
import { FieldMessages, type FieldWords, splitWords } from "../Field/Field.tsx";
import { FileChooser, FileDrop } from "./FileDrop.tsx";
import { copy } from "./FileField.copy.ts";
import * as css from "./FileField.css.ts";
import { FileList, type ListedFiles } from "./FileList.tsx";
import { FilePicture } from "./FilePicture.tsx";
import { UploadProgress } from "./UploadProgress.tsx";

export type FileFieldProps = Omit<FieldWords, "isLabelHidden" | "isRequired"> & {
  /** The name of the field's file; empty if there is none. */
  fileName?: string;
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
  /** Several files, which are listed under the row. */
  listed?: ListedFiles;
  /** The button that opens the file chooser. */
  ref?: Ref<HTMLButtonElement>;
};

/** A file, or several, chosen with a button, or dropped or pasted on the row. */
export function FileField(props: FileFieldProps) {
  const [{ label, description, error, hasMessageLine }, rest] = splitWords(props);
  const { fileName = "", picture, status, progress, accept, onFiles, actions, listed, ref } = rest;
  const ownWords = useCopy(copy);
  const chooserWords = listed ? ownWords.several : ownWords.one;
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  return (
    <div
      className={css.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={
        [error && errorId, description && descriptionId].filter(Boolean).join(" ") || undefined
      }
    >
      <span className={css.label} id={`${id}-label`}>
        {label}
      </span>
      <FileDrop label={chooserWords.drop(label)} isInvalid={error !== undefined} onFiles={onFiles}>
        <FilePicture fileName={fileName} picture={picture} />
        <div className={css.words}>
          <span className={fileName ? css.fileName : css.muted}>
            {fileName || chooserWords.none}
          </span>
          {status && progress === undefined && <span className={css.muted}>{status}</span>}
          {progress !== undefined && <UploadProgress label={label} value={progress} />}
        </div>
        <div className={css.actions}>
          <FileChooser
            ref={ref}
            label={fileName ? ownWords.replaceFor(label) : chooserWords.chooseFor(label)}
            accept={accept}
            allowsSeveral={listed !== undefined}
            onFiles={onFiles}
          >
            {fileName ? ownWords.replace : chooserWords.choose}
          </FileChooser>
          {actions}
        </div>
      </FileDrop>
      <FieldMessages {...{ descriptionId, errorId, description, error, hasMessageLine }} />
      {listed && <FileList label={label} {...listed} />}
    </div>
  );
}
