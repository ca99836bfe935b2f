import { codes } from "@reagent/api/contract/envelope";
import { endOtherSessions, endSession, listSessions } from "@reagent/api/contract/session";
import { passwordMessages } from "@reagent/api/messages/password";
import { sessionMessages } from "@reagent/api/messages/session";
import { Refusal } from "../../basics/refusal.ts";
import { answersCustomer } from "../../calls/call.ts";
import { checkOwnPassword } from "../../customers/own-password.ts";
import { endTokens } from "../../sessions/api-token.ts";
import { endSessionOf, endSessions, sessionsOf } from "../../sessions/session.ts";

export const sessionRoutes = [
  answersCustomer(listSessions, async ({ customer, token, now }, { database, sessionTimes }) => ({
    sessions: await sessionsOf(database.read, customer.id, { token, now, times: sessionTimes }),
  })),
  answersCustomer(endSession, async (call, services) => {
    const { params, customer, language } = call;
    await checkOwnPassword(call, services, {
      password: params.password,
      wrong: passwordMessages.wrong,
    });
    const isEnded = await services.database.transact((tx) =>
      endSessionOf(tx, customer.id, params.sessionId),
    );
    if (!isEnded) throw new Refusal(codes.notFound, sessionMessages.ended[language]);
    return {};
  }),
  answersCustomer(endOtherSessions, async (call, services) => {
    const { params, customer, token } = call;
    await checkOwnPassword(call, services, {
      password: params.password,
      wrong: passwordMessages.wrong,
    });
    await services.database.transact(async (tx) => {
      await endSessions(tx, customer.id, { exceptToken: token });
      await endTokens(tx, customer.id);
    });
    return {};
  }),
];
