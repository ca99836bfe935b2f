import { describe, expect, it } from "vitest";
import { readOrdinates } from "./jcamp-numbers.ts";
import { readJcamp } from "./jcamp.ts";

const file = (data: string, facts = "") =>
  readJcamp(
    `##TITLE= ethanol\n##JCAMP-DX= 4.24\n##DATA TYPE= INFRARED SPECTRUM\n##XUNITS= 1/CM\n##YUNITS= TRANSMITTANCE\n${facts}${data}\n##END=\n`,
  );

const STEPS = "##FIRSTX= 400\n##LASTX= 404\n##YFACTOR= 0.5\n##NPOINTS= 5\n";

describe("the ordinates of JCAMP-DX", () => {
  it.each([
    ["with blanks", ["400 10 12 12 12 9"]],
    ["with commas and exponents", ["400, 1.0E+01, 12, 12", "403, 12, 9"]],
    ["packed", ["400+10+12+12", "403+12+9"]],
    ["squeezed", ["400A0A2A2", "403A2I"]],
    ["as differences", ["400A0K%%l", "404I"]],
    ["with duplicates", ["400A0A2UI"]],
    ["as differences with duplicates", ["400A0K%Tl", "404I"]],
  ])("are read %s", (_, lines) => {
    expect(readOrdinates(lines)).toEqual([10, 12, 12, 12, 9]);
  });

  it("keep negative values and differences across lines", () => {
    expect(readOrdinates(["1a0j5J", "3b4J", "4b3"])).toEqual([-10, -25, -24, -23]);
  });

  it.each([
    ["the value that repeats the last differs", ["400A0K", "401A9"]],
    ["a sign is unknown", ["400 10 !2"]],
    ["there is an abscissa alone", ["400"]],
  ])("are not read where %s", (_, lines) => {
    expect(readOrdinates(lines)).toBeUndefined();
  });
});

describe("a JCAMP-DX file", () => {
  it("has a curve with its axis and units", () => {
    const read = file("##XYDATA= (X++(Y..Y)) $$ comment\n400 10 12 12\n403 12 9", STEPS);
    expect(read).toEqual({
      kind: "read",
      jcamp: {
        dataType: "INFRARED SPECTRUM",
        xUnits: "1/CM",
        yUnits: "TRANSMITTANCE",
        frequency: undefined,
        offset: undefined,
        curve: { first: 400, last: 404, values: [5, 6, 6, 6, 4.5] },
        peaks: [],
      },
    });
  });

  it("has an NMR spectrum of several pages, of which the first is read", () => {
    const read = readJcamp(
      [
        "##TITLE= x",
        "##DATA TYPE= NMR SPECTRUM",
        "##.OBSERVE FREQUENCY= 400.13",
        "##$OFFSET= 10.5",
        "##NTUPLES= NMR SPECTRUM",
        "##SYMBOL= X, R, I, N",
        "##VAR_DIM= 3, 3, 3, 2",
        "##UNITS= HZ, ARBITRARY UNITS, ARBITRARY UNITS,",
        "##FACTOR= 1, 2, 2, 1",
        "##FIRST= 4200, 1, 1, 1",
        "##LAST= 0, 3, 3, 2",
        "##PAGE= N=1",
        "##DATA TABLE= (X++(R..R)), XYDATA",
        "4200 1 2 3",
        "##PAGE= N=2",
        "##DATA TABLE= (X++(I..I)), XYDATA",
        "4200 7 8 9",
        "##END=",
      ].join("\r\n"),
    );
    expect(read).toMatchObject({
      jcamp: {
        xUnits: "HZ",
        frequency: 400.13,
        offset: 10.5,
        curve: { first: 4200, last: 0, values: [2, 4, 6] },
      },
    });
  });

  it("has points with uneven steps, which are read along the axis", () => {
    expect(file("##XYPOINTS= (XY..XY)\n0,0; 1,10; 4,10; 6,0")).toMatchObject({
      jcamp: { curve: { first: 0, last: 6, values: [0, 10, 10, 0] } },
    });
  });

  it("has a table of peaks", () => {
    expect(file("##PEAK TABLE= (XY..XY)\n3300,50 2950,80\n1050,100")).toMatchObject({
      jcamp: {
        curve: undefined,
        peaks: [
          { position: 3300, height: 50 },
          { position: 2950, height: 80 },
          { position: 1050, height: 100 },
        ],
      },
    });
  });

  it.each([
    ["another text is not one", "a,b\n1,2", "not-jcamp"],
    ["a block without data has none", "##TITLE= x\n##END=\n", "no-data"],
  ])("%s", (_, text, fault) => {
    expect(readJcamp(text)).toEqual({ kind: "faulty", fault });
  });

  it("is damaged where it does not have the points that it promises", () => {
    expect(file("##XYDATA= (X++(Y..Y))\n400 10 12", STEPS)).toEqual({
      kind: "faulty",
      fault: "damaged",
    });
  });
});
