import {
  CAS_LABEL,
  casNumberOfDate,
  isCasNumber,
  mistypedCas,
  type MistypedCas,
  parseCasNumber,
} from "./cas.ts";
import { EC_LABEL, parseEcNumber } from "./ec-number.ts";
import { findAfter } from "./find-after.ts";
import { type LineNumber, quantityAmong } from "./line-quantity.ts";
import { parseNeed } from "./pack-need.ts";
import type { Pack } from "./pack.ts";
import { meantCharacters } from "./plain-text.ts";
import { COUNTER, NUMERALS, type QuantityProblem, readTypedQuantity } from "./typed-quantity.ts";
import { wellFormed } from "./well-formed.ts";

/** What a part of a typed line is. A name is all that is nothing else. */
export type PartKind =
  | "list-number"
  | "product-code"
  | "item-code"
  | "cas"
  | "ec"
  | "amount"
  | "grade"
  | "quantity"
  | "price"
  /** A number that stands alone; one of them may be the quantity. */
  | "number"
  | "name";

/** A part of a line, half width, in the order in which it was typed. */
export type LinePart = { readonly kind: PartKind; readonly text: string };

/** What a line orders. The text is in the form in which it is looked up. */
export type Ordered = {
  readonly kind: "product-code" | "item-code" | "cas" | "ec" | "name";
  readonly text: string;
};

/** A line of an order sheet as it was read. */
export type OrderSheetLine = {
  /** The whole line: each typed character except white space is in one of the parts. */
  readonly parts: readonly LinePart[];
  /** Undefined where the line names no product. */
  readonly what: Ordered | undefined;
  /** What is in the line besides codes, numbers, amounts and grades; empty where nothing is. */
  readonly name: string;
  /** The size of one pack. */
  readonly amount: Pack | undefined;
  /** Grades, purities and strengths: "AR", "≥99.7%", "0.1 M". */
  readonly grades: readonly string[];
  /** How many packs: 1 where the line has no quantity; undefined where it has one that cannot be ordered. */
  readonly quantity: number | undefined;
  readonly quantityProblem: QuantityProblem | undefined;
  /** The number in the form of a CAS number whose check digit is wrong; it stays in the name. */
  readonly mistyped: MistypedCas | undefined;
};

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const UNIT = String.raw`(?:kg|mg|μg|ug|ku|ml|μl|ul|g|l|t|u|千克|公斤|毫克|微克|克|毫升|微升|升)`;
/** What may follow a unit: no letter, unless it multiplies. A concentration such as 1 mg/mL is no amount. */
const AFTER_UNIT = String.raw`(?=$|[^a-zμ/]|x\s*\d|/\s*${COUNTER})`;
const PIECES = String.raw`(?:\d{1,4}\s*[x×*]\s*)?`;
/** What may be before a number: no letter, digit or sign. Chinese characters may be. */
const BEFORE_NUMBER = String.raw`(?<before>^|[^a-z\d.,+±≥>≤<])`;

const LIST_NUMBER = /^(?:\(\d{1,3}\)|\d{1,3}[、)]|\d{1,3}\.(?=\s|\p{L}))(?=\s*[^\s-])/u;
/** An item's code: a letter and six digits; a product's code continues with its pack (glossary, item code). */
const PRODUCT_CODE = new RegExp(
  String.raw`(?<before>^|[^a-z\d])[a-z]\d{6}\s?-\s?${PIECES}\d+(?:\.\d+)?(?:kg|mg|μg|ug|ku|ml|μl|ul|ea|g|l|t|u)(?=$|[^a-z\d]|x\s*\d)`,
  "iu",
);
const ITEM_CODE = /(?<before>^|[^a-z\d])[a-z]\d{6}(?![a-z\d])/iu;
const CAS = new RegExp(
  String.raw`(?<before>(?=cas)|^|[^\d-])(?:${CAS_LABEL})?\[?\d{2,10}-\d{2}-\d\]?(?![\d-])`,
  "iu",
);
const EC = new RegExp(
  String.raw`(?<before>^|[^a-z\d-])(?:${EC_LABEL})?\[?\d{3}-\d{3}-\d\]?(?![\d-])`,
  "iu",
);
/** A date that a spreadsheet made of a CAS number, by itself. One of this century is when something is needed. */
const CAS_DATE =
  /(?<before>^|[\s,;|])(?:(?!20\d\d)\d{4}(?<sign>[-/.])\d{1,2}\k<sign>\d{1,2}|\d{1,2}\/\d{1,2}\/(?!20\d\d)\d{4}|\d{1,2}-[a-z]{3}-(?!20\d\d)(?:\d{4}|\d{2}))(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?(?=$|[\s,;|])/iu;
const AMOUNT = new RegExp(
  `${BEFORE_NUMBER}${PIECES}${NUMBER}\\s*${UNIT}${AFTER_UNIT}(?:\\s*/\\s*${COUNTER}(?![a-z]))?`,
  "iu",
);
const GRADE =
  /(?<before>^|[^a-z\d])(?:AR|CP|GR|ACS|HPLC|LC-?MS|BR|USP|EP|MOS|分析纯|化学纯|优级纯|实验纯|色谱纯|光谱纯|基准|色谱级|质谱级|电子级|分析级|食品级|医药级|超干)(?:\s*(?:级|试剂|grade))?(?![a-z\d])/iu;
const PURITY = /(?<before>(?=[≥>≤<])|^|[^\d.≥>≤<])(?:[≥>≤<]=?\s*)?\d+(?:\.\d+)?\s*%/u;
/** A molarity or normality: a small m or n could begin a name. */
const MOLARITY = /(?<before>^|[^a-zA-Z\d.,-])\d+(?:\.\d+)?\s*(?:m?mol\/L|mM|M|N)(?![a-zA-Z\d,'-])/u;
const LABELLED = /(?:数量|qty\.?|quantity)\s*[:=]?\s*[+-]?\d[\d.,]*/iu;
const MULTIPLIED = new RegExp(
  String.raw`(?<before>(?:^|[^a-z\d])(?=[x×*✕])|\s)(?:[x×*✕]\s*-?${NUMBER}(?:\s*${COUNTER})?(?![a-z\d])|-?${NUMBER}\s*[x×*✕](?=\s|$))`,
  "iu",
);
/** Units are those of activity where packs are counted behind them: "500 units 2 vials"; a rate such as 500 units/mg counts nothing. */
const COUNTED = new RegExp(
  String.raw`(?<before>(?=共)|^|[^a-z\d.,])(?:共\s*)?(?:-?${NUMBER}|${NUMERALS})\s*(?!units?(?![a-z]).*\d\s*${COUNTER})${COUNTER}(?![a-z\d/])`,
  "iu",
);
const PRICE = new RegExp(
  String.raw`(?<before>^|[^\p{L}\d.,])(?:(?:单价|价格|金额|小计|总价|price|amount|total)[\s:=]*(?:(?:¥|\$|rmb|cny)\s*)?${NUMBER}(?:\s*元)?|(?:¥|\$|rmb|cny)\s*${NUMBER}(?:\s*元)?|${NUMBER}\s*(?:元|rmb|cny))(?:\s*/\s*${COUNTER})?(?![\p{L}\d])`,
  "iu",
);
/** A number alone at the end of the line. */
const LAST_NUMBER = new RegExp(String.raw`(?<before>^|[\s,;|])-?${NUMBER}$`, "u");
const NUMBER_ALONE = new RegExp(`^-?${NUMBER}$`, "u");
/** What is between numbers of which a text consists; a comma may also group digits. */
const BETWEEN_NUMBERS = /(\s+|[;|]|,(?!\d{3}(?!\d)))/u;

/**
 * Reads a line that orders a product as people write it in lists: "乙醇 64-17-5 500mL x3", "NaBH4 100 g", "E801234-500ml 2". A bare number is a
 * quantity in a column of its own, or at the end of a line with a code, a CAS number or an amount: 聚乙二醇 400 is a name. Prices, sums
 * and running numbers are none.
 */
export function readOrderSheetLine(typed: string): OrderSheetLine {
  const line = new Parts(halfWidth(typed));
  line.take("list-number", LIST_NUMBER);
  const productCode = line.take("product-code", PRODUCT_CODE);
  const itemCode = productCode === undefined ? line.take("item-code", ITEM_CODE) : undefined;
  const cas =
    line.take("cas", CAS, (text) => parseCasNumber(text) !== undefined) ??
    line.take("cas", CAS_DATE, (text) => casNumberOfDate(text) !== undefined);
  const ec =
    cas === undefined
      ? line.take("ec", EC, (text) => parseEcNumber(text) !== undefined)
      : undefined;
  const amount = line.take("amount", AMOUNT, (text) => amountOf(text) !== undefined);
  const counted = line.take("quantity", LABELLED) ?? line.take("quantity", MULTIPLIED);
  const grades = line.takeAll("grade", GRADE, PURITY, MOLARITY);
  const isIdentified = [productCode, itemCode, cas, ec, amount].some((part) => part !== undefined);
  line.takeAll("price", PRICE);
  const marked = counted ?? line.take("quantity", COUNTED);
  const numbers = line.takeNumbers(isIdentified);
  const among = marked === undefined ? quantityAmong(numbers) : undefined;
  const quantity = marked ?? (among?.kind === "one" ? among.number.text : undefined);
  const name = nameOf(line.parts);
  const read =
    among?.kind === "ambiguous"
      ? ({ kind: "problem", problem: "quantity-ambiguous" } as const)
      : readQuantity(quantity);
  return {
    parts: line.parts.map(({ kind, text }) => ({ kind, text: text.trim() })).filter(hasText),
    what: orderedOf({ productCode, itemCode, cas, ec, name }),
    name,
    amount: amount === undefined ? undefined : amountOf(amount),
    grades,
    quantity: read.kind === "quantity" ? read.quantity : undefined,
    quantityProblem: read.kind === "problem" ? read.problem : undefined,
    mistyped: cas === undefined ? mistypedIn(name) : undefined,
  };
}

/** A line that is divided into parts, of which names are divided further. */
class Parts {
  parts: readonly LinePart[];

  constructor(text: string) {
    this.parts = [{ kind: "name", text }];
  }

  /** Makes the first match in a name a part; returns its text, or undefined where nothing matches. */
  take(kind: PartKind, pattern: RegExp, isMeant = (_text: string) => true): string | undefined {
    for (const [at, part] of this.parts.entries()) {
      if (part.kind !== "name") continue;
      const found = findAfter(pattern, part.text);
      if (!found || !isMeant(found.text)) continue;
      const end = found.index + found.text.length;
      this.parts = [
        ...this.parts.slice(0, at),
        { kind: "name", text: part.text.slice(0, found.index) },
        { kind, text: found.text },
        { kind: "name", text: part.text.slice(end) },
        ...this.parts.slice(at + 1),
      ];
      return found.text.trim();
    }
    return undefined;
  }

  /**
   * Makes each number a part that stands alone: in a column, between two other parts, or in a line that is identified as its last word.
   */
  takeNumbers(isIdentified: boolean): LineNumber[] {
    const numbers: LineNumber[] = [];
    let isFirst = true;
    this.parts = this.parts.flatMap((part): readonly LinePart[] => {
      if (part.kind !== "name") {
        isFirst = false;
        return [part];
      }
      const words = part.text.split(BETWEEN_NUMBERS);
      const isOfNumbers = words.every((word, at) => at % 2 === 1 || isNumberOrBlank(word));
      const cells = isOfNumbers && isIdentified ? words : part.text.split(/(\t)/u);
      return cells.map((text): LinePart => {
        const number = text.trim();
        const isAlone = NUMBER_ALONE.test(number) && (cells.length > 1 || isIdentified);
        if (isAlone) numbers.push({ text: number, isFirst });
        if (number !== "") isFirst = false;
        return { kind: isAlone ? "number" : "name", text };
      });
    });
    if (numbers.length > 0 || !isIdentified) return numbers;
    const last = this.take("number", LAST_NUMBER);
    return last === undefined ? [] : [{ text: last, isFirst: false }];
  }

  /** Takes all that the patterns match; returns it in its order. */
  takeAll(kind: PartKind, ...patterns: readonly RegExp[]): string[] {
    for (const pattern of patterns) while (this.take(kind, pattern) !== undefined);
    return this.parts.filter((part) => part.kind === kind).map(({ text }) => text.trim());
  }
}

const isNumberOrBlank = (word: string): boolean => word === "" || NUMBER_ALONE.test(word);

const hasText = ({ text }: LinePart): boolean => text !== "";

/**
 * Half width, one kind of hyphen, no invisible characters; tabs stay, for they separate columns. A full-width comma separates, and never groups
 * digits: "64-17-5，500毫升".
 */
const halfWidth = (text: string): string =>
  meantCharacters(wellFormed(text))
    .replaceAll("，", "， ")
    .normalize("NFKC")
    .replaceAll(/[\p{Pd}−⁃]/gu, "-")
    .replaceAll(/[^\P{C}\t]/gu, " ")
    .replaceAll(/[^\S\t]+/gu, " ")
    .trim();

const amountOf = (text: string): Pack | undefined =>
  parseNeed(text.replace(/\s*\/[^/]*$/u, "").replaceAll(/(\d),(?=\d{3})/gu, "$1"), "g");

/** The names of a line without the separators around them. */
function nameOf(parts: readonly LinePart[]): string {
  return parts
    .filter(({ kind }) => kind === "name")
    .map(({ text }) => text.replaceAll(/^[\s,;:|、。/-]+|[\s,;:|、。/-]+$/gu, ""))
    .filter((text) => text !== "")
    .join(" ")
    .replaceAll(/\s+/gu, " ");
}

function orderedOf(found: {
  readonly productCode: string | undefined;
  readonly itemCode: string | undefined;
  readonly cas: string | undefined;
  readonly ec: string | undefined;
  readonly name: string;
}): Ordered | undefined {
  const { productCode, itemCode, cas, ec, name } = found;
  if (productCode !== undefined)
    return { kind: "product-code", text: productCode.replaceAll(/\s/gu, "") };
  if (itemCode !== undefined) return { kind: "item-code", text: itemCode.toUpperCase() };
  const number = parseCasNumber(cas ?? "");
  if (number !== undefined) return { kind: "cas", text: number };
  const ecNumber = parseEcNumber(ec ?? "");
  if (ecNumber !== undefined) return { kind: "ec", text: ecNumber };
  return name === "" ? undefined : { kind: "name", text: name };
}

function readQuantity(text: string | undefined) {
  if (text === undefined) return { kind: "quantity", quantity: 1 } as const;
  return readTypedQuantity(text.replace(/^(?:共|数量|qty\.?|quantity)\s*[:=]?\s*/iu, ""));
}

function mistypedIn(name: string): MistypedCas | undefined {
  const number = findAfter(/(?<before>^|[^\d-])\d{2,8}-\d{2}-\d(?![\d-])/u, name)?.text ?? "";
  return isCasNumber(number) ? undefined : mistypedCas(number);
}
