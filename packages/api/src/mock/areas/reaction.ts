import { resolveReaction } from "../../contract/reaction.ts";
import type { AreaMock } from "../area-mock.ts";
import { resolvedReaction } from "../samples/reaction.ts";
import { answers } from "../verbs.ts";

export const reaction: AreaMock = ({ viewer }) => [
  answers(resolveReaction, ({ rows }, language) => resolvedReaction(rows, language, viewer)),
];
