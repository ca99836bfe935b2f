import { checkResetCode, forgotPassword, resetPassword } from "../../contract/recovery.ts";
import type { AreaMock } from "../area-mock.ts";
import { answers } from "../verbs.ts";

export const recovery: AreaMock = () => [
  answers(forgotPassword, {}),
  answers(checkResetCode, { isFirstPassword: false }),
  answers(resetPassword, {}),
];
