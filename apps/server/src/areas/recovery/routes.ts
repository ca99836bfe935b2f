import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { answers } from "../../calls/call.ts";
import { requestMail } from "../../customers/request-mail.ts";
import { checkCode } from "../../sessions/one-time-code.ts";
import { resetByMail } from "./recovery.ts";

export const recoveryRoutes = [
  answers(forgotPassword, (call, services) => requestMail("reset", call, services)),
  answers(checkResetCode, async ({ params, language, now }, { database }) => {
    await checkCode(database.read, { code: params.code, purpose: "reset", now }, language);
    return {};
  }),
  answers(resetPassword, resetByMail),
];
