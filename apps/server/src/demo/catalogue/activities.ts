import type { Words } from "../../catalogue/catalogue.ts";

/** The texts and the link of a campaign, and the CAS number of its drawn structure. */
export interface Campaign {
  readonly cas: string;
  readonly note: Words;
  readonly subject: Words;
  readonly search: string;
}

/** A campaign with its own page, and the families of substances that it is about. */
interface Written extends Campaign {
  readonly lead: Words;
  readonly points?: readonly Words[];
  readonly families: readonly string[];
}

const WRITTEN: readonly Written[] = [
  {
    cas: "117-39-5",
    note: { zh: "天然产物", en: "Natural products" },
    subject: { zh: "黄酮与生物碱，从毫克起订", en: "Flavonoids and alkaloids from milligrams" },
    lead: {
      zh: "天然产物对照品支持小包装试用，满足含量测定与方法开发的需要。",
      en: "Natural products in small packs, for assays and the development of methods.",
    },
    search: "槲皮素",
    families: ["natural-product", "vitamin"],
  },
  {
    cas: "7365-45-9",
    note: { zh: "生物缓冲剂", en: "Biological buffers" },
    subject: { zh: "缓冲剂，从粉末到即用液", en: "Buffers, from powder to ready solution" },
    lead: {
      zh: "两性离子缓冲剂、缓冲盐与即用缓冲液一次配齐。",
      en: "Zwitterionic buffers, buffer salts and ready solutions in one order.",
    },
    search: "缓冲",
    families: ["buffer", "culture"],
  },
  {
    cas: "28920-43-6",
    note: { zh: "保护试剂", en: "Protecting reagents" },
    subject: { zh: "Fmoc、Boc、TBS，小包装起订", en: "Fmoc, Boc and TBS from small packs" },
    lead: {
      zh: "氨基与羟基的常用保护试剂，易水解的品种充惰性气体密封。",
      en: "Common protection for amines and alcohols; what hydrolyses is sealed under inert gas.",
    },
    search: "Fmoc",
    families: ["protecting-reagent", "silane"],
  },
  {
    cas: "98-80-6",
    note: { zh: "硼酸与缩合试剂", en: "Boronic acids and coupling reagents" },
    subject: { zh: "Suzuki偶联，一站配齐", en: "Suzuki couplings from one list" },
    lead: {
      zh: "硼酸、硼酸酯、钯催化剂与膦配体，按反应选品。",
      en: "Boronic acids and esters, palladium and phosphines, chosen by the reaction.",
    },
    search: "苯硼酸",
    families: ["boronic-acid", "boronate"],
  },
  {
    cas: "14609-54-2",
    note: { zh: "多孔与纳米材料", en: "Porous and nano materials" },
    subject: {
      zh: "金属有机框架，从配体到晶体",
      en: "Metal-organic frameworks, from linker to crystal",
    },
    lead: {
      zh: "框架材料与有机配体成套供应，附比表面积。",
      en: "Frameworks and their linkers together, with surface areas.",
    },
    search: "MOF",
    families: ["mof", "mof-linker"],
  },
  {
    cas: "148893-10-1",
    note: { zh: "缩合试剂", en: "Coupling reagents" },
    subject: { zh: "酰胺缩合，按底物选试剂", en: "Amide coupling, chosen by the substrate" },
    lead: {
      zh: "位阻小的底物用EDC配HOBt已经足够；位阻大或容易消旋的氨基酸，可以试HATU与位阻碱。",
      en: "EDC with HOBt serves unhindered substrates; for hindered or easily racemised amino acids try HATU with a hindered base.",
    },
    points: [
      {
        zh: "脲盐应在羧酸活化之后再加胺，避免胺被胍基化。",
        en: "Activate the acid with a uronium salt before the amine goes in, lest the amine be guanidinylated.",
      },
      {
        zh: "HOBt类试剂含结晶水，干燥后有爆炸性，请按原样贮存。",
        en: "HOBt comes as a hydrate and is explosive when dry: keep it as it comes.",
      },
    ],
    search: "HATU",
    families: ["coupling-reagent"],
  },
  {
    cas: "1643-19-2",
    note: { zh: "相转移催化剂", en: "Phase-transfer catalysts" },
    subject: { zh: "两相反应，加一点季铵盐", en: "Two phases and a little quaternary salt" },
    lead: {
      zh: "季铵盐把阴离子带进有机相，烷基化与取代反应常能在较低温度下完成。",
      en: "Quaternary ammonium salts carry anions into the organic phase, so that alkylations and substitutions run at lower temperatures.",
    },
    points: [
      { zh: "用量一般为底物的1到5 mol%。", en: "One to five mol% is usual." },
      {
        zh: "在热的浓碱中，季铵盐会发生霍夫曼消除，温度不宜过高。",
        en: "In hot concentrated base the salts undergo Hofmann elimination: keep it moderate.",
      },
    ],
    search: "四丁基溴化铵",
    families: ["phase-transfer-catalyst"],
  },
  {
    cas: "77-09-8",
    note: { zh: "指示剂", en: "Indicators" },
    subject: { zh: "滴定终点，选对指示剂", en: "The right indicator for the end point" },
    lead: {
      zh: "指示剂的变色范围应落在滴定突跃之内。",
      en: "An indicator should turn within the steep part of the curve.",
    },
    points: [
      {
        zh: "强碱滴定弱酸用酚酞，变色范围约为pH 8.2到10。",
        en: "Weak acid with strong base: phenolphthalein, about pH 8.2 to 10.",
      },
      {
        zh: "强酸滴定弱碱用甲基橙，变色范围约为pH 3.1到4.4。",
        en: "Weak base with strong acid: methyl orange, about pH 3.1 to 4.4.",
      },
    ],
    search: "指示剂",
    families: ["indicator"],
  },
  {
    cas: "81-88-9",
    note: { zh: "染料", en: "Dyes" },
    subject: { zh: "荧光染料，避光小包装", en: "Fluorescent dyes in small dark packs" },
    lead: {
      zh: "荧光素与罗丹明等染料分装在棕色瓶中，适合示踪与光谱实验。",
      en: "Fluorescein, rhodamines and other dyes in amber bottles, for tracing and spectroscopy.",
    },
    points: [
      {
        zh: "荧光素的荧光随pH变化，测量时请用缓冲液。",
        en: "The fluorescence of fluorescein depends on pH: measure in a buffer.",
      },
      {
        zh: "稀溶液会光漂白，现配现用。",
        en: "Dilute solutions bleach in light: make them fresh.",
      },
    ],
    search: "罗丹明",
    families: ["dye", "stain"],
  },
  {
    cas: "151-21-3",
    note: { zh: "表面活性剂", en: "Surfactants" },
    subject: { zh: "表面活性剂，从增溶到电泳", en: "Surfactants, from solubilising to gels" },
    lead: {
      zh: "阴离子、阳离子与非离子表面活性剂，按用途选择。",
      en: "Anionic, cationic and non-ionic surfactants, chosen by their use.",
    },
    points: [
      {
        zh: "SDS溶液低于约20 ℃会析出结晶，温热后即可复溶。",
        en: "SDS crystallises below about 20 °C and dissolves again when warmed.",
      },
      {
        zh: "SDS遇钾离子沉淀，电泳样品请避免高浓度钾盐。",
        en: "Potassium precipitates SDS: keep it low in samples for gels.",
      },
    ],
    search: "十二烷基硫酸钠",
    families: ["surfactant"],
  },
  {
    cas: "16940-66-2",
    note: { zh: "还原剂", en: "Reducing agents" },
    subject: { zh: "氢化物还原，先看选择性", en: "Hydrides: ask for selectivity first" },
    lead: {
      zh: "硼氢化钠在醇中还原醛酮而保留酯；酯与酰胺要用更强的氢化物。",
      en: "Sodium borohydride in alcohol reduces aldehydes and ketones and leaves esters; esters and amides need stronger hydrides.",
    },
    points: [
      {
        zh: "硼氢化钠遇酸放出氢气，后处理时缓慢加酸并通风。",
        en: "Borohydride gives hydrogen with acid: quench slowly, with good ventilation.",
      },
      {
        zh: "氰基硼氢化钠遇酸可能放出氰化氢，请在通风橱中操作。",
        en: "Cyanoborohydride can give hydrogen cyanide with acid: work in a hood.",
      },
    ],
    search: "硼氢化钠",
    families: ["reductant"],
  },
  {
    cas: "96-49-1",
    note: { zh: "电池材料", en: "Battery materials" },
    subject: { zh: "电解液原料，水分写在标签上", en: "Electrolytes with their water on the label" },
    lead: {
      zh: "锂盐与碳酸酯溶剂按批给出卡尔·费休水分。",
      en: "Lithium salts and carbonates, each batch with its water by Karl Fischer.",
    },
    points: [
      {
        zh: "六氟磷酸锂遇水生成氟化氢，请在手套箱中开封。",
        en: "Lithium hexafluorophosphate gives hydrogen fluoride with water: open it in a glovebox.",
      },
      {
        zh: "碳酸乙烯酯室温为固体，熔点约36 ℃，温热熔化后量取。",
        en: "Ethylene carbonate is solid at room temperature and melts at about 36 °C: warm it to measure it.",
      },
    ],
    search: "六氟磷酸锂",
    families: ["battery-material"],
  },
];

/** The activities, newest first, with their pages in HTML. */
export const ACTIVITIES = WRITTEN.map(({ lead, points = [], ...activity }) => {
  const html = (language: keyof Words) => {
    const items = points.map((point) => `<li>${point[language]}</li>`).join("");
    return `<p>${lead[language]}</p>${items && `<ul>${items}</ul>`}`;
  };
  return { ...activity, content: { zh: html("zh"), en: html("en") } };
});
