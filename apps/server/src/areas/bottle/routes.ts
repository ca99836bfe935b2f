import {
  addBottleNote,
  deleteBottleNote,
  downloadBottleLabels,
  readBottle,
} from "@reagent/api/contract/bottle";
import { answers, changes, downloads } from "../../calls/call.ts";
import { readBottlePage } from "./bottle.ts";
import { makeLabels } from "./labels.ts";
import { addNote, deleteNote } from "./notes.ts";

export const bottleRoutes = [
  answers(readBottle, ({ params, ...viewer }, { database }) =>
    readBottlePage(database.read, params, viewer),
  ),
  changes(addBottleNote, addNote),
  changes(deleteBottleNote, deleteNote),
  downloads(downloadBottleLabels, ({ params }, services) => makeLabels(services, params)),
];
