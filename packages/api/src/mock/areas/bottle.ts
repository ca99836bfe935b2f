import { downloadBottleLabels, readBottle } from "../../contract/bottle.ts";
import type { AreaMock } from "../area-mock.ts";
import { bottleOf } from "../samples/bottle.ts";
import { isItemCode } from "../samples/items.ts";
import { answers } from "../verbs.ts";

export const bottle: AreaMock = ({ viewer }) => [
  answers(readBottle, ({ productCode, batchCode }, language) => {
    const [code = ""] = productCode.split("-");
    return {
      bottle: isItemCode(code)
        ? bottleOf({ code, productCode, batchCode }, language, viewer)
        : null,
      isLoggedIn: viewer !== "guest",
    };
  }),
  answers(downloadBottleLabels, {}),
];
