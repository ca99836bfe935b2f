import {
  addBottleNote,
  checkLabels,
  deleteBottleNote,
  downloadBottleLabels,
  readBottle,
} from "@reagent/api/contract/bottle";
import { answers, changes, downloads } from "../../calls/call.ts";
import { readBottlePage } from "./bottle.ts";
import { expectLabelsLeft } from "./labels-limit.ts";
import { makeLabels } from "./labels.ts";
import { addNote, deleteNote } from "./notes.ts";

export const bottleRoutes = [
  answers(readBottle, ({ params, ...viewer }, { database }) =>
    readBottlePage(database.read, params, viewer),
  ),
  changes(addBottleNote, addNote),
  changes(deleteBottleNote, deleteNote),
  answers(checkLabels, async (call, { database }) => {
    await expectLabelsLeft(database, call);
    return {};
  }),
  downloads(downloadBottleLabels, makeLabels),
];
