import { readBottle } from "@reagent/api/contract/bottle";
import { answers } from "../../calls/call.ts";
import { readBottlePage } from "./bottle.ts";

export const bottleRoutes = [
  answers(readBottle, ({ params, ...viewer }, { database }) =>
    readBottlePage(database.read, params, viewer),
  ),
];
