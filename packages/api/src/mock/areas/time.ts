import { readTime } from "../../contract/time.ts";
import type { AreaMock } from "../area-mock.ts";
import { answers } from "../verbs.ts";

export const time: AreaMock = ({ now }) => [
  answers(readTime, () => ({ now: Math.floor(now() / 1000) * 1000 })),
];
