import { resolveOrderSheet } from "../../contract/order-sheet.ts";
import type { AreaMock } from "../area-mock.ts";
import { orderSheet as resolved } from "../samples/order-sheet.ts";
import { answers } from "../verbs.ts";

export const orderSheet: AreaMock = ({ viewer }) => [
  answers(resolveOrderSheet, ({ lines }, language) => resolved(lines, language, viewer)),
];
