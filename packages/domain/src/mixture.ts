import { singleStatements } from "./hazard-label.ts";

/** A component of a mixture. */
export interface Component {
  /** Its share of the mass, in percent. */
  readonly percent: number;
  /** The hazard statements of the component itself. */
  readonly statements: readonly string[];
  /** The shares in percent from which statements hold by the component's own entry of CLP annex VI, in place of the generic ones. */
  readonly limits?: Readonly<Record<string, number>>;
}

/** A solvent of this share gives a mixture its flammability, corrosion of metals and peroxides, in percent. */
const SOLVENT_FROM = 20;

/** Hazards that a dissolved component keeps: it reacts with air or water, or oxidises, at any concentration of a reagent. */
const KEPT_IN_SOLUTION = ["EUH014", "EUH031", "EUH032", "H250", "H260", "H261", "H271", "H272"];

/** The statements of flammable liquids, the most flammable first. */
const FLAMMABLE = ["H224", "H225", "H226"];

/** Statements of a component that hold for the mixture from a share in percent; below it, those of `weaker` from theirs. */
const BY_SHARE: readonly {
  readonly statement: string;
  readonly from: number;
  readonly weaker?: { readonly statement: string; readonly from: number };
}[] = [
  { statement: "H304", from: 10 },
  { statement: "H317", from: 1 },
  { statement: "H334", from: 1 },
  { statement: "H335", from: 20 },
  { statement: "H336", from: 20 },
  { statement: "H340", from: 0.1 },
  { statement: "H341", from: 1 },
  { statement: "H350", from: 0.1 },
  { statement: "H351", from: 1 },
  { statement: "H360", from: 0.3 },
  { statement: "H361", from: 3 },
  { statement: "H362", from: 0.3 },
  { statement: "H370", from: 10, weaker: { statement: "H371", from: 1 } },
  { statement: "H371", from: 10 },
  { statement: "H372", from: 10, weaker: { statement: "H373", from: 1 } },
  { statement: "H373", from: 10 },
  { statement: "H420", from: 0.1 },
];

/** Acute toxicity by route: the point estimate of each category, and the largest estimate that it is assigned to, in mg/kg or mg/L. */
const ACUTE: readonly (readonly {
  readonly statement: string;
  readonly estimate: number;
  readonly upTo: number;
}[])[] = [
  [
    { statement: "H300", estimate: 5, upTo: 50 },
    { statement: "H301", estimate: 100, upTo: 300 },
    { statement: "H302", estimate: 500, upTo: 2000 },
  ],
  [
    { statement: "H310", estimate: 50, upTo: 200 },
    { statement: "H311", estimate: 300, upTo: 1000 },
    { statement: "H312", estimate: 1100, upTo: 2000 },
  ],
  [
    { statement: "H330", estimate: 0.5, upTo: 2 },
    { statement: "H331", estimate: 3, upTo: 10 },
    { statement: "H332", estimate: 11, upTo: 20 },
  ],
];

/** "1.0 mol/L", "100 μg/mL", "溶于甲醇", "50%水溶液", "80% in toluene". */
const SOLUTION =
  /溶于|水溶液|\d\s*(?:[mμµn]?mol|[mμµn]?g|M)\s*(?:\/\s*[mμµ]?L\b|\s+in\s)|\d\s*%\s+in\s/u;

/** Statements that say the same of a worse category, which makes the others superfluous. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  H260: ["H261"],
  H271: ["H272"],
  H314: ["H315", "H318", "H319"],
  H318: ["H319"],
  H340: ["H341"],
  H350: ["H351"],
  H360: ["H361"],
  H370: ["H371"],
  H372: ["H373"],
  H410: ["H400", "H411", "H412"],
  H411: ["H412"],
};

/**
 * The hazard statements of a mixture by its components, in order of their codes (decisions, solutions), by the GHS: generic
 * concentration limits or those of a component's own, additivity of acute toxicity and of hazards to water. Cautious where only a test could decide: what burns or
 * reacts with water does so in solution. Physical hazards of solids end when they are dissolved.
 */
export function mixtureStatements(components: readonly Component[]): string[] {
  const parts = components.map(({ percent, statements, limits = {} }) => ({
    percent,
    limits,
    has: new Set(singleStatements(statements)),
  }));
  const share = (...codes: string[]) =>
    parts.reduce(
      (sum, { percent, has }) => (codes.some((code) => has.has(code)) ? sum + percent : sum),
      0,
    );
  /** Whether a component has `code` and a share from which `held` holds. */
  const reaches = (code: string, generic: number, held = code) =>
    parts.some(({ percent, has, limits }) => has.has(code) && percent >= (limits[held] ?? generic));
  const found = new Set<string>([
    ...KEPT_IN_SOLUTION.filter((code) => share(code) > 0),
    ...FLAMMABLE.filter((code) => share(code) >= SOLVENT_FROM).slice(0, 1),
    ...(share("EUH019") >= SOLVENT_FROM ? ["EUH019"] : []),
    ...(share("H290") >= SOLVENT_FROM ? ["H290"] : []),
    ...ACUTE.flatMap((categories) => acute(categories, share)),
    ...skinAndEyes(share),
    ...waters(share),
    ...BY_SHARE.flatMap(({ statement, from, weaker }) => {
      if (reaches(statement, from)) return [statement];
      return weaker && reaches(statement, weaker.from, weaker.statement) ? [weaker.statement] : [];
    }),
  ]);
  const replaced = new Set([...found].flatMap((code) => REPLACED[code] ?? []));
  return [...found].filter((code) => !replaced.has(code)).sort(inOrder);
}

/**
 * Whether the words of a grade name a solution, by its solvent or by a content per volume (decisions, solutions); what is in brackets
 * describes something else, such as how a viscosity was measured.
 */
export function isSolutionGrade(grade: string): boolean {
  return SOLUTION.test(grade.replaceAll(/[（(][^）)]*[）)]/gu, ""));
}

/** The solvent that the words of a grade name: "四氢呋喃" of "1.0 mol/L，溶于四氢呋喃"; undefined where they name none. */
export function solventOf(grade: string): string | undefined {
  if (!isSolutionGrade(grade)) return undefined;
  if (grade.includes("水溶液")) return "水";
  const [, chinese, english] = /溶于([^，,；;（(]+)|\sin\s([^，,；;（(]+)/u.exec(grade) ?? [];
  return (chinese ?? english)?.trim();
}

/** Orders statements by code, the supplementary ones last. */
function inOrder(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((code) => code.replace("EUH", "HEU"));
  return (ours ?? "") < (theirs ?? "") ? -1 : 1;
}

type Share = (...codes: string[]) => number;

/** The estimate of a mixture is 100 over the sum of its components' shares over their estimates. */
function acute(categories: (typeof ACUTE)[number], share: Share): string[] {
  const sum = categories.reduce(
    (total, { statement, estimate }) => total + share(statement) / estimate,
    0,
  );
  if (sum === 0) return [];
  const estimate = 100 / sum;
  const found = categories.find(({ upTo }) => estimate <= upTo);
  return found ? [found.statement] : [];
}

function skinAndEyes(share: Share): string[] {
  const [burns, harmsEyes] = [share("H314"), share("H314", "H318")];
  const found: string[] = [];
  if (burns >= 5) found.push("H314");
  else if (10 * burns + share("H315") >= 10) found.push("H315");
  if (harmsEyes >= 3) found.push("H318");
  else if (10 * harmsEyes + share("H319") >= 10) found.push("H319");
  return found;
}

function waters(share: Share): string[] {
  const [acutely, long1, long2, long3] = [
    share("H400", "H410"),
    share("H410"),
    share("H411"),
    share("H412"),
  ];
  const found = acutely >= 25 ? ["H400"] : [];
  if (long1 >= 25) found.push("H410");
  else if (10 * long1 + long2 >= 25) found.push("H411");
  else if (100 * long1 + 10 * long2 + long3 >= 25) found.push("H412");
  return found;
}
