import CircleAlert from "@lucide/icons/icons/circle-alert";
import X from "@lucide/icons/icons/x";
import { memo, type MouseEvent } from "react";
import { formatFileSize } from "../../language/format.ts";
import { useCopy } from "../../language/language.tsx";
import { focusNextRow } from "../../row-focus.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./FileField.copy.ts";
import * as css from "./FileList.css.ts";
import { UploadProgress } from "./UploadProgress.tsx";

/** A file of the field. */
export type ListedFile = {
  /** Unique in the list. */
  id: string;
  /** The file's name. */
  name: string;
  /** In bytes. */
  size: number;
  /** Whether it waits, is sent, has arrived or has failed. */
  state:
    | { kind: "waiting" }
    /** The uploaded part, from 0 to 1. */
    | { kind: "sending"; share: number }
    | { kind: "sent" }
    | { kind: "failed"; why: string; canRetry: boolean };
};

export type ListedFiles = {
  /** The files, in the order in which they were chosen. */
  files: readonly ListedFile[];
  /** Stable functions: the rows of unchanged files are not rendered again. */
  onRemove: (ids: readonly string[]) => void;
  /** Called with the ids of failed files that are to be sent again. */
  onRetry: (ids: readonly string[]) => void;
};

export type FileListProps = ListedFiles & {
  /** That of the field. */
  label: string;
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
export function FileList({ label, files, onRemove, onRetry }: FileListProps) {
  const words = useCopy(copy);
  if (files.length === 0) return null;
  return (
    <>
      <Summary {...{ label, files, onRemove, onRetry }} />
      <ul className={css.list} aria-label={words.list(label)}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
    </>
  );
}

const shareOf = ({ state }: ListedFile) =>
  state.kind === "sending" ? state.share : state.kind === "waiting" ? 0 : 1;

const idsOf = (files: readonly ListedFile[]) => files.map(({ id }) => id);

/** How many files are uploaded, announced once none is under way, and what can be done with all of them. */
function Summary({ label, files, onRemove, onRetry }: FileListProps) {
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
        {isUnderWay && <UploadProgress label={words.sendingAll(label)} value={share} />}
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

type RowProps = Omit<ListedFiles, "files"> & { file: ListedFile };

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
          <UploadProgress label={words.sending(name)} value={state.share} />
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
