import { describe, expect, it } from "vitest";
import { sdfRecord } from "./sdf.ts";

const molfile =
  "\nmade by a program\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0000    0.0000    0.0000 C   0  0\nM  END\n";

const record = (data: readonly (readonly [string, string])[], name = "E100001") =>
  sdfRecord({ name, molfile, data }).split("\n");

describe("sdfRecord", () => {
  it("is a molfile with a name, then its data, then the line of dollars", () => {
    const [name, program, comment, , , end, ...rest] = record([["CAS", "64-17-5"]]);
    expect([name, program, comment, end]).toEqual(["E100001", "made by a program", "", "M  END"]);
    expect(rest).toEqual([">  <CAS>", "64-17-5", "", "$$$$", ""]);
  });

  it("leaves out data without a value", () => {
    expect(record([["CAS", " "]]).join("\n")).not.toContain("CAS");
  });

  it("keeps a value within its field", () => {
    const lines = record([["NAME", "a\n\n$$$$\r\n> <b>"]]);
    expect(lines).toContain("a $$$$ > <b>");
    expect(record([["NAME", "$$$$"]]).filter((each) => each === "$$$$")).toHaveLength(1);
    expect(record([["NAME", "> <b>"]])).toContain(" > <b>");
  });

  it("breaks a long value, and ends a long name", () => {
    const lines = record([["NAME", "x".repeat(450)]], "n".repeat(100));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(lines.filter((each) => each.startsWith("x")).join("")).toHaveLength(450);
    expect(lines[0]).toHaveLength(80);
  });
});
