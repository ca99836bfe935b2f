/** Spellings that British and American texts have in place of one another, anywhere in a word. */
const SPELLINGS: readonly (readonly [british: string, american: string])[] = [
  ["sulph", "sulf"],
  ["aluminium", "aluminum"],
  ["caesium", "cesium"],
  ["oestr", "estr"],
  ["haem", "hem"],
  ["anaesth", "anesth"],
  ["colour", "color"],
  ["grey", "gray"],
  ["fibre", "fiber"],
  ["tumour", "tumor"],
  ["vapour", "vapor"],
  ["odour", "odor"],
  ["foet", "fet"],
  ["litre", "liter"],
  ["labelled", "labeled"],
  ["ionis", "ioniz"],
  ["sterilis", "steriliz"],
  ["stabilis", "stabiliz"],
  ["polymeris", "polymeriz"],
  ["glycerine", "glycerin"],
  ["phosphorous", "phosphorus"],
  ["saltpetre", "saltpeter"],
  ["hydrolysed", "hydrolyzed"],
];

/** Former and German names of solvents, and what they are called now. */
const FORMER: readonly (readonly [RegExp, string])[] = [
  [/\btoluol\b/u, "toluene"],
  [/\bbenzol\b/u, "benzene"],
  [/\bxylol\b/u, "xylene"],
  [/\bstyrol\b/u, "styrene"],
  [/\baethanol\b/u, "ethanol"],
  [/aether/u, "ether"],
  [/\bmethylalcohol\b/u, "methanol"],
  [/\bnatrium\b/u, "sodium"],
  [/\bkalium\b/u, "potassium"],
];

/** Locants that are written as words. */
const LOCANTS: readonly (readonly [word: RegExp, letter: string, number: string, han: RegExp])[] = [
  [/\bortho[\s-]*(?=[a-z])/u, "o-", "2-", /^邻[-\s]*/u],
  [/\bmeta[\s-]*(?=[a-z])/u, "m-", "3-", /^间[-\s]*/u],
  [/\bpara[\s-]*(?=[a-z])/u, "p-", "4-", /^对[-\s]*/u],
];

/** Other prefixes that are written as words. */
const PREFIX_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\btertiary[\s-]*/u, "tert-"],
  [/\bsecondary[\s-]*/u, "sec-"],
  [/\bnormal[\s-]*/u, "n-"],
  [/\bt-(?=[a-z])/u, "tert-"],
  [/\bi-(?=[a-z])/u, "iso"],
  [/\balfa\b/u, "alpha"],
];

/** Prefixes without which a name or an abbreviation still means its substance, or one near it. */
const PREFIX =
  /^(?:n|i|s|t|o|m|p|d|l|dl|r|rac|sec|tert|iso|cis|trans|alpha|beta|gamma|\((?:±|\+|-|r|s|e|z|rs)\))-+/u;

const VITAMIN = /^(?:维他命|维生素|维|vit(?:amin)?\.?\s*|v)\s*-?([a-k]\d{0,2})$/u;
const HYDRATE = /^([一二三四五六七八九十]{1,3})水(?:合)?[-·]?(\p{Script=Han}{2,})$/u;
const BRACKETS = /[()[\]{}（）【】]/gu;

/** Chinese names of which one is used in place of the other, within longer names. */
const CHINESE: readonly (readonly [string, string])[] = [
  ["醋酸", "乙酸"],
  ["蚁酸", "甲酸"],
  ["枸橼酸", "柠檬酸"],
  ["琥珀酸", "丁二酸"],
  ["石炭酸", "苯酚"],
  ["苄醇", "苯甲醇"],
  ["氯仿", "三氯甲烷"],
  ["酒精", "乙醇"],
  ["二恶烷", "二噁烷"],
  ["菲罗啉", "菲啰啉"],
  ["甲醯", "甲酰"],
];

/**
 * Other spellings of a text which has none that is known, likeliest first: British and American ones, without brackets and prefixes, with
 * locants as letters and numbers, vitamins and hydrates by their full names (decisions, search matching).
 *
 * @param folded in lower case and half width
 */
export function respelled(folded: string): string[] {
  const texts = new Set<string>();
  for (const bare of [folded, folded.replaceAll(BRACKETS, "")]) {
    texts.add(bare);
    for (const text of written(bare)) {
      texts.add(text);
      for (const spelling of spellings(text)) texts.add(spelling);
    }
    const short = bare.replace(PREFIX, "");
    if (short.length > 1) for (const text of spellings(short)) texts.add(text);
  }
  texts.delete(folded);
  return [...texts];
}

/** The ways in which locants, prefixes, vitamins, hydrates and former names are written in full, and the text itself. */
function written(text: string): string[] {
  const located = LOCANTS.flatMap(([word, letter, number, han]) =>
    word.test(text)
      ? [text.replace(word, letter), text.replace(word, number)]
      : han.test(text)
        ? [text.replace(han, number)]
        : text.startsWith(letter)
          ? [text.replace(letter, number)]
          : text.startsWith(number)
            ? [text.replace(number, letter)]
            : [],
  );
  const replaced = [...PREFIX_WORDS, ...FORMER].reduce(
    (result, [pattern, other]) => result.replace(pattern, other),
    text,
  );
  const vitamin = VITAMIN.exec(text)?.[1];
  const [, waters = "", salt = ""] = HYDRATE.exec(text) ?? [];
  return [
    text,
    ...located,
    replaced,
    ...(vitamin === undefined ? [] : [`维生素${vitamin}`]),
    ...(salt === "" ? [] : [`${salt}${waters}水合物`, salt]),
    ...CHINESE.flatMap(([one, other]) => [text.replace(one, other), text.replace(other, one)]),
  ];
}

/**
 * A text wholly in British and wholly in American spelling, without those that are the text itself (decisions, search matching).
 *
 * @param folded in lower case and half width
 */
export function britishAndAmerican(folded: string): string[] {
  const british = SPELLINGS.reduce(
    // "oestr" has "estr" in it already.
    (text, [one, other]) => (text.includes(one) ? text : text.replaceAll(other, one)),
    folded,
  );
  const american = SPELLINGS.reduce((text, [one, other]) => text.replaceAll(one, other), folded);
  return [...new Set([british, american])].filter((text) => text !== folded);
}

/** A text, with one of its spellings changed, with all of them, and wholly British or American: not each combination, of which there are many. */
function spellings(text: string): string[] {
  const swaps = SPELLINGS.flatMap(([british, american]) =>
    text.includes(british)
      ? [{ from: british, to: american, isAmerican: true }]
      : text.includes(american)
        ? [{ from: american, to: british, isAmerican: false }]
        : [],
  );
  const changed = (chosen: typeof swaps) =>
    chosen.reduce((one, { from, to }) => one.replaceAll(from, to), text);
  return [
    text,
    changed(swaps),
    changed(swaps.filter(({ isAmerican }) => isAmerican)),
    changed(swaps.filter(({ isAmerican }) => !isAmerican)),
    ...swaps.map((swap) => changed([swap])),
  ];
}
