import { expect, it } from "vitest";
import { respelled } from "./search-spelling.ts";

it.each([
  ["sulphuric acid", "sulfuric acid"],
  ["sulfur", "sulphur"],
  ["aluminum sulphate", "aluminium sulfate"],
  ["caesium carbonate", "cesium carbonate"],
  ["estradiol", "oestradiol"],
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

it("keeps the number of spellings small, and never holds the text itself", () => {
  for (const text of ["(sulph)2-alumin-caes-oestr-haem sulphate", "乙醇", "", "p-".repeat(50)]) {
    expect(respelled(text).length).toBeLessThan(150);
    expect(respelled(text)).not.toContain(text);
  }
});
