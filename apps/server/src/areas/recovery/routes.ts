import { checkResetCode, forgotPassword, resetPassword } from "@reagent/api/contract/recovery";
import { answers } from "../../calls/call.ts";
import { hasPassword } from "../../customers/accounts.ts";
import { requestMail } from "../../customers/request-mail.ts";
import { checkCode } from "../../sessions/one-time-code.ts";
import { resetByMail } from "./recovery.ts";

export const recoveryRoutes = [
  answers(forgotPassword, (call, services) => requestMail("reset", call, services)),
  answers(checkResetCode, async ({ params, language, now }, { database }) => {
    const sent = { code: params.code, purpose: "reset", now } as const;
    const { customerId } = await checkCode(database.read, sent, language);
    return { isFirstPassword: !(await hasPassword(database.read, customerId)) };
  }),
  answers(resetPassword, resetByMail),
];
