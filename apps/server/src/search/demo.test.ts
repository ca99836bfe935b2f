import { normalise } from "@reagent/domain/search-text";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { DEMO_SEARCH_LIMIT_MS, type DemoSearch, openDemoSearch } from "../testing/demo-search.ts";

/** The Chinese names of the substances that are found first, in their order, by the text that finds them. */
const FIRST: Readonly<Record<string, readonly (readonly [text: string, ...first: string[]])[]>> = {
  formulas: [
    ["NaCl", "氯化钠"],
    ["ClNa", "氯化钠"],
    ["nacl", "氯化钠"],
    ["ＮａＣｌ", "氯化钠"],
    ["NaOH", "氢氧化钠"],
    ["HNaO", "氢氧化钠"],
    ["H2SO4", "硫酸"],
    ["h2so4", "硫酸"],
    ["H₂SO₄", "硫酸"],
    ["HNO3", "硝酸"],
    ["HCl", "盐酸"],
    ["H3PO4", "磷酸"],
    ["HF", "氢氟酸"],
    ["KI", "碘化钾"],
    ["KBr", "溴化钾"],
    ["KMnO4", "高锰酸钾"],
    ["NaHCO3", "碳酸氢钠"],
    ["Na2CO3", "碳酸钠"],
    ["Na2CO3·10H2O", "碳酸钠"],
    ["(NH4)2SO4", "硫酸铵"],
    ["CuSO4·5H2O", "硫酸铜五水合物"],
    ["CuSO4.5H2O", "硫酸铜五水合物"],
    ["CuSO4", "硫酸铜五水合物"],
    ["FeSO4", "硫酸亚铁七水合物"],
    ["CaCl2·2H2O", "氯化钙"],
    ["NH3·H2O", "氨水"],
    ["K4[Fe(CN)6]", "亚铁氰化钾三水合物"],
    ["LiAlH4", "氢化铝锂"],
    ["NaBH4", "硼氢化钠"],
    ["Fe3O4", "四氧化三铁"],
    ["H2O2", "过氧化氢溶液"],
    ["CH3COOH", "乙酸"],
    ["C2H5OH", "乙醇"],
    ["CH3CH2OH", "乙醇"],
    ["C2H6O", "乙醇"],
    ["CH3OH", "甲醇"],
    ["CH3CN", "乙腈"],
    ["CH3COCH3", "丙酮"],
    ["C2H5OC2H5", "乙醚"],
    ["HCOOH", "甲酸"],
    ["CHCl3", "三氯甲烷"],
    ["CH2Cl2", "二氯甲烷"],
    ["CCl4", "四氯化碳"],
    ["C6H6", "苯"],
    ["C6H5OH", "苯酚"],
    ["CH3COONa", "乙酸钠"],
    ["C60", "富勒烯C60"],
  ],
  "parts of words": [
    ["pyridine", "吡啶"],
    ["aldehyde", "糠醛", "乙醛", "丙醛"],
    ["amine", "苯胺", "苄胺"],
    ["phenol", "苯酚", "酚酞"],
    ["nitrile", "乙腈", "苯甲腈"],
    ["sulfoxide", "二甲基亚砜"],
    ["lithium", "碳酸锂", "金属锂"],
    ["boronic", "3-吡啶硼酸"],
    ["menthol", "L-薄荷醇"],
    ["亚砜", "二甲基亚砜"],
    ["丁基锂", "正丁基锂"],
    ["butyllithium", "正丁基锂"],
  ],
  ranking: [
    ["乙", "乙腈", "乙醚", "乙醇"],
    ["酸", "叶酸", "甲酸", "乙酸"],
    ["苯", "苯", "苯胺"],
    ["盐酸", "盐酸", "盐酸胍"],
    ["硫酸", "硫酸", "硫酸镁"],
    ["乙醇", "乙醇", "乙醇胺"],
    ["甲苯", "甲苯"],
    ["丙酮", "丙酮", "苯丙酮"],
    ["乙腈", "乙腈", "苯乙腈"],
    ["钠", "金属钠"],
    ["铁", "铁粉"],
    ["acetone", "丙酮"],
    ["toluene", "甲苯"],
    ["chloroform", "三氯甲烷"],
    ["furan", "呋喃"],
  ],
  aliases: [
    ["酒精", "乙醇"],
    ["无水乙醇", "乙醇"],
    ["无水酒精", "乙醇"],
    ["冰醋酸", "乙酸"],
    ["醋酸", "乙酸"],
    ["氯仿", "三氯甲烷"],
    ["双氧水", "过氧化氢溶液"],
    ["烧碱", "氢氧化钠"],
    ["食盐", "氯化钠"],
    ["小苏打", "碳酸氢钠"],
    ["纯碱", "碳酸钠"],
    ["大苏打", "硫代硫酸钠五水合物"],
    ["香草醛", "香兰素"],
    ["维生素C", "L-抗坏血酸"],
    ["THF", "四氢呋喃"],
    ["DMSO", "二甲基亚砜"],
    ["DMF", "N,N-二甲基甲酰胺"],
    ["EDTA", "乙二胺四乙酸"],
    ["SDS", "十二烷基硫酸钠"],
    ["tween 20", "吐温20"],
    ["ethyl alcohol", "乙醇"],
    ["tylenol", "对乙酰氨基酚"],
    ["泰诺", "对乙酰氨基酚"],
    ["Roundup", "草甘膦"],
  ],
  "several words": [
    ["乙醇 hplc", "乙醇"],
    ["HPLC 乙醇", "乙醇"],
    ["色谱纯 甲醇", "甲醇"],
    ["乙酸乙酯 分析纯", "乙酸乙酯"],
    ["sodium chloride", "氯化钠"],
    ["chloride sodium", "氯化钠"],
    ["ethyl acetate", "乙酸乙酯"],
    ["dimethyl sulfoxide", "二甲基亚砜"],
    ["dimethylsulfoxide", "二甲基亚砜"],
    ["乙醇 64-17-5", "乙醇"],
    ["丙 酮", "丙酮"],
    ["PBS缓冲液", "磷酸盐缓冲液（10×，pH 7.4）"],
  ],
  slips: [
    ["ethnaol", "乙醇"],
    ["etanol", "乙醇"],
    ["methanl", "甲醇"],
    ["tolune", "甲苯"],
    ["acetonitrle", "乙腈"],
    ["pyridne", "吡啶"],
    ["glucse", "D-葡萄糖"],
    ["chlorofrm", "三氯甲烷"],
    ["potasium chloride", "氯化钾"],
    ["sodium hydroxid", "氢氧化钠"],
    ["benzne", "苯"],
  ],
  numbers: [
    ["64-17-5", "乙醇"],
    ["64175", "乙醇"],
    ["６４－１７－５", "乙醇"],
    ["7647-14-5", "氯化钠"],
    ["7664-93-9", "硫酸"],
    ["MFCD00003568", "乙醇"],
    ["mfcd 00003568", "乙醇"],
    ["200-578-6", "乙醇"],
    ["EC No. 200-578-6", "乙醇"],
    ["64-17-6", "乙醇"],
    ["CAS号：64-17-5", "乙醇"],
    ["CAS登录号：000064-17-5", "乙醇"],
    ["EINECS编号：200-578-6", "乙醇"],
    ["1975-05-08 00:00:00", "乙腈"],
    ["8-Jan-85", "菲"],
    ["5/3/7440", "钯碳催化剂（10% Pd）"],
    ["1980/5/7", "双酚A"],
    ["甲醇 CAS号：000067-56-1", "甲醇"],
    ["甲醇（CAS: 67-56-1）", "甲醇"],
    ["甲醇 EC号：200-659-6", "甲醇"],
    ["7440/5/3 5g", "钯碳催化剂（10% Pd）"],
  ],
  "pasted texts": [
    ["Na2B4O7・10 H2O", "四硼酸钠十水合物"],
    ["LiOH * H2O", "氢氧化锂一水合物"],
    ["Na2CO3 x 10 H2O", "碳酸钠"],
    ["⻘蒿素", "青蒿素"],
    ["⻰胆紫", "结晶紫"],
    ["⻢来酸酐", "马来酸酐"],
    ["ɣ-丁内酯", "γ-丁内酯"],
    ["ɑ-蒎烯", "α-蒎烯"],
  ],
};

onDefaultDatabase((makePlace) => {
  let database: DemoSearch["database"];
  let search: DemoSearch["search"];
  let names: DemoSearch["names"];
  let close: DemoSearch["close"];

  beforeAll(async () => {
    ({ database, search, names, close } = await openDemoSearch(makePlace));
  }, DEMO_SEARCH_LIMIT_MS);
  afterAll(() => close());

  /** The names of the substances, best first. */
  const found = async (text: string): Promise<string[]> => {
    const { targets } = await search.findAll("reagent", text);
    return [...new Set(targets.map((id) => names.get(id) ?? ""))];
  };

  describe.each(Object.entries(FIRST))("in the demo catalogue %s", (_kind, queries) => {
    test.each(queries)("in the demo catalogue %s finds %s first", async (text, ...first) => {
      expect((await found(text)).slice(0, first.length)).toEqual(first);
    });
  });

  test("the list of searched texts has 120 at least", () => {
    expect(Object.values(FIRST).flat().length).toBeGreaterThanOrEqual(120);
  });

  test.each(["pyridine", "aldehyde", "amine", "phenol", "ine", "benz", "chlor", "酸", "甲基"])(
    "%s finds every item with it in a name",
    async (text) => {
      const rows = await database.read
        .selectFrom("items")
        .select(["id", "name_zh", "name_en", "aliases_zh", "aliases_en"])
        .execute();
      const holding = rows.filter(({ id: _id, ...of }) =>
        normalise(Object.values(of).join("\n")).includes(text),
      );
      const ids = new Set((await search.findAll("reagent", text)).targets);
      expect(holding.length).toBeGreaterThan(10);
      expect(holding.filter(({ id }) => !ids.has(id))).toEqual([]);
    },
  );

  test("EtOH finds ethanol, and no substance with these letters in a longer word", async () => {
    expect(await found("EtOH")).toEqual(["乙醇"]);
  });

  test("the search of the demo finds items and packs by their codes", async () => {
    const pack = await database.read
      .selectFrom("packs")
      .innerJoin("items", "items.id", "packs.item_id")
      .select(["packs.code", "items.code as itemCode", "items.id"])
      .orderBy("packs.id", "desc")
      .executeTakeFirstOrThrow();
    for (const text of [pack.code, pack.itemCode, pack.code.toLowerCase().replace("-", " ")]) {
      expect((await search.findAll("reagent", text)).targets[0], text).toBe(pack.id);
    }
  });

  test("pages hold what findAll lists, each item once", async () => {
    for (const text of ["酸", "amine", "乙", "hplc"]) {
      const { targets: all } = await search.findAll("reagent", text);
      const paged: number[] = [];
      for (let page = 1; paged.length < all.length && page < 50; page += 1) {
        const { targets, total } = await search.find("reagent", text, { page, size: 20 });
        expect(total, text).toBe(all.length);
        paged.push(...targets);
      }
      expect(paged, text).toEqual(all);
      expect(await search.first("reagent", text, 20), text).toEqual(all.slice(0, 20));
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
