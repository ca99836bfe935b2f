import { expect, it } from "vitest";
import { britishAndAmerican, respelled } from "./search-spelling.ts";

it.each([
  ["sulphuric acid", "sulfuric acid"],
  ["sulfur", "sulphur"],
  ["aluminum sulphate", "aluminium sulfate"],
  ["caesium carbonate", "cesium carbonate"],
  ["estradiol", "oestradiol"],
  ["foetal bovine serum", "fetal bovine serum"],
  ["tumor necrosis factor", "tumour necrosis factor"],
  ["deionised water", "deionized water"],
  ["labelled color fibre", "labeled colour fiber"],
  ["labelled color fibre", "labelled colour fibre"],
  ["labelled color fibre", "labeled color fiber"],
  ["(boc)2o", "boc2o"],
  ["p-tsoh", "tsoh"],
  ["ortho-xylene", "o-xylene"],
  ["para nitrophenol", "4-nitrophenol"],
  ["对溴甲苯", "4-溴甲苯"],
  ["tertiary butanol", "tert-butanol"],
  ["维c", "维生素c"],
  ["vb12", "维生素b12"],
  ["五水硫酸铜", "硫酸铜五水合物"],
  ["醋酸钾", "乙酸钾"],
])("%j can be written %j (decisions, search matching)", (text, other) => {
  expect(respelled(text)).toContain(other);
});

it.each([
  ["sulphur", ["sulfur"]],
  ["sulfur", ["sulphur"]],
  ["oestradiol", ["estradiol"]],
  ["aluminum sulphate", ["aluminium sulphate", "aluminum sulfate"]],
  ["acetone", []],
  ["乙醇", []],
])("%j is written %j by others", (text, others) => {
  expect(britishAndAmerican(text)).toEqual(others);
});

it("keeps the number of spellings small, and never holds the text itself", () => {
  const all =
    "(p-)sulph aluminium caesium oestr haem anaesth colour grey fibre ether glycerine phosphorous saltpetre hydrolysed tumour vapour odour foetal litre labelled ionised sterilised stabilised polymerised";
  for (const text of [all, "(sulph)2-alumin-caes-oestr-haem", "乙醇", "", "p-".repeat(50)]) {
    expect(respelled(text).length).toBeLessThan(150);
    expect(respelled(text)).not.toContain(text);
  }
});
