import { readTime } from "@reagent/api/contract/time";
import { answers } from "../../calls/call.ts";

export const timeRoutes = [answers(readTime, async ({ now }) => ({ now }))];
