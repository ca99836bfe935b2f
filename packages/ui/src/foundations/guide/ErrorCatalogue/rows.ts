import { type AnyEndpoint, endpoints } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";
import { type Look, lookOf } from "../../../data/failures.ts";
import { type Claim, claims } from "./claims.ts";

/** One way in which a call fails, and what shows it. */
export interface CatalogueRow {
  readonly call: string;
  readonly code: number;
  /** Whether the row stands for every code that the call does not name. */
  readonly isAnyOther: boolean;
  readonly look: Look;
  readonly stories: readonly Claim[];
}

/** Calls that no screen waits for: their failures are nobody's to see. */
const UNSEEN = new Set([
  "readTime",
  "recordBrowse",
  "downloadDocument",
  "downloadUpload",
  "downloadConfirmation",
  "downloadInvoice",
]);

/** Codes that any call may answer with, whether it names them or not. */
const ANY_CALLS = new Set<number>([
  codes.badSignature,
  codes.tooLarge,
  codes.tooMany,
  codes.failed,
  codes.busy,
  codes.signatureExpired,
]);

function lookAt(endpoint: AnyEndpoint, code: number): Look {
  return lookOf(endpoint, { kind: "refused", code, message: "" });
}

function rowsOf(endpoint: AnyEndpoint): CatalogueRow[] {
  const own = endpoint.codes.filter((code) => code !== codes.notLoggedIn);
  const other = lookAt(endpoint, codes.failed);
  const isTold = own.some((code) => lookAt(endpoint, code) === other);
  return [...own, ...(isTold ? [] : [codes.failed])]
    .map((code) => ({
      call: endpoint.name,
      code,
      isAnyOther: !own.includes(code),
      look: lookAt(endpoint, code),
      stories: claims.filter((claim) => claim.call === endpoint.name && claim.code === code),
    }))
    .filter(({ look }) => look !== "nothing");
}

/** The error catalogue (storefront §8) as the shop has it; code 1005 has a story of its own in the layouts. */
export const catalogueRows: readonly CatalogueRow[] = endpoints
  .filter(({ name }) => !UNSEEN.has(name))
  .flatMap(rowsOf);

/** Claims of stories that the contract does not bear out: the call is unknown, or never answers so. */
export function unfoundedClaims(all: readonly Claim[]): Claim[] {
  return all.filter(({ call, code }) => {
    const endpoint = endpoints.find(({ name }) => name === call);
    if (!endpoint) return true;
    const isLogin = code === codes.notLoggedIn && endpoint.asks !== "anyone";
    return !isLogin && !ANY_CALLS.has(code) && !endpoint.codes.includes(code);
  });
}
