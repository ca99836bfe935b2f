import * as v from "valibot";
import { meantCharacters } from "./plain-text.ts";

/** The longest name that a customer gives to a list or a plan, in characters. */
export const LONGEST_OWN_NAME = 60;

/** The form of the name of a list or a plan; its inner spaces are single ones. */
export const OwnNameForm = v.object({
  name: v.config(
    v.pipe(
      v.string("name-required"),
      v.transform((name) => meantCharacters(name).replaceAll(/\s+/gu, " ").trim()),
      v.nonEmpty("name-required"),
      v.check((name) => [...name].length <= LONGEST_OWN_NAME, "name-too-long"),
    ),
    { abortPipeEarly: true },
  ),
});
export type OwnName = v.InferOutput<typeof OwnNameForm>;

/** What two names have in common that are the same to a reader: width and case do not tell names apart. */
export const ownNameKey = (name: string): string =>
  meantCharacters(name).normalize("NFKC").toLowerCase();
