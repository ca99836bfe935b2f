import { codes } from "../../contract/envelope.ts";
import { endOtherSessions, endSession, listSessions } from "../../contract/session.ts";
import { sessionMessages } from "../../messages/session.ts";
import type { AreaMock } from "../area-mock.ts";
import { sessions } from "../samples/sessions.ts";
import { answers, refusal } from "../verbs.ts";

export const session: AreaMock = () => [
  answers(listSessions, { sessions }),
  answers(endSession, ({ sessionId }) =>
    sessions.some((each) => each.sessionId === sessionId)
      ? {}
      : refusal(codes.notFound, sessionMessages.ended),
  ),
  answers(endOtherSessions, {}),
];
