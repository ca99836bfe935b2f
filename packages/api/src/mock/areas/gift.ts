import { codes } from "../../contract/envelope.ts";
import {
  addWish,
  listWishes,
  readGift,
  readOrchard,
  readOrchardUser,
  removeWish,
  searchGifts,
} from "../../contract/gift.ts";
import { orchardMessages } from "../../messages/orchard.ts";
import type { AreaMock } from "../area-mock.ts";
import { foundGifts, giftOf, orchard, orchardUser, wishes } from "../samples/gifts.ts";
import { answers, refusal } from "../verbs.ts";

export const gift: AreaMock = ({ customer }) => [
  answers(readOrchardUser, (_, language) => orchardUser(language, customer)),
  answers(readOrchard, orchard),
  answers(searchGifts, foundGifts),
  answers(readGift, ({ giftCode }, language) => {
    const found = giftOf(giftCode, language);
    if (found === "delisted") return refusal(codes.giftDelisted, orchardMessages.delisted);
    return found ?? refusal(codes.notFound, orchardMessages.missing);
  }),
  answers(listWishes, (_, language) => ({ wishes: wishes(language) })),
  answers(addWish, {}),
  answers(removeWish, {}),
];
