import { downloadBottleLabels, readBottle } from "@reagent/api/contract/bottle";
import { answers, downloads } from "../../calls/call.ts";
import { readBottlePage } from "./bottle.ts";
import { makeLabels } from "./labels.ts";

export const bottleRoutes = [
  answers(readBottle, ({ params, ...viewer }, { database }) =>
    readBottlePage(database.read, params, viewer),
  ),
  downloads(downloadBottleLabels, ({ params }, services) => makeLabels(services, params)),
];
