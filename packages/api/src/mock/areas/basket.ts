import {
  addToBasket,
  checkBasket,
  clearBasket,
  readBasket,
  removeBasketLine,
  updateBasketLine,
} from "../../contract/basket.ts";
import type { AreaMock } from "../area-mock.ts";
import { basket as basketOf } from "../samples/baskets.ts";
import { answers } from "../verbs.ts";

export const basket: AreaMock = () => [
  answers(addToBasket, {}),
  answers(readBasket, (_, language) => basketOf(language)),
  answers(updateBasketLine, {}),
  answers(removeBasketLine, {}),
  answers(clearBasket, {}),
  answers(checkBasket, {}),
];
