/** The file types of a return (customer centre §5, returns). */
export const RETURN_FILE_EXTENSIONS = [
  "jpg",
  "gif",
  "jpeg",
  "png",
  "pdf",
  "docx",
  "doc",
  "zip",
  "rar",
  "wmv",
  "mp3",
  "mp4",
  "swf",
  "ppt",
  "xls",
  "xlsx",
  "pptx",
  "xps",
  "bmp",
  "txt",
] as const;
export type ReturnFileExtension = (typeof RETURN_FILE_EXTENSIONS)[number];

/** How many files a return has at most (customer centre §9, upload limits). */
export const MOST_RETURN_FILES = 100;

/** The most bytes of one file: 10 MB. */
export const RETURN_FILE_SIZE_LIMIT = 10 * 1024 * 1024;

/** The most characters of a file's name, which file systems have too; a path before the name does not count. */
export const LONGEST_RETURN_FILE_NAME = 255;

/**
 * What one customer's files may be together while they are not part of a return that has ended: enough for five returns with as many files
 * as possible, and for two of them with the largest files.
 */
export const RETURN_FILES_OF_CUSTOMER = { files: 500, bytes: 2 * 1024 ** 3 } as const;

/** How long a file is stored without a return, in milliseconds (decisions, upload storage). */
export const UNRETURNED_LIFE_MS = 24 * 60 * 60 * 1000;

/** The extension of a file's name, in lower case; undefined if files of returns cannot have it. */
export function returnFileExtension(fileName: string): ReturnFileExtension | undefined {
  const extension = /\.([^.]+)$/u.exec(fileName)?.[1]?.toLowerCase();
  return RETURN_FILE_EXTENSIONS.find((allowed) => allowed === extension);
}

/** The problem of a file that was chosen or dropped. */
export type ReturnFileProblem = "name-too-long" | "extension" | "empty" | "too-large";

/** Validates a file before its upload, by its name and size in bytes. The server checks its content too. */
export function returnFileProblem(file: {
  readonly name: string;
  readonly size: number;
}): ReturnFileProblem | undefined {
  const name = file.name.replaceAll("\\", "/").split("/").at(-1) ?? "";
  if (name.length > LONGEST_RETURN_FILE_NAME) return "name-too-long";
  if (!returnFileExtension(name)) return "extension";
  if (file.size === 0) return "empty";
  return file.size <= RETURN_FILE_SIZE_LIMIT ? undefined : "too-large";
}
