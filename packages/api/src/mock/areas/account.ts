import { logIn, logOut, readUserInfo } from "../../contract/account.ts";
import type { AreaMock } from "../area-mock.ts";
import { token, userInfo } from "../samples/account.ts";
import { answers } from "../verbs.ts";

export const account: AreaMock = ({ customer }) => [
  answers(logIn, { token }),
  answers(logOut, {}),
  answers(readUserInfo, (_, language) => userInfo(language, customer)),
];
