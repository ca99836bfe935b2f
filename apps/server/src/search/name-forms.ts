import { meantCharacters } from "@reagent/domain/plain-text";
import { soundsOf } from "./han-sound.ts";

/** The forms in which Chinese names are stored, for texts that are not written as they are. */
export const NAME_FORM = { sound: 1, initials: 2, plain: 3, reversed: 4 } as const;

/** A name in one of its forms. */
export interface NameForm {
  readonly form: number;
  readonly text: string;
  readonly name: string;
}

/** Longer names are not known by heart, and parts of them find. */
export const LONGEST_NAME = 12;

const HAN = /\p{Script=Han}/u;

/** The Han characters of a text without what is in brackets. */
export function hanOf(text: string): string[] {
  return Array.from(meantCharacters(text).replaceAll(/[(（[【].*?[)）\]】]/gu, "")).filter((one) =>
    HAN.test(one),
  );
}

/** The forms of a name, none of one without Han characters or with too many. */
export function nameForms(name: string): NameForm[] {
  const characters = hanOf(name);
  if (characters.length === 0 || characters.length > LONGEST_NAME) return [];
  const plain = characters.join("");
  const sounds = soundsOf(characters);
  const forms = [
    ...sounds.map((syllables) => ({ form: NAME_FORM.sound, text: syllables.join("") })),
    ...(characters.length > 1
      ? sounds.map((syllables) => ({
          form: NAME_FORM.initials,
          text: syllables.map((syllable) => syllable.charAt(0)).join(""),
        }))
      : []),
    { form: NAME_FORM.plain, text: plain },
    { form: NAME_FORM.reversed, text: reversed(plain) },
  ];
  const unique = new Map(forms.map((of) => [`${String(of.form)} ${of.text}`, of]));
  return [...unique.values()].map((of) => ({ ...of, name }));
}

const reversed = (text: string): string => Array.from(text).toReversed().join("");
