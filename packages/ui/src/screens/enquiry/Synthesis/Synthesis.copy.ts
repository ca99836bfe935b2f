import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "目录里没有的化合物，可以委托我们合成：从毫克级的新分子到公斤级的中间体，交付时附检测报告。",
    toForm: "填写咨询表单",
    howTitle: "我们怎么做",
    how: [
      { term: "评估", value: "两个工作日内答复可行性、路线、周期与报价。" },
      { term: "合成", value: "每一步有记录，重要节点用邮件告知进度。" },
      { term: "检测", value: "核磁、液质与纯度数据随货提供，可按需加测。" },
    ],
    equipment: "合成实验室的设备",
    counts: [
      { term: "反应釜（1–50 L）", value: "26" },
      { term: "核磁共振波谱仪", value: "3" },
      { term: "液相色谱与液质联用仪", value: "18" },
      { term: "气相色谱与气质联用仪", value: "9" },
    ],
    carousel: "合成能力",
    abilities: {
      route: { title: "路线设计", text: "先查文献与目录库存，再设计步骤最少、原料易得的路线。" },
      scale: { title: "公斤级放大", text: "低温、高压、氢化与无水无氧反应，放大前做安全评估。" },
      purify: { title: "分离纯化", text: "制备液相、重结晶与减压蒸馏，按您要求的纯度交付。" },
      isotope: { title: "标记化合物", text: "氘代与碳十三标记物，给出标记位置与丰度。" },
    },
    form: "咨询表单",
    email: "邮箱地址",
    name: "联系人",
    mobile: "联系电话",
    company: "联系单位",
    casNumber: "CAS 号",
    note: "需求说明",
    noteHelp: "请写明化合物、数量、纯度与期望的交付日期。",
    send: "提交需求",
    sending: "提交中...",
    sent: "定制需求已提交，请等待我们与您联系。",
  },
  en: {
    lead: "We make compounds that no catalogue lists, from milligrams of a new molecule to kilograms of an intermediate, and deliver them with their analyses.",
    toForm: "Fill in the enquiry",
    howTitle: "How we work",
    how: [
      {
        term: "Assess",
        value: "Feasibility, route, time and quotation within two working days.",
      },
      { term: "Make", value: "Each step is recorded; we report progress by e-mail." },
      { term: "Analyse", value: "NMR, LC-MS and purity come with the goods; more on request." },
    ],
    equipment: "Equipment of the synthesis laboratory",
    counts: [
      { term: "Reactors, 1 to 50 L", value: "26" },
      { term: "NMR spectrometers", value: "3" },
      { term: "LC and LC-MS systems", value: "18" },
      { term: "GC and GC-MS systems", value: "9" },
    ],
    carousel: "What we can make",
    abilities: {
      route: {
        title: "Route design",
        text: "We search literature and stock first, then choose few steps from common materials.",
      },
      scale: {
        title: "Kilogram scale",
        text: "Low temperature, pressure, hydrogenation and inert atmosphere, after a safety review.",
      },
      purify: {
        title: "Purification",
        text: "Preparative HPLC, recrystallisation and vacuum distillation, to the purity you ask for.",
      },
      isotope: {
        title: "Labelled compounds",
        text: "Deuterium and carbon-13, with the position and degree of labelling.",
      },
    },
    form: "Enquiry",
    email: "E-mail address",
    name: "Contact person",
    mobile: "Telephone number",
    company: "Organisation",
    casNumber: "CAS number",
    note: "What you need",
    noteHelp: "Compound, quantity, purity and the date by which you need it.",
    send: "Send enquiry",
    sending: "Sending…",
    sent: "Custom requirement submitted, please wait for contact.",
  },
});
