import * as v from "valibot";
import { requiredText } from "./form-text.ts";

/** The greatest length of a note on a bottle. */
export const LONGEST_BOTTLE_NOTE = 500;

/** How many notes a customer can have on one bottle (rules, notes on bottles). */
export const MOST_BOTTLE_NOTES = 50;

/** A note on a bottle, as it is written. */
export const BottleNoteForm = v.object({
  text: requiredText("note-required", LONGEST_BOTTLE_NOTE),
});
