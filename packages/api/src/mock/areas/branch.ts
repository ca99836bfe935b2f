import { listBranches } from "../../contract/branch.ts";
import type { AreaMock } from "../area-mock.ts";
import { branches } from "../samples/branches.ts";
import { answers } from "../verbs.ts";

export const branch: AreaMock = () => [
  answers(listBranches, (_, language) => ({ branches: branches(language), mapStyle: "" })),
];
