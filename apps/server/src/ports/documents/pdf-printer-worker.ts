import { runAfterRequests } from "../../basics/thread-priority.ts";
import type { Labels } from "./label.ts";
import { print as printPaper } from "./paper.ts";
import { printLabels } from "./print-labels.ts";
import type { Booklet, Sheet } from "./sheet.ts";

export const print = (document: Sheet | Booklet | Labels): Promise<Buffer> =>
  "labels" in document ? printLabels(document) : printPaper(document);

runAfterRequests();
