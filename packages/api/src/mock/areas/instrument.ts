import { codes } from "../../contract/envelope.ts";
import {
  readInstrument,
  readInstrumentHistory,
  readInstruments,
} from "../../contract/instrument.ts";
import { productMessages } from "../../messages/product.ts";
import type { AreaMock } from "../area-mock.ts";
import { instrumentList, instrumentPage, instruments } from "../samples/instruments.ts";
import { answers, refusal } from "../verbs.ts";

export const instrument: AreaMock = ({ viewer }) => [
  answers(readInstruments, (query, language) => instrumentList(query, language, viewer)),
  answers(
    readInstrument,
    ({ spuCode }, language) =>
      instrumentPage(spuCode, language, viewer) ??
      refusal(codes.productMissing, productMessages.missing),
  ),
  answers(readInstrumentHistory, ({ skuIds }, language) => {
    const known = new Map(instruments(language, viewer).map((sku) => [sku.skuId, sku]));
    return { items: skuIds.flatMap((skuId) => known.get(skuId) ?? []) };
  }),
];
