import { afterAll, beforeAll, expect, test } from "vitest";
import { categoriesNamed } from "../catalogue/category-names.ts";
import { onEachDatabase } from "../testing/databases.ts";
import { DEMO_SEARCH_LIMIT_MS, type DemoSearch, openDemoSearch } from "../testing/demo-search.ts";

type Meant = readonly [text: string, meant: string];

/** Texts as people type them, with the Chinese name of the substance that they mean. */
const MEANT: Readonly<Record<string, readonly Meant[]>> = {
  "a character of the same sound": [
    ["硼氢化纳", "硼氢化钠"],
    ["四氢呋南", "四氢呋喃"],
    ["乙睛", "乙腈"],
    ["高猛酸钾", "高锰酸钾"],
    ["丙铜", "丙酮"],
    ["甲笨", "甲苯"],
    ["乙酸乙脂", "乙酸乙酯"],
    ["氯化胺", "氯化铵"],
    ["二甲基亚风", "二甲基亚砜"],
    ["三乙安", "三乙胺"],
    ["碳酸轻钠", "碳酸氢钠"],
    ["过氧化轻", "过氧化氢溶液"],
    ["重格酸钾", "重铬酸钾"],
    ["流酸铜", "硫酸铜五水合物"],
    ["2-丁铜", "2-丁酮"],
  ],
  "a character that looks alike": [
    ["二氯甲浣", "二氯甲烷"],
    ["乙醉", "乙醇"],
    ["正己浣", "正己烷"],
    ["正已烷", "正己烷"],
    ["环己洞", "环己酮"],
    ["四氢呋哺", "四氢呋喃"],
    ["三氯甲院", "三氯甲烷"],
    ["硝酸很", "硝酸银"],
    ["乙二醉", "乙二醇"],
    ["柠擦酸", "柠檬酸"],
    ["氧化梓", "氧化锌"],
    ["四氯化破", "四氯化碳"],
    ["琥伯酸", "丁二酸"],
    ["结晶柴", "结晶紫"],
    ["硼轻化钠", "硼氢化钠"],
  ],
  pinyin: [
    ["jiachun", "甲醇"],
    ["bingtong", "丙酮"],
    ["yi jing", "乙腈"],
    ["siqingfunan", "四氢呋喃"],
    ["gaomengsuanjia", "高锰酸钾"],
    ["er jia ji ya feng", "二甲基亚砜"],
    ["lvhuana", "氯化钠"],
    ["yisuanyizhi", "乙酸乙酯"],
    ["qīng yǎng huà nà", "氢氧化钠"],
    ["ben an", "苯胺"],
    ["liusuantong", "硫酸铜五水合物"],
    ["sqfn", "四氢呋喃"],
    ["y s y z", "乙酸乙酯"],
    ["gmsj", "高锰酸钾"],
    ["乙chun", "乙醇"],
  ],
  "another spelling or one slip": [
    ["sulphuric acid", "硫酸"],
    ["sodium sulphate", "硫酸钠"],
    ["aluminum chloride", "三氯化铝"],
    ["cesium iodide", "碘化铯"],
    ["oestradiol", "β-雌二醇"],
    ["copper sulphate", "硫酸铜五水合物"],
    ["acetonitirle", "乙腈"],
    ["tetrahydrofurane", "四氢呋喃"],
    ["potasium permanganate", "高锰酸钾"],
    ["dimethyl sulphoxide", "二甲基亚砜"],
    ["ammonium persulphate", "过硫酸铵"],
    ["methylene cloride", "二氯甲烷"],
    ["trimethylaluminium", "三甲基铝"],
    ["sodium thiosulphate", "硫代硫酸钠五水合物"],
    ["toluol", "甲苯"],
  ],
  "pack, grade and strength": [
    ["丙酮 500mL", "丙酮"],
    ["甲醇HPLC", "甲醇"],
    ["乙醇 AR 500ml", "乙醇"],
    ["98%硫酸", "硫酸"],
    ["浓硫酸", "硫酸"],
    ["0.1 M HCl", "盐酸"],
    ["丙酮 3L", "丙酮"],
    ["乙腈 色谱级 3L", "乙腈"],
    ["37%盐酸", "盐酸"],
    ["稀硝酸", "硝酸"],
    ["乙酸乙酯500毫升", "乙酸乙酯"],
    ["甲苯 2.5L AR", "甲苯"],
    ["氢氧化纳 500g 分析纯", "氢氧化钠"],
    ["sodium chloride 500g", "氯化钠"],
    ["conc. sulphuric acid", "硫酸"],
  ],
  abbreviations: [
    ["(Boc)2O", "二碳酸二叔丁酯"],
    ["p-TsOH", "对甲苯磺酸一水合物"],
    ["p-TsCl", "对甲苯磺酰氯"],
    ["m-CPBA", "间氯过氧苯甲酸"],
    ["tBuOK", "叔丁醇钾"],
    ["Pd(PPh3)4 5g", "四(三苯基膦)钯"],
    ["TsOH.H2O", "对甲苯磺酸一水合物"],
    ["ortho-xylene", "邻二甲苯"],
    ["para-cresol", "对甲酚"],
    ["meta xylene", "间二甲苯"],
    ["n-THF", "四氢呋喃"],
    ["para-bromotoluene", "4-溴甲苯"],
    ["tert-BuOH", "叔丁醇"],
    ["(Ac)2O", "乙酸酐"],
    ["i-PrOH", "异丙醇"],
  ],
  "trade names": [
    ["片碱", "氢氧化钠"],
    ["火碱", "氢氧化钠"],
    ["维C", "L-抗坏血酸"],
    ["VB12", "氰钴胺"],
    ["维他命E", "DL-α-生育酚"],
    ["84消毒液", "次氯酸钠溶液"],
    ["阿斯匹林", "阿司匹林"],
    ["芬必得", "布洛芬"],
    ["Advil", "布洛芬"],
    ["格列卫", "伊马替尼"],
    ["漂白夜", "次氯酸钠溶液"],
    ["工业酒精", "乙醇"],
    ["Tylenol 500mg", "对乙酰氨基酚"],
    ["Perhydrol", "过氧化氢溶液"],
    ["石碳酸", "苯酚"],
  ],
};

/** Texts that are names of categories, with the Chinese name of the category. */
const CATEGORIES: readonly Meant[] = [
  ["溶剂", "溶剂"],
  ["有机溶剂", "溶剂"],
  ["solvents", "溶剂"],
  ["还原剂", "还原剂"],
  ["reducing agents", "还原剂"],
  ["还原试剂", "还原剂"],
  ["oxidising agent", "氧化剂"],
  ["螯合剂", "螯合剂"],
  ["有机碱", "有机碱"],
  ["表面活性剂", "表面活性剂"],
  ["表活", "表面活性剂"],
  ["抗生素", "抗生素"],
  ["antibiotics", "抗生素"],
  ["缩合剂", "缩合试剂"],
  ["络合剂", "螯合剂"],
];

/** How many of the texts above have to be read as they are meant. */
const LEAST_RIGHT = 112;

onEachDatabase((makePlace) => {
  let database: DemoSearch["database"];
  let search: DemoSearch["search"];
  let names: DemoSearch["names"];
  let close: DemoSearch["close"];

  beforeAll(async () => {
    ({ database, search, names, close } = await openDemoSearch(makePlace));
  }, DEMO_SEARCH_LIMIT_MS);
  afterAll(() => close());

  const foundFirst = async (text: string): Promise<string | undefined> => {
    const { targets } = await search.find("reagent", text, { page: 1, size: 1 });
    return names.get(targets[0] ?? 0);
  };

  test("of 120 texts as people type them at least 112 find first what they mean", async () => {
    const all = Object.values(MEANT).flat();
    const wrong: string[] = [];
    for (const [text, meant] of all) {
      const found = await foundFirst(text);
      if (found !== meant) wrong.push(`${text}: ${String(found)} in place of ${meant}`);
    }
    for (const [text, meant] of CATEGORIES) {
      const found = await foundFirst(text);
      const [category] = await categoriesNamed(database.read, text);
      if (found !== undefined || category?.name_zh !== meant) {
        wrong.push(`${text}: ${String(found)}, ${String(category?.name_zh)} in place of ${meant}`);
      }
    }
    expect(all.length + CATEGORIES.length).toBe(120);
    expect(120 - wrong.length, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  test.each(["硼氢化纳", "四氢呋南", "乙睛", "高猛酸钾", "二氯甲浣"])(
    "%s finds the substance whose name has one other character, and names it",
    async (text) => {
      const [, meant] = Object.values(MEANT)
        .flat()
        .find(([typed]) => typed === text) ?? ["", ""];
      expect(await foundFirst(text)).toBe(meant);
      expect((await search.findAll("reagent", text)).corrected).toBe(meant);
    },
  );

  test.each([
    ["sulphur", "sulfur"],
    ["aluminium", "aluminum"],
    ["caesium", "cesium"],
    ["sulphuric acid", "sulfuric acid"],
  ])("%s finds all that %s finds", async (british, american) => {
    const foundBy = async (text: string) =>
      (await search.findAll("reagent", text)).targets.toSorted((one, other) => one - other);
    const found = await foundBy(british);
    expect(found.length).toBeGreaterThan(0);
    expect(await foundBy(american)).toEqual(found);
  });

  test.each([
    ["丙酮 500mL", "丙酮", ["500mL"], []],
    ["丙酮 3L", "丙酮", [], ["3L"]],
    ["甲醇HPLC", "甲醇", ["HPLC"], []],
    ["98%硫酸", "硫酸", ["98%"], []],
    ["浓硫酸", "硫酸", ["浓"], []],
    ["0.1 M HCl", "HCl", [], ["0.1 M"]],
    ["乙腈 HPLC 3L", "乙腈", ["HPLC"], ["3L"]],
  ])("%s narrows the results for %s", async (text, corrected, kept, missing) => {
    expect(await search.findAll("reagent", text)).toMatchObject({ corrected, kept, missing });
  });

  test.each(["硫酸钪", "没有的东西", "氯化铷", "qqzzxx", "移液器"])(
    "%s is no misspelled name of a reagent",
    async (text) => {
      expect((await search.findAll("reagent", text)).targets).toEqual([]);
    },
  );

  test("suggestions and lines of an order sheet are read like a search", async () => {
    for (const [text, meant] of Object.values(MEANT).flat().slice(0, 30)) {
      const [first] = await search.first("reagent", text, 1);
      expect(names.get(first ?? 0), text).toBe(meant);
    }
  });
});
