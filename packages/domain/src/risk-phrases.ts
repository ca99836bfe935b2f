import { type Statements, statements, type Wording } from "./statement.ts";

/** The risk phrases that were withdrawn before the end of the directive; their numbers were not used again. */
export const WITHDRAWN_RISK_PHRASES: ReadonlySet<string> = new Set(["R13", "R47"]);

/** R1 to R68, as Annex III of Directive 67/548/EEC words them, the withdrawn ones as they last were (storefront §2, safety pages; decisions, R-phrases). */
export const RISK_PHRASES: Statements = statements([
  ["R1", "干燥时有爆炸性", "Explosive when dry"],
  [
    "R2",
    "受撞击、摩擦、着火或其他点火源作用有爆炸危险",
    "Risk of explosion by shock, friction, fire or other sources of ignition",
  ],
  [
    "R3",
    "受撞击、摩擦、着火或其他点火源作用有极大爆炸危险",
    "Extreme risk of explosion by shock, friction, fire or other sources of ignition",
  ],
  ["R4", "生成极敏感的爆炸性金属化合物", "Forms very sensitive explosive metallic compounds"],
  ["R5", "受热可能引起爆炸", "Heating may cause an explosion"],
  ["R6", "不论是否与空气接触均有爆炸性", "Explosive with or without contact with air"],
  ["R7", "可能引起火灾", "May cause fire"],
  ["R8", "与可燃物接触可能引起火灾", "Contact with combustible material may cause fire"],
  ["R9", "与可燃物混合时有爆炸性", "Explosive when mixed with combustible material"],
  ["R10", "易燃", "Flammable"],
  ["R11", "高度易燃", "Highly flammable"],
  ["R12", "极易燃", "Extremely flammable"],
  ["R13", "极易燃的液化气体", "Extremely flammable liquefied gas"],
  ["R14", "与水剧烈反应", "Reacts violently with water"],
  ["R15", "与水接触释放极易燃气体", "Contact with water liberates extremely flammable gases"],
  ["R16", "与氧化性物质混合时有爆炸性", "Explosive when mixed with oxidising substances"],
  ["R17", "在空气中自燃", "Spontaneously flammable in air"],
  [
    "R18",
    "使用时可能形成易燃/爆炸性蒸气-空气混合物",
    "In use, may form flammable/explosive vapour-air mixture",
  ],
  ["R19", "可能形成爆炸性过氧化物", "May form explosive peroxides"],
  ["R20", "吸入有害", "Harmful by inhalation"],
  ["R21", "皮肤接触有害", "Harmful in contact with skin"],
  ["R22", "吞食有害", "Harmful if swallowed"],
  ["R23", "吸入有毒", "Toxic by inhalation"],
  ["R24", "皮肤接触有毒", "Toxic in contact with skin"],
  ["R25", "吞食有毒", "Toxic if swallowed"],
  ["R26", "吸入极毒", "Very toxic by inhalation"],
  ["R27", "皮肤接触极毒", "Very toxic in contact with skin"],
  ["R28", "吞食极毒", "Very toxic if swallowed"],
  ["R29", "与水接触释放有毒气体", "Contact with water liberates toxic gas"],
  ["R30", "使用时可能变得高度易燃", "Can become highly flammable in use"],
  ["R31", "与酸接触释放有毒气体", "Contact with acids liberates toxic gas"],
  ["R32", "与酸接触释放极毒气体", "Contact with acids liberates very toxic gas"],
  ["R33", "有累积作用的危险", "Danger of cumulative effects"],
  ["R34", "引起灼伤", "Causes burns"],
  ["R35", "引起严重灼伤", "Causes severe burns"],
  ["R36", "刺激眼睛", "Irritating to eyes"],
  ["R37", "刺激呼吸系统", "Irritating to respiratory system"],
  ["R38", "刺激皮肤", "Irritating to skin"],
  ["R39", "有极严重的不可逆影响的危险", "Danger of very serious irreversible effects"],
  ["R40", "致癌作用的证据有限", "Limited evidence of a carcinogenic effect"],
  ["R41", "有严重损伤眼睛的危险", "Risk of serious damage to eyes"],
  ["R42", "吸入可能致敏", "May cause sensitisation by inhalation"],
  ["R43", "皮肤接触可能致敏", "May cause sensitisation by skin contact"],
  ["R44", "在封闭条件下加热有爆炸危险", "Risk of explosion if heated under confinement"],
  ["R45", "可能致癌", "May cause cancer"],
  ["R46", "可能造成可遗传的基因损害", "May cause heritable genetic damage"],
  ["R47", "可能引起先天缺陷", "May cause birth defects"],
  [
    "R48",
    "长期接触有严重损害健康的危险",
    "Danger of serious damage to health by prolonged exposure",
  ],
  ["R49", "吸入可能致癌", "May cause cancer by inhalation"],
  ["R50", "对水生生物极毒", "Very toxic to aquatic organisms"],
  ["R51", "对水生生物有毒", "Toxic to aquatic organisms"],
  ["R52", "对水生生物有害", "Harmful to aquatic organisms"],
  [
    "R53",
    "可能对水生环境造成长期不利影响",
    "May cause long-term adverse effects in the aquatic environment",
  ],
  ["R54", "对植物有毒", "Toxic to flora"],
  ["R55", "对动物有毒", "Toxic to fauna"],
  ["R56", "对土壤生物有毒", "Toxic to soil organisms"],
  ["R57", "对蜜蜂有毒", "Toxic to bees"],
  ["R58", "可能对环境造成长期不利影响", "May cause long-term adverse effects in the environment"],
  ["R59", "危害臭氧层", "Dangerous for the ozone layer"],
  ["R60", "可能损害生育能力", "May impair fertility"],
  ["R61", "可能伤害未出生的胎儿", "May cause harm to the unborn child"],
  ["R62", "可能有损害生育能力的危险", "Possible risk of impaired fertility"],
  ["R63", "可能有伤害未出生胎儿的危险", "Possible risk of harm to the unborn child"],
  ["R64", "可能伤害母乳喂养的婴儿", "May cause harm to breast-fed babies"],
  ["R65", "有害：吞食可能造成肺损伤", "Harmful: may cause lung damage if swallowed"],
  ["R66", "反复接触可能导致皮肤干燥或皲裂", "Repeated exposure may cause skin dryness or cracking"],
  ["R67", "蒸气可能引起困倦和眩晕", "Vapours may cause drowsiness and dizziness"],
  ["R68", "可能有不可逆影响的危险", "Possible risk of irreversible effects"],
]);

/** The degrees of toxicity, each with the numbers of its phrases for inhalation, skin and swallowing. */
const DEGREES = {
  harmful: { codes: ["20", "21", "22"], zh: "有害", en: "Harmful" },
  toxic: { codes: ["23", "24", "25"], zh: "有毒", en: "Toxic" },
  veryToxic: { codes: ["26", "27", "28"], zh: "极毒", en: "Very toxic" },
} as const;
const { harmful, toxic, veryToxic } = DEGREES;
type Degree = (typeof DEGREES)[keyof typeof DEGREES];

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 1, 2],
] as const;
const SINGLE_AND_PAIRS = [[0], [1], [2], ...PAIRS] as const;
type Routes = (typeof SINGLE_AND_PAIRS)[number];

/** What affects people, combined over the routes by which it does: R20/21, R39/23/24. */
const IRREVERSIBLE = {
  code: "39",
  zh: "有极严重的不可逆影响的危险",
  en: "danger of very serious irreversible effects",
};
const PROLONGED = {
  code: "48",
  zh: "长期接触有严重损害健康的危险",
  en: "danger of serious damage to health by prolonged exposure",
};
const POSSIBLE = {
  code: "68",
  zh: "可能有不可逆影响的危险",
  en: "possible risk of irreversible effects",
};

/** The combined risk phrases of the annex (storefront §2, safety pages). */
export const COMBINED_RISK_PHRASES: Statements = statements([
  [
    "R14/15",
    "与水剧烈反应，释放极易燃气体",
    "Reacts violently with water, liberating extremely flammable gases",
  ],
  [
    "R15/29",
    "与水接触释放有毒的极易燃气体",
    "Contact with water liberates toxic, extremely flammable gas",
  ],
  ...[harmful, toxic, veryToxic].flatMap((degree) =>
    PAIRS.map((routes) => poisonous(degree, routes)),
  ),
  ["R36/37", "刺激眼睛和呼吸系统", "Irritating to eyes and respiratory system"],
  ["R36/38", "刺激眼睛和皮肤", "Irritating to eyes and skin"],
  ["R36/37/38", "刺激眼睛、呼吸系统和皮肤", "Irritating to eyes, respiratory system and skin"],
  ["R37/38", "刺激呼吸系统和皮肤", "Irritating to respiratory system and skin"],
  ...[toxic, veryToxic].flatMap((degree) =>
    SINGLE_AND_PAIRS.map((routes) => effect(IRREVERSIBLE, degree, routes)),
  ),
  ["R42/43", "吸入和皮肤接触可能致敏", "May cause sensitisation by inhalation and skin contact"],
  ...[harmful, toxic].flatMap((degree) =>
    SINGLE_AND_PAIRS.map((routes) => effect(PROLONGED, degree, routes)),
  ),
  [
    "R50/53",
    "对水生生物极毒，可能对水生环境造成长期不利影响",
    "Very toxic to aquatic organisms, may cause long-term adverse effects in the aquatic environment",
  ],
  [
    "R51/53",
    "对水生生物有毒，可能对水生环境造成长期不利影响",
    "Toxic to aquatic organisms, may cause long-term adverse effects in the aquatic environment",
  ],
  [
    "R52/53",
    "对水生生物有害，可能对水生环境造成长期不利影响",
    "Harmful to aquatic organisms, may cause long-term adverse effects in the aquatic environment",
  ],
  ...SINGLE_AND_PAIRS.map((routes) => effect(POSSIBLE, harmful, routes)),
]);

/** R20/21: harmful by several routes. */
function poisonous({ codes, zh, en }: Degree, routes: Routes): [string, string, string] {
  const through = routesOf(routes, "by");
  return [`R${numbers(codes, routes)}`, `${through.zh}${zh}`, `${en} ${through.en}`];
}

/** R39/23: a degree of toxicity, and what it does by some routes. */
function effect(
  { code, ...what }: typeof IRREVERSIBLE,
  { codes, zh, en }: Degree,
  routes: Routes,
): [string, string, string] {
  const through = routesOf(routes, "through");
  return [
    `R${code}/${numbers(codes, routes)}`,
    `${zh}：经${through.zh}${what.zh}`,
    `${en}: ${what.en} ${through.en}`,
  ];
}

function numbers(codes: Degree["codes"], routes: Routes): string {
  return routes.map((route) => codes[route]).join("/");
}

/** The routes as a list: "by inhalation, in contact with skin and if swallowed". */
function routesOf(routes: Routes, preposition: "by" | "through"): Wording {
  return {
    zh: listed(
      routes.map((route) => (["吸入", "皮肤接触", "吞食"] as const)[route]),
      "、",
      "和",
    ),
    en: listed(
      routes.map(
        (route) =>
          ([`${preposition} inhalation`, "in contact with skin", "if swallowed"] as const)[route],
      ),
      ", ",
      " and ",
    ),
  };
}

function listed(parts: readonly string[], comma: string, and: string): string {
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(comma)}${and}${last}` : last;
}
