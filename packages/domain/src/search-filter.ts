import { contentOf, parsePack } from "./pack.ts";

/**
 * Tokens of packs and strengths, by which the results of a name are narrowed. They hold letters and digits, as all tokens of the search do, and
 * begin with marks that folded texts never have.
 */
const MARKS = { pack: "Σ", strength: "Ξ" } as const;

/** The widest range of percent of which all whole numbers are indexed. */
const WIDEST_RANGE = 20;

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,4})?`;
const PERCENT = new RegExp(`(${NUMBER})(?:\\s*[-–~～]\\s*(${NUMBER}))?\\s*[%％]`, "gu");
const MOLARITY = new RegExp(`(${NUMBER})\\s*(?:mol/L|M)(?![a-z])`, "giu");

/** The token of a pack's size, the same for each way to write it: "500mL" and "0.5 L"; none for what is no size. */
export function packTokens(size: string): string[] {
  const pack = parsePack(size);
  if (!pack) return [];
  const { of, amount } = contentOf(pack);
  return [`${MARKS.pack}${of}${String(pack.pieces)}x${String(amount)}`];
}

/**
 * The tokens of the percentages and molarities in a text: of the numbers, of the whole number below each, and of those within a range, so that
 * 98% is found in 95–98%, and 99% in ≥99.7%.
 */
export function strengthTokens(text: string): string[] {
  const plain = text.normalize("NFKC");
  const percents = [...plain.matchAll(PERCENT)].flatMap(([, from = "", to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    const width = last - first;
    const within =
      width > 0 && width <= WIDEST_RANGE
        ? Array.from(
            { length: Math.floor(last) - Math.ceil(first) + 1 },
            (_, at) => Math.ceil(first) + at,
          )
        : [];
    return [first, last, Math.floor(first), Math.floor(last), ...within].map(
      (number) => `${digitsOf(number)}p`,
    );
  });
  const molarities = [...plain.matchAll(MOLARITY)].map(
    ([, number = ""]) => `${digitsOf(Number(number))}m`,
  );
  return [...new Set([...percents, ...molarities])].map((token) => MARKS.strength + token);
}

/** The token of one percentage or molarity; none for another text. */
export function strengthToken(text: string): string | undefined {
  const plain = text.normalize("NFKC");
  const [, percent] = [...plain.matchAll(PERCENT)][0] ?? [];
  if (percent !== undefined) return `${MARKS.strength}${digitsOf(Number(percent))}p`;
  const [, molarity] = [...plain.matchAll(MOLARITY)][0] ?? [];
  return molarity === undefined ? undefined : `${MARKS.strength}${digitsOf(Number(molarity))}m`;
}

const digitsOf = (number: number): string => String(number).replace(".", "d");
