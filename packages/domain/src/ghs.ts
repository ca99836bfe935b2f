import { hazardWording } from "./hazard-statements.ts";
import { plainText } from "./plain-text.ts";
import type { Wording } from "./statement.ts";

export type PictogramCode =
  | "GHS01"
  | "GHS02"
  | "GHS03"
  | "GHS04"
  | "GHS05"
  | "GHS06"
  | "GHS07"
  | "GHS08"
  | "GHS09";

/** The signal word of a label; lesser hazards have none. */
export type SignalWord = "danger" | "warning" | "none";

/** A hazard statement; its wording is undefined for an unknown code. */
export type HazardStatement = { readonly code: string; readonly wording: Wording | undefined };

/** The nine pictograms by the names of their symbols. */
export const PICTOGRAMS: Readonly<Record<PictogramCode, Wording>> = {
  GHS01: { zh: "爆炸的炸弹", en: "Exploding bomb" },
  GHS02: { zh: "火焰", en: "Flame" },
  GHS03: { zh: "圆圈上方火焰", en: "Flame over circle" },
  GHS04: { zh: "高压气瓶", en: "Gas cylinder" },
  GHS05: { zh: "腐蚀", en: "Corrosion" },
  GHS06: { zh: "骷髅和交叉骨", en: "Skull and crossbones" },
  GHS07: { zh: "感叹号", en: "Exclamation mark" },
  GHS08: { zh: "健康危害", en: "Health hazard" },
  GHS09: { zh: "环境", en: "Environment" },
};

/** The signal words as labels print them. */
export const SIGNAL_WORDS: Readonly<Record<Exclude<SignalWord, "none">, Wording>> = {
  danger: { zh: "危险", en: "Danger" },
  warning: { zh: "警告", en: "Warning" },
};

/** The pictograms in a text such as "GHS02;GHS07", in order, each once; unknown codes are left out. */
export function pictograms(text: string): PictogramCode[] {
  return listed(text).filter(isPictogramCode).sort();
}

/** The hazard statements in a text such as "H225;H319", each once, combined ones ("H301+H311") as one. */
export function hazardStatements(text: string): HazardStatement[] {
  return hazardCodes(text)
    .filter(isHazardStatementCode)
    .map((code) => ({ code, wording: wordingOf(code) }));
}

/** The signal word of a text in any case and language; "none" for any other text. */
export function signalWord(text: string): SignalWord {
  const word = text.trim().toLowerCase();
  if (word === "danger" || word === SIGNAL_WORDS.danger.zh) return "danger";
  return word === "warning" || word === SIGNAL_WORDS.warning.zh ? "warning" : "none";
}

/** The wording of a code; a suffix or a combination that no regulation has is read as its statements without suffix. */
function wordingOf(code: string): Wording | undefined {
  const whole = hazardWording(code);
  if (whole) return whole;
  const parts = code
    .split("+")
    .map((part) => hazardWording(/^(?:EU)?H\d{3}/u.exec(part)?.[0] ?? ""));
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return {
    zh: known.map((part) => part.zh).join("；"),
    en: known.map((part) => part.en).join("; "),
  };
}

/**
 * The statement under which a code is listed: itself, or its first statement without suffix where no regulation has the combination
 * or the suffix. Undefined for an unknown code.
 */
export function listedStatement(code: string): string | undefined {
  if (hazardWording(code)) return code;
  const single = /^(?:EU)?H\d{3}/u.exec(code)?.[0];
  return single !== undefined && hazardWording(single) ? single : undefined;
}

/**
 * The entries of a list of hazard statements, each once, as codes are written: `H302+H312` for "H302 + 312", `EUH066` for "EUH 066". Entries
 * that are no codes are among them.
 */
export function hazardCodes(text: string): string[] {
  const plain = plainText(text)
    .replaceAll(/(?:eu\s?)?h[\s-]?(?=\d{3})/giu, (head) =>
      head.toUpperCase().replaceAll(/[^A-Z]/gu, ""),
    )
    .replaceAll(/\s*\+\s*(H?)(?=\d{3})/gu, "+H")
    // Suffixes, and the marks of minimum classifications, of regulations and their translations.
    .replaceAll(/(H\d{3}) (?=(?:F|D|FD|Fd|Df|f|d|fd|i)(?![A-Za-z\d]))/gu, "$1")
    .replaceAll(/(H\d{3}[A-Za-z]*)\s?\*+/gu, "$1");
  const codes = plain.split(/[;,、。.|/\s]+|-+(?=\s|(?:EU)?H\d{3})/u);
  return [...new Set(codes.filter((code) => code !== ""))];
}

function listed(text: string): string[] {
  const codes = text.split(/[;；,，\s]+/u).map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ""))];
}

/** Whether a text has the form of a hazard statement's code, combined or not: "H225", "H301+H311", "EUH014". */
export function isHazardStatementCode(code: string): boolean {
  return /^(?:EUH\d{3}[A-Z]*|H\d{3}[A-Z]*(?:\+H\d{3}[A-Z]*)*)$/iu.test(code);
}

/** Whether a text is the code of one of the nine pictograms. */
export function isPictogramCode(code: string): code is PictogramCode {
  return Object.hasOwn(PICTOGRAMS, code);
}
