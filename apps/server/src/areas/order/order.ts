import { listOrders, readOrderCount } from "@reagent/api/contract/order";
import { answersCustomer } from "../../http/call.ts";
import { countOrders, readOrders } from "./orders.ts";

const answerCount = answersCustomer(readOrderCount, ({ customer }, { database }) =>
  countOrders(database, customer.id),
);

const answerList = answersCustomer(listOrders, ({ params, customer, language }, { database }) =>
  readOrders(database, customer.id, params, language),
);

export const orderRoutes = [answerCount, answerList];
