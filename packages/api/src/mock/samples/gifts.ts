import { giftPrice, isInRange, POINT_RANGES, pointRangeOf } from "@reagent/domain/gift";
import type { ParamsOf } from "../../contract/endpoint.ts";
import type {
  FoundGifts,
  Gift,
  GiftRow,
  Orchard,
  OrchardUser,
  readOrchard,
  Wish,
} from "../../contract/gift.ts";
import type { LocalizedText } from "../../messages/message.ts";
import { pointRangeLabel } from "../../messages/orchard.ts";
import { userInfo } from "./account.ts";
import { balances } from "./balances.ts";
import { giftDrawings as drawings } from "./gift-drawings.ts";
import type { Language, SampleViewer } from "./language.ts";
import { pageOf } from "./paging.ts";
import { glassware, lattice } from "./pictures.ts";

const types = [
  { typeId: "1", name: { zh: "实验室用品", en: "For the laboratory" } },
  { typeId: "2", name: { zh: "办公文具", en: "Stationery" } },
  { typeId: "3", name: { zh: "生活家居", en: "Home and travel" } },
] as const;

interface Sample {
  readonly giftCode: string;
  readonly typeId: (typeof types)[number]["typeId"];
  readonly name: LocalizedText;
  readonly specification: LocalizedText;
  readonly note: LocalizedText;
  readonly price: number;
  readonly preferentialPrice?: number;
  readonly stock: number;
  readonly drawings: readonly string[];
  readonly isListed?: false;
}

const made = (zh: string, en: string): LocalizedText => ({ zh, en });
const usualNote = made(
  "<p>下单付款后 3 个工作日内寄出，全国包邮。</p>",
  "<p>Sent within three working days after payment, free of charge.</p>",
);

/** In the order of the orchard's home; one has a preferential price, one is the last, one is out of stock, one was taken off the shelves. */
const samples: readonly Sample[] = [
  {
    giftCode: "G1001",
    typeId: "1",
    name: made("实验室保温杯", "Vacuum flask"),
    specification: made("500 mL，316 不锈钢", "500 mL, stainless steel 316"),
    note: made(
      "<p>杯身印有元素周期表。</p><p>下单付款后 3 个工作日内寄出，全国包邮。</p>",
      "<p>With the periodic table on it.</p><p>Sent within three working days after payment, free of charge.</p>",
    ),
    price: 160,
    preferentialPrice: 120,
    stock: 48,
    drawings: [drawings.thermos, drawings.thermosCup],
  },
  {
    giftCode: "G1002",
    typeId: "1",
    name: made("磁力搅拌子套装", "Set of stirring bars"),
    specification: made("PTFE，12 支", "PTFE, 12 pieces"),
    note: usualNote,
    price: 80,
    stock: 120,
    drawings: [drawings.stirBars],
  },
  {
    giftCode: "G1003",
    typeId: "1",
    name: made("防护眼镜", "Safety glasses"),
    specification: made("防雾，可调镜腿", "Anti-fog, adjustable temples"),
    note: usualNote,
    price: 95,
    stock: 64,
    drawings: [drawings.goggles],
  },
  {
    giftCode: "G1004",
    typeId: "2",
    name: made("实验记录本", "Laboratory notebook"),
    specification: made("A4，200 页，编号", "A4, 200 numbered pages"),
    note: usualNote,
    price: 60,
    stock: 300,
    drawings: [drawings.notebook],
  },
  {
    giftCode: "G1005",
    typeId: "2",
    name: made("结构式印章尺", "Stencil for structures"),
    specification: made("亚克力，15 cm", "Acrylic, 15 cm"),
    note: usualNote,
    price: 45,
    stock: 1,
    drawings: [drawings.template],
  },
  {
    giftCode: "G1006",
    typeId: "2",
    name: made("钢笔礼盒", "Fountain pen, boxed"),
    specification: made("F 尖，含墨水", "Nib F, with ink"),
    note: usualNote,
    price: 320,
    stock: 18,
    drawings: [drawings.pen],
  },
  {
    giftCode: "G1007",
    typeId: "3",
    name: made("双肩背包", "Backpack"),
    specification: made("22 L，防泼水", "22 L, water-repellent"),
    note: usualNote,
    price: 480,
    stock: 25,
    drawings: [drawings.backpack],
  },
  {
    giftCode: "G1008",
    typeId: "3",
    name: made("折叠雨伞", "Folding umbrella"),
    specification: made("直径 100 cm", "100 cm across"),
    note: usualNote,
    price: 130,
    stock: 0,
    drawings: [drawings.umbrella],
  },
  {
    giftCode: "G1009",
    typeId: "3",
    name: made("香薰机", "Aroma diffuser"),
    specification: made("120 mL，USB", "120 mL, USB"),
    note: usualNote,
    price: 260,
    stock: 33,
    drawings: [drawings.diffuser],
  },
  {
    giftCode: "G1010",
    typeId: "3",
    name: made("电热水壶", "Electric kettle"),
    specification: made("1.5 L，1500 W", "1.5 L, 1500 W"),
    note: usualNote,
    price: 680,
    stock: 12,
    drawings: [drawings.kettle],
  },
  {
    giftCode: "G1011",
    typeId: "3",
    name: made("降噪耳机", "Headphones with noise cancelling"),
    specification: made("头戴式，蓝牙 5.3", "Over-ear, Bluetooth 5.3"),
    note: usualNote,
    price: 1680,
    stock: 6,
    drawings: [drawings.headphones],
  },
  {
    giftCode: "G1012",
    typeId: "2",
    name: made("2026 年台历", "Desk calendar 2026"),
    specification: made("12 月，桌面式", "12 months, for the desk"),
    note: usualNote,
    price: 30,
    stock: 40,
    drawings: [drawings.calendar],
    isListed: false,
  },
];

/** The code of a gift that was taken off the shelves, and of one without stock. */
export const delistedGift = "G1012";
export const soldOutGift = "G1008";

function row(sample: Sample, language: Language): GiftRow {
  const { giftCode, name, specification, price, preferentialPrice = null, stock } = sample;
  return {
    giftCode,
    name: name[language],
    specification: specification[language],
    price,
    preferentialPrice,
    stock,
    drawing: { svg: sample.drawings[0] ?? "" },
  };
}

const sampleOf = (giftCode: string): Sample | undefined =>
  samples.find((each) => each.giftCode === giftCode);

/** The page of a gift; undefined for an unknown code, "delisted" for one that was taken off the shelves. */
export function giftOf(giftCode: string, language: Language = "zh"): Gift | "delisted" | undefined {
  const sample = sampleOf(giftCode);
  if (sample?.isListed === false) return "delisted";
  return (
    sample && {
      ...row(sample, language),
      typeId: sample.typeId,
      typeName: typeName(sample, language),
      note: sample.note[language],
      drawings: sample.drawings,
    }
  );
}

const typeName = ({ typeId }: Sample, language: Language) =>
  types.find((type) => type.typeId === typeId)?.name[language] ?? "";

/** A gift as baskets, orders and wishes show it. The code must be one of the samples. */
export function giftFacts(giftCode: string, language: Language) {
  const sample = sampleOf(giftCode);
  if (!sample) throw new Error(`there is no gift ${giftCode}`);
  return {
    ...row(sample, language),
    giftId: giftCode.replace("G1", ""),
    typeName: typeName(sample, language),
    isListed: sample.isListed !== false,
    price: giftPrice({ price: sample.price, preferentialPrice: sample.preferentialPrice ?? null }),
  };
}

/** A page of the gifts that the filters match. */
export function foundGifts(
  { typeId, rangeId, most, keyword, page, pageSize }: ParamsOf<typeof readOrchard>,
  language: Language = "zh",
): FoundGifts {
  const range = pointRangeOf(rangeId);
  const isKnownType = types.some((type) => type.typeId === typeId);
  const found = samples
    .filter((sample) => sample.isListed !== false)
    .filter((sample) => !isKnownType || sample.typeId === typeId)
    .map((sample) => row(sample, language))
    .filter((gift) => !range || isInRange(giftPrice(gift), range))
    .filter((gift) => most === null || giftPrice(gift) <= most)
    .filter(({ name }) => name.toLowerCase().includes(keyword.trim().toLowerCase()));
  return {
    types: types.map((type) => ({ typeId: type.typeId, name: type.name[language] })),
    ranges: POINT_RANGES.map((each) => ({
      rangeId: each.rangeId,
      label: pointRangeLabel(each)[language],
    })),
    gifts: pageOf(found, page, pageSize),
    total: found.length,
  };
}

const banners = [
  {
    note: made("麦粒果园", "Orchard"),
    subject: made(
      "用麦粒兑换实验室好物",
      "Exchange your grains for things that a laboratory needs",
    ),
    action: made("看看实验室用品", "See what there is"),
    link: "/exchange?type=1",
    drawing: glassware,
  },
  {
    note: made("年底前有效", "Until the end of the year"),
    subject: made("今年的麦粒，请在 12 月 31 日前使用", "This year's grains expire on 31 December"),
    action: made("查看麦粒明细", "See your grains"),
    link: "/exchange_history",
    drawing: lattice,
  },
];

/** The home of the orchard. */
export function orchard(params: ParamsOf<typeof readOrchard>, language: Language = "zh"): Orchard {
  return {
    banners: banners.map(({ note, subject, action, link, drawing }, index) => ({
      id: String(index + 1),
      link,
      subject: subject[language],
      note: note[language],
      action: action[language],
      drawing,
      alt: "",
    })),
    ...foundGifts(params, language),
  };
}

/** The customer in the orchard's header. */
export function orchardUser(
  language: Language = "zh",
  viewer: Exclude<SampleViewer, "guest"> = "customer",
): OrchardUser {
  return {
    name: userInfo(language, viewer).name,
    basketCount: 5,
    grains: balances.grains,
    expiringGrains: balances.expiringGrains,
  };
}

/** Gifts that were kept for later, newest first; the last was taken off the shelves since. */
export function wishes(language: Language = "zh"): readonly Wish[] {
  return ["G1011", "G1007", "G1008", delistedGift].map((giftCode) => {
    const sample = sampleOf(giftCode);
    if (!sample) throw new Error(`there is no gift ${giftCode}`);
    return { ...row(sample, language), isListed: sample.isListed !== false };
  });
}
