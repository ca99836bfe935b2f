import { isCasNumber, parseCasNumber } from "./cas.ts";

/** What a code on a bottle or a pack says (rules, scanned codes). */
export type ScannedCode =
  | { readonly kind: "bottle"; readonly productCode: string; readonly batchCode: string }
  | { readonly kind: "cas"; readonly casNumber: string }
  /** Perhaps a code of a product. */
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "unknown" };

/** The greatest length of a code of a product that is looked up. */
const LONGEST_CODE = 64;

const UNKNOWN = { kind: "unknown" } as const;

/** Reads a scanned or typed code: an address of the shop, GS1 elements, or plain text with a CAS number or a product code. */
export function readScannedCode(text: string): ScannedCode {
  const plain = text.normalize("NFKC").trim();
  const elements = gs1Elements(plain);
  return addressed(plain) ?? (elements ? ofElements(elements) : ofText(plain));
}

const bottleOf = (productCode: string, batchCode: string): ScannedCode => ({
  kind: "bottle",
  productCode,
  batchCode,
});

/** The codes in an address of a page, whatever the host: the shop's may have changed since the label was printed. */
function addressed(text: string): ScannedCode | undefined {
  const path = /^https?:\/\/[^/?#]+(\/[^?#]*)/iu.exec(text)?.[1];
  if (path === undefined) return undefined;
  const [first, second, ...codes] = decodedParts(path.replace(/^\/en(?=\/)/u, ""));
  if (first === "b" && second && codes[0]) return bottleOf(second, codes[0]);
  if (first !== "products" || !second) return UNKNOWN;
  if (second !== "detail") return { kind: "code", code: second };
  const [productCode = "", batchCode = "", itemCode = ""] = codes;
  const code = productCode || itemCode;
  if (code === "") return UNKNOWN;
  return batchCode ? bottleOf(code, batchCode) : { kind: "code", code };
}

function decodedParts(path: string): string[] {
  try {
    return path.slice(1).split("/").map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Application identifiers of GS1 whose values have a fixed length. */
const FIXED: Readonly<Record<string, number>> = {
  "01": 14,
  "02": 14,
  "11": 6,
  "12": 6,
  "13": 6,
  "15": 6,
  "16": 6,
  "17": 6,
  "20": 2,
};
/** Those whose values end with a separator, or with the code. */
const VARIABLE = ["10", "21", "22", "30", "37", "240", "241"] as const;
const SEPARATOR = "\u001D";
/** What scanners put before the elements of GS1. */
const SYMBOLOGY = /^\](?:C1|d2|Q3|e0|J1)/u;

/** The values of GS1 elements by their identifiers, with them in brackets or with separators; undefined for other texts. */
function gs1Elements(text: string): ReadonlyMap<string, string> | undefined {
  if (/^\(\d{2,4}\)/u.test(text)) {
    const found = text.matchAll(/\((?<identifier>\d{2,4})\)(?<value>[^(]+)/gu);
    return new Map(
      [...found].map(({ groups }) => [
        groups?.["identifier"] ?? "",
        (groups?.["value"] ?? "").trim(),
      ]),
    );
  }
  if (!SYMBOLOGY.test(text) && !text.includes(SEPARATOR)) return undefined;
  const elements = new Map<string, string>();
  let rest = text.replace(SYMBOLOGY, "");
  while (rest !== "") {
    if (rest.startsWith(SEPARATOR)) {
      rest = rest.slice(SEPARATOR.length);
      continue;
    }
    const fixed = FIXED[rest.slice(0, 2)];
    const variable = VARIABLE.find((each) => rest.startsWith(each));
    if (fixed !== undefined) {
      elements.set(rest.slice(0, 2), rest.slice(2, 2 + fixed));
      rest = rest.slice(2 + fixed);
    } else if (variable !== undefined) {
      const [value = ""] = rest.slice(variable.length).split(SEPARATOR, 1);
      elements.set(variable, value);
      rest = rest.slice(variable.length + value.length);
    } else break;
  }
  return elements;
}

/** Ours have the product code as additional identification (240), or as customer's part (241), and the batch (10). */
function ofElements(elements: ReadonlyMap<string, string>): ScannedCode {
  const code = elements.get("240") ?? elements.get("241");
  const batch = elements.get("10");
  if (!code) return UNKNOWN;
  const casNumber = parseCasNumber(code);
  if (casNumber !== undefined) return { kind: "cas", casNumber };
  return batch ? bottleOf(code, batch) : { kind: "code", code };
}

function ofText(text: string): ScannedCode {
  const [, productCode, batchCode] = /^(\S+)\s*[·|;,]\s*(\S+)$/u.exec(text) ?? [];
  if (productCode && batchCode) return bottleOf(productCode, batchCode);
  const within = [...text.matchAll(/\d{2,7}-\d{2}-\d/gu)].map(([found]) => found).find(isCasNumber);
  const casNumber = parseCasNumber(text) ?? within;
  if (casNumber !== undefined) return { kind: "cas", casNumber };
  return text !== "" && text.length <= LONGEST_CODE && !/[\s/]/u.test(text)
    ? { kind: "code", code: text }
    : UNKNOWN;
}
