import type { ReactNode, Ref } from "react";
import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Pressable } from "react-aria-components/Pressable";
import { useLanguage } from "../../language/language.tsx";
import { Button } from "../Button/Button.tsx";
import * as css from "./FileField.css.ts";

type DropItem = Parameters<
  NonNullable<Parameters<typeof DropZone>[0]["onDrop"]>
>[0]["items"][number];

async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  const files = items.flatMap((item) => (item.kind === "file" ? [item.getFile()] : []));
  return Promise.all(files);
}

type OnFiles = (files: readonly File[]) => void;

const whenAny =
  (onFiles: OnFiles): OnFiles =>
  (files) => {
    if (files.length > 0) onFiles(files);
  };

export type FileDropProps = {
  /** The accessible name of the place. */
  label: string;
  /** Marks the place; the message is beside it. */
  isInvalid: boolean;
  /** Called with the files that are dropped. */
  onFiles: OnFiles;
  /** What lies in the place: the chooser and the file. */
  children: ReactNode;
};

/** A dashed row on which files can be dropped or pasted. */
export function FileDrop({ label, isInvalid, onFiles, children }: FileDropProps) {
  const locale = useLanguage() === "zh" ? "zh-CN" : "en-GB";
  return (
    <I18nProvider locale={locale}>
      <DropZone
        className={isInvalid ? `${css.zone} ${css.invalid}` : css.zone}
        aria-label={label}
        onDrop={({ items }) => void filesOf(items).then(whenAny(onFiles))}
      >
        {children}
      </DropZone>
    </I18nProvider>
  );
}

export type FileChooserProps = {
  /** The accessible name of the button, which contains its text. */
  label: string;
  /** Extensions with their dot. */
  accept: readonly string[];
  /** Whether several files can be chosen at once. */
  allowsSeveral: boolean;
  /** Called with the chosen files. */
  onFiles: OnFiles;
  /** The button, to move the focus to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The words on the button. */
  children: string;
};

/** A button that opens the browser's file chooser. */
export function FileChooser({
  label,
  accept,
  allowsSeveral,
  onFiles,
  ref,
  children,
}: FileChooserProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={allowsSeveral}
      onSelect={(list) => whenAny(onFiles)([...(list ?? [])])}
    >
      <Pressable>
        <Button ref={ref} size="small" aria-label={label} data-chooses-files="">
          {children}
        </Button>
      </Pressable>
    </FileTrigger>
  );
}
