import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { answers } from "../../http/call.ts";
import { checkCode } from "../../sessions/one-time-code.ts";
import { mailResetLink, setPassword } from "./recovery.ts";

export const recoveryRoutes = [
  answers(forgotPassword, mailResetLink),
  answers(checkResetCode, async ({ params, language, now }, { database }) => {
    await checkCode(database.read, { code: params.code, purpose: "reset", now }, language);
    return {};
  }),
  answers(resetPassword, setPassword),
];
