import type { GoodsKind } from "@reagent/domain/goods-kind";
import { differsTellingly, lookAlikes } from "@reagent/domain/look-alike";
import { normalise } from "@reagent/domain/search-text";
import { plainSound, soundsOf } from "./han-sound.ts";
import { hanOf, LONGEST_NAME, NAME_FORM } from "./name-forms.ts";
import type { SearchIndex } from "./search-index.ts";

/** Names that are compared for a text; the best known are first. */
const MOST_NAMES = 50;
/** Names that begin or end alike, of which one character is compared. */
const MOST_SIMILAR = 1000;
/** Fewer letters begin too many names, as pinyin or as initials. */
const SHORTEST_PINYIN = 4;
const INITIALS = /^[a-z]{2,10}$/u;
/** Of a shorter name, a character that looks alike would be the whole of it. */
const SHORTEST_ALIKE = 2;
/** A name with any of its characters wrong has so many at least. */
const SHORTEST_ANY = 3;
/** How many names of one kind are tried. */
const MOST_TRIED = 5;

type Names = Pick<SearchIndex, "namesBy">;

/** Chinese names that sound as a text does, written in characters or in pinyin, likeliest first. */
export async function* namesOfSound(
  index: Names,
  kind: GoodsKind,
  text: string,
): AsyncGenerator<string> {
  const names = new Set<string>();
  for (const sound of soundKeys(text)) {
    const same = { form: NAME_FORM.sound, text: sound, most: MOST_NAMES };
    for (const name of await index.namesBy(kind, same)) names.add(name);
  }
  yield* nearest([...names], text).slice(0, MOST_TRIED);
}

/**
 * Chinese names that a text means less surely, likeliest first: those that begin with its sound, those with these initials, those with a
 * character that looks alike, and those with another character in one place (decisions, search matching).
 */
export async function* namesNear(
  index: Names,
  kind: GoodsKind,
  text: string,
): AsyncGenerator<string> {
  yield* begunBySound(index, kind, text);
  const initials = normalise(text);
  if (INITIALS.test(initials)) {
    yield* await index.namesBy(kind, {
      form: NAME_FORM.initials,
      text: initials,
      most: MOST_TRIED,
    });
  }
  const { length } = hanOf(text);
  if (length > LONGEST_NAME) return;
  if (length >= SHORTEST_ALIKE) yield* lookingAlike(index, kind, text);
  if (length >= SHORTEST_ANY) yield* withOneCharacterWrong(index, kind, text);
}

async function* begunBySound(index: Names, kind: GoodsKind, text: string): AsyncGenerator<string> {
  for (const sound of soundKeys(text)) {
    if (sound.length < SHORTEST_PINYIN) continue;
    const begun = { form: NAME_FORM.sound, text: sound, isBeginning: true, most: MOST_NAMES };
    const found = await index.namesBy(kind, begun);
    const beginnings = [...new Set(found.map((name) => beginningOf(name, sound)))];
    yield* nearest(beginnings, text).slice(0, MOST_TRIED);
  }
}

/** How a text sounds, in letters alone: with those that were typed, and without those of a mixed text. */
function soundKeys(text: string): string[] {
  const characters = Array.from(normalise(text)).filter((one) => /[\p{Script=Han}a-z]/u.test(one));
  const isLetter = (one: string) => /[a-z]/u.test(one);
  const all = [characters, characters.filter((one) => !isLetter(one))];
  const keys = all.filter((some) => some.length > 0).flatMap((some) => readLetters(some, isLetter));
  return [...new Set(keys)];
}

function readLetters(characters: readonly string[], isLetter: (one: string) => boolean): string[] {
  const han = characters.filter((one) => !isLetter(one));
  return soundsOf(han).map((syllables) => {
    const rest = [...syllables];
    return plainSound(
      characters.map((one) => (isLetter(one) ? one : (rest.shift() ?? ""))).join(""),
    );
  });
}

/** The beginning of a name that has a sound; the whole name where its syllables do not end there. */
function beginningOf(name: string, sound: string): string {
  const characters = Array.from(name);
  if (hanOf(name).length !== characters.length) return name;
  for (const syllables of soundsOf(characters)) {
    for (let count = 1; count <= syllables.length; count += 1) {
      if (syllables.slice(0, count).join("") === sound) return characters.slice(0, count).join("");
    }
  }
  return name;
}

async function* lookingAlike(index: Names, kind: GoodsKind, text: string): AsyncGenerator<string> {
  const found = new Set<string>();
  for (const alike of lookAlikes(hanOf(text).join(""))) {
    const begun = { form: NAME_FORM.plain, text: alike, isBeginning: true, most: 1 };
    const [name] = await index.namesBy(kind, begun);
    if (name !== undefined) found.add(hanOf(name).join("") === alike ? name : alike);
  }
  yield* nearest([...found], text).slice(0, MOST_TRIED);
}

async function* withOneCharacterWrong(
  index: Names,
  kind: GoodsKind,
  text: string,
): AsyncGenerator<string> {
  const typed = hanOf(text);
  const half = Math.floor(typed.length / 2);
  const similar = (form: number, part: readonly string[]) =>
    index.namesBy(kind, {
      form,
      text: part.join(""),
      isBeginning: true,
      length: typed.length,
      most: MOST_SIMILAR,
    });
  // One half is right at least.
  const all = new Set([
    ...(await similar(NAME_FORM.plain, typed.slice(0, typed.length - half))),
    ...(await similar(NAME_FORM.reversed, typed.slice(-half).toReversed())),
  ]);
  const near = [...all].filter((name) => {
    const characters = hanOf(name);
    return characters.filter((one, at) => one !== typed[at]).length === 1;
  });
  const written = (name: string) => hanOf(name).join("");
  const slips = near.filter((name) => !differsTellingly(typed.join(""), written(name)));
  const isClear = new Set(near.map(written)).size === 1;
  const names = slips.length > 0 ? slips : isClear ? near : [];
  yield* nearest(names, text).slice(0, MOST_TRIED);
}

/** Names with the same numbers and letters first, then those that have more of the characters in their places; otherwise in their order. */
function nearest(names: readonly string[], text: string): string[] {
  const typed = hanOf(text);
  const others = (one: string) => normalise(one).replaceAll(/\p{Script=Han}/gu, "");
  const own = typed.length > 0 ? others(text) : "";
  const distance = (name: string) => {
    const characters = hanOf(name);
    const wrong = typed.filter((one, at) => one !== characters[at]).length;
    return (others(name) === own ? 0 : 100) + wrong;
  };
  return names
    .map((name) => ({ name, far: distance(name) }))
    .toSorted((one, other) => one.far - other.far)
    .map(({ name }) => name);
}
