import { resolveReaction } from "@reagent/api/contract/reaction";
import { answers } from "../../calls/call.ts";
import { resolveRows } from "./resolve.ts";

export const reactionRoutes = [answers(resolveReaction, resolveRows)];
