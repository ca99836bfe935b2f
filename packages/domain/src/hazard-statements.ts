import { type Statements, statements, type Wording } from "./statement.ts";

/**
 * The single hazard statements of the GHS: the 72 of its third revised edition, as the European CLP Regulation and GB 30000
 * word them (storefront §2, safety pages).
 */
export const HAZARD_STATEMENTS: Statements = statements([
  ["H200", "不稳定爆炸物", "Unstable explosive"],
  ["H201", "爆炸物；整体爆炸危险", "Explosive; mass explosion hazard"],
  ["H202", "爆炸物；严重迸射危险", "Explosive; severe projection hazard"],
  ["H203", "爆炸物；起火、爆炸或迸射危险", "Explosive; fire, blast or projection hazard"],
  ["H204", "起火或迸射危险", "Fire or projection hazard"],
  ["H205", "遇火可能整体爆炸", "May mass explode in fire"],
  ["H220", "极易燃气体", "Extremely flammable gas"],
  ["H221", "易燃气体", "Flammable gas"],
  ["H222", "极易燃气雾剂", "Extremely flammable aerosol"],
  ["H223", "易燃气雾剂", "Flammable aerosol"],
  ["H224", "极易燃液体和蒸气", "Extremely flammable liquid and vapour"],
  ["H225", "高度易燃液体和蒸气", "Highly flammable liquid and vapour"],
  ["H226", "易燃液体和蒸气", "Flammable liquid and vapour"],
  ["H227", "可燃液体", "Combustible liquid"],
  ["H228", "易燃固体", "Flammable solid"],
  ["H240", "加热可能爆炸", "Heating may cause an explosion"],
  ["H241", "加热可能起火或爆炸", "Heating may cause a fire or explosion"],
  ["H242", "加热可能起火", "Heating may cause a fire"],
  ["H250", "暴露在空气中会自燃", "Catches fire spontaneously if exposed to air"],
  ["H251", "自热；可能燃烧", "Self-heating; may catch fire"],
  ["H252", "数量大时自热；可能燃烧", "Self-heating in large quantities; may catch fire"],
  [
    "H260",
    "遇水放出可自燃的易燃气体",
    "In contact with water releases flammable gases which may ignite spontaneously",
  ],
  ["H261", "遇水放出易燃气体", "In contact with water releases flammable gas"],
  ["H270", "可能导致或加剧燃烧；氧化剂", "May cause or intensify fire; oxidizer"],
  ["H271", "可能引起燃烧或爆炸；强氧化剂", "May cause fire or explosion; strong oxidizer"],
  ["H272", "可能加剧燃烧；氧化剂", "May intensify fire; oxidizer"],
  ["H280", "内装加压气体；遇热可能爆炸", "Contains gas under pressure; may explode if heated"],
  [
    "H281",
    "内装冷冻气体；可能造成低温灼伤或损伤",
    "Contains refrigerated gas; may cause cryogenic burns or injury",
  ],
  ["H290", "可能腐蚀金属", "May be corrosive to metals"],
  ["H300", "吞咽致命", "Fatal if swallowed"],
  ["H301", "吞咽会中毒", "Toxic if swallowed"],
  ["H302", "吞咽有害", "Harmful if swallowed"],
  ["H303", "吞咽可能有害", "May be harmful if swallowed"],
  ["H304", "吞咽并进入呼吸道可能致命", "May be fatal if swallowed and enters airways"],
  ["H305", "吞咽并进入呼吸道可能有害", "May be harmful if swallowed and enters airways"],
  ["H310", "皮肤接触致命", "Fatal in contact with skin"],
  ["H311", "皮肤接触会中毒", "Toxic in contact with skin"],
  ["H312", "皮肤接触有害", "Harmful in contact with skin"],
  ["H313", "皮肤接触可能有害", "May be harmful in contact with skin"],
  ["H314", "造成严重皮肤灼伤和眼损伤", "Causes severe skin burns and eye damage"],
  ["H315", "造成皮肤刺激", "Causes skin irritation"],
  ["H316", "造成轻微皮肤刺激", "Causes mild skin irritation"],
  ["H317", "可能导致皮肤过敏反应", "May cause an allergic skin reaction"],
  ["H318", "造成严重眼损伤", "Causes serious eye damage"],
  ["H319", "造成严重眼刺激", "Causes serious eye irritation"],
  ["H320", "造成眼刺激", "Causes eye irritation"],
  ["H330", "吸入致命", "Fatal if inhaled"],
  ["H331", "吸入会中毒", "Toxic if inhaled"],
  ["H332", "吸入有害", "Harmful if inhaled"],
  ["H333", "吸入可能有害", "May be harmful if inhaled"],
  [
    "H334",
    "吸入可能导致过敏或哮喘病症状或呼吸困难",
    "May cause allergy or asthma symptoms or breathing difficulties if inhaled",
  ],
  ["H335", "可能引起呼吸道刺激", "May cause respiratory irritation"],
  ["H336", "可能引起昏昏欲睡或眩晕", "May cause drowsiness or dizziness"],
  ["H340", "可能导致遗传性缺陷", "May cause genetic defects"],
  ["H341", "怀疑会导致遗传性缺陷", "Suspected of causing genetic defects"],
  ["H350", "可能致癌", "May cause cancer"],
  ["H351", "怀疑会致癌", "Suspected of causing cancer"],
  ["H360", "可能对生育能力或胎儿造成伤害", "May damage fertility or the unborn child"],
  ["H361", "怀疑对生育能力或胎儿造成伤害", "Suspected of damaging fertility or the unborn child"],
  ["H362", "可能对母乳喂养的儿童造成伤害", "May cause harm to breast-fed children"],
  ["H370", "对器官造成损害", "Causes damage to organs"],
  ["H371", "可能对器官造成损害", "May cause damage to organs"],
  [
    "H372",
    "长期或反复接触会对器官造成损害",
    "Causes damage to organs through prolonged or repeated exposure",
  ],
  [
    "H373",
    "长期或反复接触可能对器官造成损害",
    "May cause damage to organs through prolonged or repeated exposure",
  ],
  ["H400", "对水生生物毒性极大", "Very toxic to aquatic life"],
  ["H401", "对水生生物有毒", "Toxic to aquatic life"],
  ["H402", "对水生生物有害", "Harmful to aquatic life"],
  [
    "H410",
    "对水生生物毒性极大并具有长期持续影响",
    "Very toxic to aquatic life with long lasting effects",
  ],
  ["H411", "对水生生物有毒并具有长期持续影响", "Toxic to aquatic life with long lasting effects"],
  ["H412", "对水生生物有害并具有长期持续影响", "Harmful to aquatic life with long lasting effects"],
  [
    "H413",
    "可能对水生生物造成长期持续有害影响",
    "May cause long lasting harmful effects to aquatic life",
  ],
  [
    "H420",
    "破坏高层大气中的臭氧，危害公共健康和环境",
    "Harms public health and the environment by destroying ozone in the upper atmosphere",
  ],
]);

/** The 17 combined hazard statements of the same edition (storefront §2, safety pages). */
export const COMBINED_HAZARD_STATEMENTS: Statements = statements([
  ["H300+H310", "吞咽或皮肤接触致命", "Fatal if swallowed or in contact with skin"],
  ["H300+H330", "吞咽或吸入致命", "Fatal if swallowed or if inhaled"],
  ["H310+H330", "皮肤接触或吸入致命", "Fatal in contact with skin or if inhaled"],
  [
    "H300+H310+H330",
    "吞咽、皮肤接触或吸入致命",
    "Fatal if swallowed, in contact with skin or if inhaled",
  ],
  ["H301+H311", "吞咽或皮肤接触会中毒", "Toxic if swallowed or in contact with skin"],
  ["H301+H331", "吞咽或吸入会中毒", "Toxic if swallowed or if inhaled"],
  ["H311+H331", "皮肤接触或吸入会中毒", "Toxic in contact with skin or if inhaled"],
  [
    "H301+H311+H331",
    "吞咽、皮肤接触或吸入会中毒",
    "Toxic if swallowed, in contact with skin or if inhaled",
  ],
  ["H302+H312", "吞咽或皮肤接触有害", "Harmful if swallowed or in contact with skin"],
  ["H302+H332", "吞咽或吸入有害", "Harmful if swallowed or if inhaled"],
  ["H312+H332", "皮肤接触或吸入有害", "Harmful in contact with skin or if inhaled"],
  [
    "H302+H312+H332",
    "吞咽、皮肤接触或吸入有害",
    "Harmful if swallowed, in contact with skin or if inhaled",
  ],
  ["H303+H313", "吞咽或皮肤接触可能有害", "May be harmful if swallowed or in contact with skin"],
  ["H303+H333", "吞咽或吸入可能有害", "May be harmful if swallowed or if inhaled"],
  ["H313+H333", "皮肤接触或吸入可能有害", "May be harmful in contact with skin or if inhaled"],
  [
    "H303+H313+H333",
    "吞咽、皮肤接触或吸入可能有害",
    "May be harmful if swallowed, in contact with skin or if inhaled",
  ],
  ["H315+H320", "造成皮肤和眼刺激", "Causes skin and eye irritation"],
]);

/** The hazard statements that later editions of the GHS added, up to the ninth. */
export const LATER_HAZARD_STATEMENTS: Statements = statements([
  [
    "H206",
    "起火、爆炸或迸射危险；退敏剂减少时爆炸风险增加",
    "Fire, blast or projection hazard; increased risk of explosion if desensitizing agent is reduced",
  ],
  [
    "H207",
    "起火或迸射危险；退敏剂减少时爆炸风险增加",
    "Fire or projection hazard; increased risk of explosion if desensitizing agent is reduced",
  ],
  [
    "H208",
    "起火危险；退敏剂减少时爆炸风险增加",
    "Fire hazard; increased risk of explosion if desensitizing agent is reduced",
  ],
  ["H209", "爆炸物", "Explosive"],
  ["H210", "非常敏感", "Very sensitive"],
  ["H211", "可能敏感", "May be sensitive"],
  ["H229", "带压力容器：遇热可能爆裂", "Pressurized container: may burst if heated"],
  ["H230", "即使没有空气也可能发生爆炸性反应", "May react explosively even in the absence of air"],
  [
    "H231",
    "在高压和/或高温下，即使没有空气也可能发生爆炸性反应",
    "May react explosively even in the absence of air at elevated pressure and/or temperature",
  ],
  ["H232", "暴露在空气中可能自燃", "May ignite spontaneously if exposed to air"],
  [
    "H282",
    "极易燃的加压化学品：遇热可能爆炸",
    "Extremely flammable chemical under pressure: may explode if heated",
  ],
  [
    "H283",
    "易燃的加压化学品：遇热可能爆炸",
    "Flammable chemical under pressure: may explode if heated",
  ],
  ["H284", "加压化学品：遇热可能爆炸", "Chemical under pressure: may explode if heated"],
]);

/** What the CLP Regulation has beyond the GHS: statements of one effect or route (Annex VI), and those with the code EUH (Annex III). */
export const EUROPEAN_STATEMENTS: Statements = statements([
  ["H350i", "吸入可能致癌", "May cause cancer by inhalation"],
  ["H360F", "可能对生育能力造成伤害", "May damage fertility"],
  ["H360D", "可能对胎儿造成伤害", "May damage the unborn child"],
  [
    "H360FD",
    "可能对生育能力造成伤害。可能对胎儿造成伤害",
    "May damage fertility. May damage the unborn child",
  ],
  [
    "H360Fd",
    "可能对生育能力造成伤害。怀疑对胎儿造成伤害",
    "May damage fertility. Suspected of damaging the unborn child",
  ],
  [
    "H360Df",
    "可能对胎儿造成伤害。怀疑对生育能力造成伤害",
    "May damage the unborn child. Suspected of damaging fertility",
  ],
  ["H361f", "怀疑对生育能力造成伤害", "Suspected of damaging fertility"],
  ["H361d", "怀疑对胎儿造成伤害", "Suspected of damaging the unborn child"],
  [
    "H361fd",
    "怀疑对生育能力造成伤害。怀疑对胎儿造成伤害",
    "Suspected of damaging fertility. Suspected of damaging the unborn child",
  ],
  ["EUH001", "干燥时有爆炸性", "Explosive when dry"],
  ["EUH006", "不论是否与空气接触均有爆炸性", "Explosive with or without contact with air"],
  ["EUH014", "遇水剧烈反应", "Reacts violently with water"],
  [
    "EUH018",
    "使用时可能形成易燃/爆炸性蒸气-空气混合物",
    "In use may form flammable/explosive vapour-air mixture",
  ],
  ["EUH019", "可能形成爆炸性过氧化物", "May form explosive peroxides"],
  ["EUH029", "与水接触释放有毒气体", "Contact with water liberates toxic gas"],
  ["EUH031", "与酸接触释放有毒气体", "Contact with acids liberates toxic gas"],
  ["EUH032", "与酸接触释放剧毒气体", "Contact with acids liberates very toxic gas"],
  ["EUH044", "在封闭条件下加热有爆炸危险", "Risk of explosion if heated under confinement"],
  ["EUH059", "危害臭氧层", "Hazardous to the ozone layer"],
  [
    "EUH066",
    "反复接触可能导致皮肤干燥或皲裂",
    "Repeated exposure may cause skin dryness or cracking",
  ],
  ["EUH070", "眼睛接触会中毒", "Toxic by eye contact"],
  ["EUH071", "腐蚀呼吸道", "Corrosive to the respiratory tract"],
  [
    "EUH201",
    "含铅。不得用于儿童可能啃咬或吮吸的表面",
    "Contains lead. Should not be used on surfaces liable to be chewed or sucked by children",
  ],
  ["EUH201A", "警告！含铅", "Warning! Contains lead"],
  [
    "EUH202",
    "氰基丙烯酸酯。危险。数秒内粘住皮肤和眼睛。切勿让儿童接触",
    "Cyanoacrylate. Danger. Bonds skin and eyes in seconds. Keep out of the reach of children",
  ],
  [
    "EUH203",
    "含六价铬。可能产生过敏反应",
    "Contains chromium (VI). May produce an allergic reaction",
  ],
  [
    "EUH204",
    "含异氰酸酯。可能产生过敏反应",
    "Contains isocyanates. May produce an allergic reaction",
  ],
  [
    "EUH205",
    "含环氧成分。可能产生过敏反应",
    "Contains epoxy constituents. May produce an allergic reaction",
  ],
  [
    "EUH206",
    "警告！不得与其他产品一起使用。可能释放危险气体（氯气）",
    "Warning! Do not use together with other products. May release dangerous gases (chlorine)",
  ],
  [
    "EUH207",
    "警告！含镉。使用时产生危险烟气。见制造商提供的信息。遵守安全说明",
    "Warning! Contains cadmium. Dangerous fumes are formed during use. See information supplied by the manufacturer. Comply with the safety instructions",
  ],
  [
    "EUH208",
    "含（致敏物质名称）。可能产生过敏反应",
    "Contains (name of sensitising substance). May produce an allergic reaction",
  ],
  ["EUH209", "使用时可能变得高度易燃", "Can become highly flammable in use"],
  ["EUH209A", "使用时可能变得易燃", "Can become flammable in use"],
  ["EUH210", "可索取安全技术说明书", "Safety data sheet available on request"],
  [
    "EUH211",
    "警告！喷洒时可能形成危险的可吸入液滴。不要吸入喷雾或烟雾",
    "Warning! Hazardous respirable droplets may be formed when sprayed. Do not breathe spray or mist",
  ],
  [
    "EUH212",
    "警告！使用时可能形成危险的可吸入粉尘。不要吸入粉尘",
    "Warning! Hazardous respirable dust may be formed when used. Do not breathe dust",
  ],
  ["EUH380", "可能对人体造成内分泌干扰", "May cause endocrine disruption in humans"],
  ["EUH381", "怀疑对人体造成内分泌干扰", "Suspected of causing endocrine disruption in humans"],
  [
    "EUH401",
    "为避免对人体健康和环境的危害，请遵守使用说明",
    "To avoid risks to human health and the environment, comply with the instructions for use",
  ],
  ["EUH430", "可能对环境造成内分泌干扰", "May cause endocrine disruption in the environment"],
  [
    "EUH431",
    "怀疑对环境造成内分泌干扰",
    "Suspected of causing endocrine disruption in the environment",
  ],
  [
    "EUH440",
    "在环境以及包括人体在内的生物体中蓄积",
    "Accumulates in the environment and living organisms including in humans",
  ],
  [
    "EUH441",
    "在环境以及包括人体在内的生物体中高度蓄积",
    "Strongly accumulates in the environment and living organisms including in humans",
  ],
  [
    "EUH450",
    "可对水资源造成持久且扩散的污染",
    "Can cause long-lasting and diffuse contamination of water resources",
  ],
  [
    "EUH451",
    "可对水资源造成极持久且扩散的污染",
    "Can cause very long-lasting and diffuse contamination of water resources",
  ],
]);

const TABLES = [
  HAZARD_STATEMENTS,
  COMBINED_HAZARD_STATEMENTS,
  LATER_HAZARD_STATEMENTS,
  EUROPEAN_STATEMENTS,
] as const;

/** The wording of a code that is in one of the tables: "H225", "H301+H311", "H360FD", "EUH014". */
export function hazardWording(code: string): Wording | undefined {
  return TABLES.map((table) => table.get(code)).find((wording) => wording !== undefined);
}
