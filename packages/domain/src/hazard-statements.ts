/** A text of the regulation in both languages. */
export type Wording = { readonly zh: string; readonly en: string };

/** The wording of the hazard statements that the catalogue uses, as the GHS gives it in both languages. */
export const HAZARD_STATEMENTS: ReadonlyMap<string, Wording> = new Map(
  Object.entries({
    H224: { zh: "极易燃液体和蒸气", en: "Extremely flammable liquid and vapour" },
    H225: { zh: "高度易燃液体和蒸气", en: "Highly flammable liquid and vapour" },
    H226: { zh: "易燃液体和蒸气", en: "Flammable liquid and vapour" },
    H228: { zh: "易燃固体", en: "Flammable solid" },
    H241: { zh: "加热可能起火或爆炸", en: "Heating may cause a fire or explosion" },
    H242: { zh: "加热可能起火", en: "Heating may cause a fire" },
    H250: { zh: "暴露在空气中会自燃", en: "Catches fire spontaneously if exposed to air" },
    H251: { zh: "自热；可能燃烧", en: "Self-heating; may catch fire" },
    H252: { zh: "数量大时自热；可能燃烧", en: "Self-heating in large quantities; may catch fire" },
    H260: {
      zh: "遇水放出可自燃的易燃气体",
      en: "In contact with water releases flammable gases which may ignite spontaneously",
    },
    H261: { zh: "遇水放出易燃气体", en: "In contact with water releases flammable gas" },
    H271: {
      zh: "可能引起燃烧或爆炸；强氧化剂",
      en: "May cause fire or explosion; strong oxidizer",
    },
    H272: { zh: "可能加剧燃烧；氧化剂", en: "May intensify fire; oxidizer" },
    H290: { zh: "可能腐蚀金属", en: "May be corrosive to metals" },
    H300: { zh: "吞咽致命", en: "Fatal if swallowed" },
    H301: { zh: "吞咽会中毒", en: "Toxic if swallowed" },
    H302: { zh: "吞咽有害", en: "Harmful if swallowed" },
    H304: { zh: "吞咽并进入呼吸道可能致命", en: "May be fatal if swallowed and enters airways" },
    H310: { zh: "皮肤接触致命", en: "Fatal in contact with skin" },
    H311: { zh: "皮肤接触会中毒", en: "Toxic in contact with skin" },
    H312: { zh: "皮肤接触有害", en: "Harmful in contact with skin" },
    H314: { zh: "造成严重皮肤灼伤和眼损伤", en: "Causes severe skin burns and eye damage" },
    H315: { zh: "造成皮肤刺激", en: "Causes skin irritation" },
    H317: { zh: "可能导致皮肤过敏反应", en: "May cause an allergic skin reaction" },
    H318: { zh: "造成严重眼损伤", en: "Causes serious eye damage" },
    H319: { zh: "造成严重眼刺激", en: "Causes serious eye irritation" },
    H330: { zh: "吸入致命", en: "Fatal if inhaled" },
    H331: { zh: "吸入会中毒", en: "Toxic if inhaled" },
    H332: { zh: "吸入有害", en: "Harmful if inhaled" },
    H334: {
      zh: "吸入可能导致过敏或哮喘病症状或呼吸困难",
      en: "May cause allergy or asthma symptoms or breathing difficulties if inhaled",
    },
    H335: { zh: "可能引起呼吸道刺激", en: "May cause respiratory irritation" },
    H336: { zh: "可能引起昏昏欲睡或眩晕", en: "May cause drowsiness or dizziness" },
    H340: { zh: "可能导致遗传性缺陷", en: "May cause genetic defects" },
    H341: { zh: "怀疑会导致遗传性缺陷", en: "Suspected of causing genetic defects" },
    H350: { zh: "可能致癌", en: "May cause cancer" },
    H351: { zh: "怀疑会致癌", en: "Suspected of causing cancer" },
    H360: { zh: "可能对生育能力或胎儿造成伤害", en: "May damage fertility or the unborn child" },
    H361: {
      zh: "怀疑对生育能力或胎儿造成伤害",
      en: "Suspected of damaging fertility or the unborn child",
    },
    H362: { zh: "可能对母乳喂养的儿童造成伤害", en: "May cause harm to breast-fed children" },
    H370: { zh: "对器官造成损害", en: "Causes damage to organs" },
    H371: { zh: "可能对器官造成损害", en: "May cause damage to organs" },
    H372: {
      zh: "长期或反复接触会对器官造成损害",
      en: "Causes damage to organs through prolonged or repeated exposure",
    },
    H373: {
      zh: "长期或反复接触可能对器官造成损害",
      en: "May cause damage to organs through prolonged or repeated exposure",
    },
    H400: { zh: "对水生生物毒性极大", en: "Very toxic to aquatic life" },
    H410: {
      zh: "对水生生物毒性极大并具有长期持续影响",
      en: "Very toxic to aquatic life with long lasting effects",
    },
    H411: {
      zh: "对水生生物有毒并具有长期持续影响",
      en: "Toxic to aquatic life with long lasting effects",
    },
    H412: {
      zh: "对水生生物有害并具有长期持续影响",
      en: "Harmful to aquatic life with long lasting effects",
    },
    H420: {
      zh: "破坏高层大气中的臭氧，危害公共健康和环境",
      en: "Harms public health and the environment by destroying ozone in the upper atmosphere",
    },
  }),
);
