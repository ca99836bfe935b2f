import type { LocalizedText } from "../../messages/message.ts";

export interface Written {
  readonly subject: LocalizedText;
  readonly summary: LocalizedText;
}

export const news: readonly Written[] = [
  {
    subject: {
      zh: "华北仓库启用，北京、天津次日送达",
      en: "North China warehouse opens: next day to Beijing and Tianjin",
    },
    summary: {
      zh: "新仓库位于天津，常备两万种现货，每日 17:00 前的订单当天发出。",
      en: "The warehouse stands in Tianjin and holds 20,000 items; orders before 17:00 leave the same day.",
    },
  },
  {
    subject: { zh: "新增 1,200 种杂环砌块", en: "1,200 heterocyclic building blocks added" },
    summary: {
      zh: "以吡啶、吡唑和嘧啶为主，均附核磁与液相图谱。",
      en: "Mostly pyridines, pyrazoles and pyrimidines, each with NMR and HPLC.",
    },
  },
  {
    subject: { zh: "质检中心通过实验室认可复评审", en: "Quality centre accredited again" },
    summary: {
      zh: "复评审覆盖水分、含量和残留溶剂等十二项方法。",
      en: "Twelve methods were audited, water, assay and residual solvents among them.",
    },
  },
  {
    subject: { zh: "关于调整部分产品包装的说明", en: "Changes to the packs of some products" },
    summary: {
      zh: "5 克以下的包装改用棕色螺口瓶，货号不变。",
      en: "Packs below 5 g now come in amber screw-cap bottles; their codes stay.",
    },
  },
  {
    subject: { zh: "冷链订单的发货时间", en: "When chilled orders leave" },
    summary: {
      zh: "冷链产品周一至周三发货，避免在途过周末。",
      en: "Chilled goods leave from Monday to Wednesday, so that none spends a weekend on the road.",
    },
  },
  {
    subject: { zh: "标签加印二维码", en: "Labels carry a QR code" },
    summary: {
      zh: "扫码即可打开该批号的质检报告。",
      en: "It opens the certificate of that very batch.",
    },
  },
  {
    subject: { zh: "参加春季分析测试展", en: "Meet us at the spring analytical show" },
    summary: {
      zh: "展位提供标准品样品与方法手册。",
      en: "Samples of standards and booklets of methods at our booth.",
    },
  },
  {
    subject: { zh: "批号查询更快了", en: "Batch search is faster" },
    summary: {
      zh: "一次最多查询十个批号，结果可以直接下载。",
      en: "Ten batches at a time, with their certificates to download.",
    },
  },
  {
    subject: { zh: "春节期间的发货安排", en: "Shipping over the spring festival" },
    summary: {
      zh: "仓库停发四天，危险化学品停发七天。",
      en: "The warehouse rests four days, hazardous goods seven.",
    },
  },
  {
    subject: { zh: "空瓶回收试点", en: "Taking empty bottles back" },
    summary: {
      zh: "上海地区可以随下一单退回洗净的溶剂瓶。",
      en: "In Shanghai, clean solvent bottles go back with the next delivery.",
    },
  },
  {
    subject: { zh: "新版安全技术说明书上线", en: "Safety data sheets, revised" },
    summary: {
      zh: "按最新的分类与标签规定重新编写，中英文并列。",
      en: "Rewritten after the current rules of classification, in Chinese and English.",
    },
  },
  {
    subject: { zh: "客服热线延长服务时间", en: "The hotline answers longer" },
    summary: {
      zh: "工作日服务时间延长到 18:30。",
      en: "On working days it now answers until 18:30.",
    },
  },
  {
    subject: { zh: "年度用户调查结果", en: "What you told us this year" },
    summary: {
      zh: "您最常提到的是交期与小包装，我们正在改进。",
      en: "Delivery times and small packs came first; we are at work on both.",
    },
  },
];

export const articles: readonly Written[] = [
  {
    subject: {
      zh: "席夫碱配体的合成与表征：以 Salen 为例",
      en: "Schiff base ligands: synthesis and characterisation",
    },
    summary: {
      zh: "水杨醛与乙二胺在乙醇中缩合，产物析出为黄色晶体。",
      en: "Salicylaldehyde and ethylenediamine condense in ethanol; the product falls out in yellow crystals.",
    },
  },
  {
    subject: {
      zh: "醛类试剂的氧化与贮存：十个常见问题",
      en: "Oxidation and storage of aldehydes: ten questions",
    },
    summary: {
      zh: "醛在空气中自氧化成酸，避光、充氮和低温都有帮助。",
      en: "Aldehydes oxidise in air to acids; the dark, nitrogen and cold all help.",
    },
  },
  {
    subject: { zh: "偶联反应中残余钯的去除", en: "Removing residual palladium after coupling" },
    summary: {
      zh: "含硫的硅胶清除剂常能把钯降到 10 ppm 以下。",
      en: "Thiol-bearing silica often brings palladium below 10 ppm.",
    },
  },
  {
    subject: { zh: "如何读懂一份质检报告", en: "How to read a certificate of analysis" },
    summary: {
      zh: "先看方法，再看数字：面积百分比不是质量百分比。",
      en: "Read the method before the number: an area per cent is no mass per cent.",
    },
  },
];

export const chemlife: readonly Written[] = [
  {
    subject: { zh: "香草的香气从哪里来", en: "Where vanilla gets its scent" },
    summary: {
      zh: "鲜荚几乎没有香味，发酵时酶才把糖苷水解成香兰素。",
      en: "A fresh pod hardly smells; while it cures, enzymes free vanillin from its glucoside.",
    },
  },
  {
    subject: { zh: "苦杏仁与苯甲醛", en: "Bitter almonds and benzaldehyde" },
    summary: {
      zh: "苦杏仁苷水解放出苯甲醛，也放出氢氰酸，所以不能生吃。",
      en: "Amygdalin gives benzaldehyde and hydrogen cyanide too, so do not eat them raw.",
    },
  },
  {
    subject: { zh: "为什么酒精要稀释到 75%", en: "Why alcohol is diluted to 75%" },
    summary: {
      zh: "水让蛋白质更容易变性，也让酒精挥发得慢一些。",
      en: "Water helps proteins to denature, and slows the evaporation.",
    },
  },
  {
    subject: { zh: "指示剂变色的瞬间", en: "The instant an indicator turns" },
    summary: {
      zh: "酚酞失去质子后共轭变长，于是吸收可见光。",
      en: "Phenolphthalein without its protons is conjugated further and absorbs visible light.",
    },
  },
];

export const activities: readonly Written[] = [
  {
    subject: { zh: "分析标准品满 800 减 100", en: "Analytical standards: 100 off 800" },
    summary: { zh: "11 月 1 日—30 日", en: "1–30 November" },
  },
  {
    subject: {
      zh: "年底前，把麦粒换成礼物",
      en: "Turn your points into gifts before the year ends",
    },
    summary: { zh: "麦粒果园", en: "The orchard" },
  },
  {
    subject: {
      zh: "用我们的试剂发论文，申请奖金",
      en: "Published with our reagents? Apply for the award",
    },
    summary: { zh: "论文奖励", en: "Paper award" },
  },
  {
    subject: { zh: "膦配体小包装试用", en: "Phosphine ligands in small packs" },
    summary: { zh: "配体与催化剂", en: "Ligands and catalysts" },
  },
  {
    subject: { zh: "色谱溶剂整箱优惠", en: "Chromatography solvents by the case" },
    summary: { zh: "高纯溶剂", en: "High-purity solvents" },
  },
  {
    subject: { zh: "新用户首单包邮", en: "No freight on your first order" },
    summary: { zh: "新用户", en: "New customers" },
  },
  {
    subject: { zh: "缓冲剂组合装", en: "Buffers in sets" },
    summary: { zh: "生物缓冲剂", en: "Biological buffers" },
  },
  {
    subject: { zh: "硼酸类试剂一站配齐", en: "Boronic acids from one list" },
    summary: { zh: "偶联试剂", en: "Coupling" },
  },
  {
    subject: { zh: "课题组年度对账服务", en: "A yearly statement for your group" },
    summary: { zh: "高校", en: "Universities" },
  },
  {
    subject: { zh: "电池材料样品申请", en: "Samples of battery materials" },
    summary: { zh: "电池材料", en: "Battery materials" },
  },
  {
    subject: { zh: "氨基酸保护试剂专场", en: "Protecting reagents for amino acids" },
    summary: { zh: "多肽合成", en: "Peptide synthesis" },
  },
];
