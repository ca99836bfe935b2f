import CircleAlert from "@lucide/icons/icons/circle-alert";
import X from "@lucide/icons/icons/x";
import { memo, type MouseEvent, type Ref, useId } from "react";
import { formatFileSize } from "../../language/format.ts";
import { useCopy } from "../../language/language.tsx";
import { focusNextRow } from "../../row-focus.ts";
import { Button } from "../Button/Button.tsx";
import { FieldMessages, type FieldWords, splitWords } from "../Field/Field.tsx";
import { FileChooser, FileDrop } from "../FileField/FileDrop.tsx";
import * as fileField from "../FileField/FileField.css.ts";
import { FilePicture } from "../FileField/FilePicture.tsx";
import { UploadProgress } from "../FileField/UploadProgress.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./FilesField.copy.ts";
import * as css from "./FilesField.css.ts";

/** A file of the field. */
export type ListedFile = {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  state:
    | { kind: "waiting" }
    /** The uploaded part, from 0 to 1. */
    | { kind: "sending"; share: number }
    | { kind: "sent" }
    | { kind: "failed"; why: string; canRetry: boolean };
};

type Props = Omit<FieldWords, "isLabelHidden" | "isRequired"> & {
  files: readonly ListedFile[];
  /** Extensions with their dot, for the file chooser; dropped files are not restricted. */
  accept: readonly string[];
  /** Called with the chosen or dropped files, if there are any. */
  onFiles: (files: readonly File[]) => void;
  /** Stable functions: the rows of unchanged files are not rendered again. */
  onRemove: (ids: readonly string[]) => void;
  onRetry: (ids: readonly string[]) => void;
  /** The button that opens the file chooser. */
  ref?: Ref<HTMLButtonElement>;
};

/** The button that chooses files, in the field of an element. */
const chooserOf = (element: Element) =>
  element.closest("[role=group]")?.querySelector<HTMLElement>("[data-chooses-files]") ?? null;

/** Before a row is removed: the focus moves to the next one, or to the button that chooses files. */
function focusNeighbour({ currentTarget: button }: MouseEvent<HTMLElement>): void {
  const list = button.closest("ul");
  if (list)
    focusNextRow(button, {
      list,
      selector: "button[data-removes-file]",
      head: chooserOf(button),
    });
}

/** Several files that are uploaded as soon as they are chosen, dropped or pasted, each with its progress and its error. */
export function FilesField(props: Props) {
  const [{ label, help, error, hasMessageLine }, rest] = splitWords(props);
  const { files, accept, onFiles, onRemove, onRetry, ref } = rest;
  const words = useCopy(copy);
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  return (
    <div
      className={fileField.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(" ") || undefined}
    >
      <span className={fileField.label} id={`${id}-label`}>
        {label}
      </span>
      <FileDrop label={words.drop(label)} isInvalid={error !== undefined} onFiles={onFiles}>
        <FilePicture fileName="" picture={undefined} />
        <span className={fileField.muted}>{words.hint}</span>
        <div className={fileField.actions}>
          <FileChooser
            ref={ref}
            label={words.chooseFor(label)}
            accept={accept}
            allowsSeveral
            onFiles={onFiles}
          >
            {words.choose}
          </FileChooser>
        </div>
      </FileDrop>
      <FieldMessages {...{ helpId, errorId, help, error, hasMessageLine }} />
      {files.length > 0 && (
        <>
          <Summary {...{ label, files, onRemove, onRetry }} />
          <ul className={css.list} aria-label={words.list(label)}>
            {files.map((file) => (
              <FileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const shareOf = ({ state }: ListedFile) =>
  state.kind === "sending" ? state.share : state.kind === "waiting" ? 0 : 1;

const idsOf = (files: readonly ListedFile[]) => files.map(({ id }) => id);

type SummaryProps = Pick<Props, "label" | "files" | "onRemove" | "onRetry">;

/** How many files are uploaded, announced once none is under way, and what can be done with all of them. */
function Summary({ label, files, onRemove, onRetry }: SummaryProps) {
  const words = useCopy(copy);
  const sent = files.filter(({ state }) => state.kind === "sent").length;
  const failed = files.filter(({ state }) => state.kind === "failed" && state.canRetry);
  const isUnderWay = files.some(
    ({ state }) => state.kind === "waiting" || state.kind === "sending",
  );
  const share = files.reduce((sum, file) => sum + shareOf(file), 0) / files.length;
  const text = words.sentOf(sent, files.length);
  return (
    <div className={css.summary}>
      <span className={css.progress}>
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden role="status">{isUnderWay ? "" : text}</VisuallyHidden>
        {isUnderWay && <UploadProgress label={words.sendingAll(label)} share={share} />}
      </span>
      <span className={css.actions}>
        {failed.length > 1 && (
          <Button
            kind="quiet"
            size="small"
            onClick={(event) => {
              chooserOf(event.currentTarget)?.focus();
              onRetry(idsOf(failed));
            }}
          >
            {words.retryAll}
          </Button>
        )}
        {files.length > 1 && (
          <Button
            kind="quiet-danger"
            size="small"
            onClick={(event) => {
              chooserOf(event.currentTarget)?.focus();
              onRemove(idsOf(files));
            }}
          >
            {words.removeAll}
          </Button>
        )}
      </span>
    </div>
  );
}

type RowProps = {
  file: ListedFile;
  onRemove: (ids: readonly string[]) => void;
  onRetry: (ids: readonly string[]) => void;
};

const FileRow = memo(function FileRow({ file, onRemove, onRetry }: RowProps) {
  const words = useCopy(copy);
  const { id, name, size, state } = file;
  return (
    <li className={css.file}>
      <span className={css.name}>
        {name}
        <span className={css.size}>{formatFileSize(size)}</span>
      </span>
      <span className={css.state}>
        {state.kind === "waiting" && words.waiting}
        {state.kind === "sent" && words.sent}
        {state.kind === "sending" && (
          <UploadProgress label={words.sending(name)} share={state.share} />
        )}
        {state.kind === "failed" && (
          <span className={css.failed}>
            <span className={css.failedIcon}>
              <Icon of={CircleAlert} size={14} />
            </span>
            {state.why}
          </span>
        )}
      </span>
      <span className={css.actions}>
        {state.kind === "failed" && state.canRetry && (
          <Button
            kind="quiet"
            size="small"
            aria-label={words.retryOf(name)}
            onClick={(event) => {
              chooserOf(event.currentTarget)?.focus();
              onRetry([id]);
            }}
          >
            {words.retry}
          </Button>
        )}
        <IconButton
          label={words.remove(name)}
          icon={X}
          size="small"
          data-removes-file=""
          onClick={(event) => {
            focusNeighbour(event);
            onRemove([id]);
          }}
        />
      </span>
    </li>
  );
});
