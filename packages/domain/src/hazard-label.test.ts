import { describe, expect, it } from "vitest";
import { labelOf, possibleSignals, singleStatements } from "./hazard-label.ts";

describe("labelOf", () => {
  it.each([
    [["H225", "H319"], "danger", ["GHS02", "GHS07"]],
    [["H225", "H301", "H311", "H331", "H370"], "danger", ["GHS02", "GHS06", "GHS08"]],
    [["H301", "H302", "H317"], "danger", ["GHS06"]],
    [["H314", "H315", "H319"], "danger", ["GHS05"]],
    [["H314", "H335"], "danger", ["GHS05", "GHS07"]],
    [["H315", "H317", "H334"], "danger", ["GHS08"]],
    [["H302", "H334"], "danger", ["GHS07", "GHS08"]],
    [["H241"], "danger", ["GHS01", "GHS02"]],
    [["H411"], "none", ["GHS09"]],
    [["H412"], "none", []],
    [["H260"], "danger", ["GHS02"]],
    [["H301+H311", "H360FD"], "danger", ["GHS06", "GHS08"]],
    [[], "none", []],
  ])("%j is labelled %s with %j", (statements, signal, pictograms) => {
    expect(labelOf(statements)).toEqual({ signal, pictograms });
  });
});

describe("possibleSignals", () => {
  it("possibleSignals returns both words where two categories share the statement", () => {
    expect(possibleSignals(["H272", "H319"])).toEqual(["danger", "warning"]);
    expect(possibleSignals(["H272", "H314"])).toEqual(["danger"]);
  });
});

describe("singleStatements", () => {
  it("splits combinations, drops suffixes and repetitions", () => {
    expect(singleStatements(["H301+H311", "H360FD", "H311", "EUH014"])).toEqual([
      "H301",
      "H311",
      "H360",
      "EUH014",
    ]);
  });
});
