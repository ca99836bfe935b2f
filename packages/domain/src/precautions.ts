import { singleStatements } from "./hazard-label.ts";
import {
  COMBINED_PRECAUTIONARY_STATEMENTS,
  LATER_PRECAUTIONARY_STATEMENTS,
  PRECAUTIONARY_STATEMENTS,
} from "./precautionary-statements.ts";
import type { Wording } from "./statement.ts";

/** The statements that the annexes of the GHS assign to each hazard, but for those whose blanks only a maker can fill in. */
const BY_HAZARD: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      ["H200 H201 H202 H203", "P201 P210 P250 P280 P370+P380 P372 P373"],
      ["H204", "P210 P240 P250 P280 P370+P380 P372 P373"],
      ["H220 H221", "P210 P377 P381 P403"],
      ["H222 H223", "P210 P211 P251 P410+P412"],
      ["H224 H225 H226", "P210 P233 P240 P241 P242 P243 P280 P303+P361+P353 P403+P235 P501"],
      ["H228", "P210 P240 P241 P280"],
      ["H240 H241 H242", "P210 P234 P280 P420 P501"],
      ["H250", "P210 P222 P280 P302+P334"],
      ["H251 H252", "P280 P407 P420"],
      ["H260 H261", "P223 P280 P335+P334 P402+P404 P501"],
      ["H270", "P220 P244 P370+P376 P403"],
      ["H271", "P210 P220 P280 P283 P306+P360 P371+P380+P375 P501"],
      ["H272", "P210 P220 P280 P501"],
      ["H280", "P410+P403"],
      ["H281", "P282 P403"],
      ["H290", "P234 P390"],
      ["H300 H301", "P264 P270 P301+P310 P330 P405 P501"],
      ["H302", "P264 P270 P301+P312 P330 P501"],
      ["H304", "P301+P310 P331 P405 P501"],
      ["H310", "P262 P264 P270 P280 P310 P405 P501"],
      ["H311", "P280 P312 P405 P501"],
      ["H312", "P280 P312 P501"],
      [
        "H314",
        "P260 P264 P280 P301+P330+P331 P303+P361+P353 P304+P340 P305+P351+P338 P310 P363 P405 P501",
      ],
      ["H315", "P264 P280 P332+P313 P362"],
      ["H317", "P261 P272 P280 P333+P313 P363 P501"],
      ["H318", "P280 P305+P351+P338 P310"],
      ["H319", "P264 P280 P305+P351+P338 P337+P313"],
      ["H330", "P260 P271 P284 P304+P340 P310 P403+P233 P405 P501"],
      ["H331", "P261 P271 P304+P340 P311 P403+P233 P405 P501"],
      ["H332", "P261 P271 P304+P340 P312"],
      ["H334", "P261 P284 P304+P340 P342+P311 P501"],
      ["H335 H336", "P261 P271 P304+P340 P312 P403+P233 P405 P501"],
      ["H340 H341 H350 H351 H360 H361", "P201 P202 P280 P308+P313 P405 P501"],
      ["H362", "P201 P260 P263 P264 P270 P308+P313"],
      ["H370", "P260 P264 P270 P405 P501"],
      ["H371", "P260 P264 P270 P405 P501"],
      ["H372", "P260 P264 P270 P314 P501"],
      ["H373", "P260 P314 P501"],
      ["H400 H410 H411", "P273 P391 P501"],
      ["H412 H413", "P273 P501"],
      ["H420", "P502"],
    ] as const
  ).flatMap(([hazards, codes]) =>
    hazards.split(" ").map((hazard) => [hazard, codes.split(" ")] as const),
  ),
);

/** Statements that a stricter one on the same matter makes superfluous. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  P260: ["P261"],
  P310: ["P311", "P312"],
  P311: ["P312"],
  "P301+P310": ["P301+P312"],
  "P301+P330+P331": ["P330", "P331"],
  P363: ["P362"],
};

/** Wording of statements whose blank has the same words here for all goods. */
const FILLED: Readonly<Record<string, Wording>> = {
  P264: { zh: "作业后彻底清洗双手", en: "Wash hands thoroughly after handling" },
  P501: {
    zh: "将内装物和容器交有资质的单位处置",
    en: "Dispose of contents and container through a licensed contractor",
  },
};

const KNOWN: ReadonlyMap<string, Wording> = new Map([
  ...PRECAUTIONARY_STATEMENTS,
  ...COMBINED_PRECAUTIONARY_STATEMENTS,
  ...LATER_PRECAUTIONARY_STATEMENTS,
]);

/**
 * The precautionary statements for hazard statements, in order of their codes: those that the GHS assigns to each hazard, without those
 * that a stricter one replaces. None for goods without hazard statements, whose hazards may be unknown.
 */
export function precautionsFor(codes: readonly string[]): { code: string; wording: Wording }[] {
  const asked = new Set(singleStatements(codes).flatMap((code) => BY_HAZARD.get(code) ?? []));
  const replaced = new Set([...asked].flatMap((code) => REPLACED[code] ?? []));
  return [...asked]
    .filter((code) => !replaced.has(code))
    .sort()
    .flatMap((code) => {
      const wording = FILLED[code] ?? KNOWN.get(code);
      return wording === undefined ? [] : [{ code, wording: withoutBlank(wording) }];
    });
}

/** A wording without the blank at the end of its alternatives: "grinding/shock/friction/…". */
function withoutBlank({ zh, en }: Wording): Wording {
  return { zh: zh.replaceAll("/…", ""), en: en.replaceAll("/…", "") };
}
