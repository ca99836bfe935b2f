import { BottleNoteForm } from "@reagent/domain/bottle-note";
import * as v from "valibot";
import {
  addBottleNote,
  checkLabels,
  deleteBottleNote,
  downloadBottleLabels,
  readBottle,
} from "../../contract/bottle.ts";
import { codes } from "../../contract/envelope.ts";
import { bottleMessages } from "../../messages/bottle.ts";
import type { AreaMock } from "../area-mock.ts";
import { bottleOf, sampleNoteId } from "../samples/bottle.ts";
import { isItemCode } from "../samples/items.ts";
import type { Language } from "../samples/language.ts";
import { answers, refusal } from "../verbs.ts";

export const bottle: AreaMock = ({ viewer }) => {
  const find = (codesOnIt: { productCode: string; batchCode: string }, language?: Language) => {
    const [code = ""] = codesOnIt.productCode.split("-");
    return isItemCode(code) ? bottleOf({ code, ...codesOnIt }, language, viewer) : null;
  };
  return [
    answers(readBottle, (asked, language) => ({
      bottle: find(asked, language),
      isLoggedIn: viewer !== "guest",
    })),
    answers(addBottleNote, ({ text, ...asked }) => {
      if (!v.is(BottleNoteForm, { text }))
        return refusal(codes.badRequest, bottleMessages.noteWrong);
      const isBought = find(asked)?.purchases.some(() => true) ?? false;
      return isBought ? { noteId: "72" } : refusal(codes.notFound, bottleMessages.notBought);
    }),
    answers(deleteBottleNote, ({ noteId }) =>
      noteId === sampleNoteId ? {} : refusal(codes.notFound, bottleMessages.noteMissing),
    ),
    answers(checkLabels, {}),
    answers(downloadBottleLabels, {}),
  ];
};
