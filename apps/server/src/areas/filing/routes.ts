import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "@reagent/api/contract/filing";
import { answersCustomer, changes } from "../../calls/call.ts";
import { readPrecursor, savePrecursor } from "../../customers/precursor.ts";
import { readUniversity, saveUniversity } from "./university.ts";

export const filingRoutes = [
  answersCustomer(readUniversityInfo, (call, { database }) => readUniversity(database.read, call)),
  changes(saveUniversityInfo, saveUniversity),
  answersCustomer(readPrecursorInfo, (call, services) =>
    readPrecursor(services.database.read, call, services),
  ),
  changes(savePrecursorInfo, (call, tx, { vault }) => savePrecursor(call, tx, vault)),
];
