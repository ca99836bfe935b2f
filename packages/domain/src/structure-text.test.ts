import { describe, expect, it, test } from "vitest";
import {
  isFormulaOnly,
  isMolecularFormula,
  isReaction,
  structureText,
  titledSmiles,
} from "./structure-text.ts";

const BODY = [
  "  3  2  0  0  0  0  0  0  0  0999 V2000",
  "    0.0000    0.0000    0.0000 N   0  0",
  "    1.2990    0.7500    0.0000 C   0  0",
  "    2.5980    0.0000    0.0000 C   0  0",
  "  1  2  1  0",
  "  2  3  1  0",
  "M  END",
  "",
].join("\n");

describe("the text of a molfile", () => {
  it.each([
    ["whole", `ethylamine\n  drawn\nremark\n${BODY}`, `ethylamine\n  drawn\nremark\n${BODY}`],
    ["without its blank first line", `  drawn\n\n${BODY}`, `\n  drawn\n\n${BODY}`],
    ["with one line of its head", `\n${BODY}`, `\n\n\n${BODY}`],
    ["that begins with the line of counts", BODY, `\n\n\n${BODY}`],
    ["without the blanks at both ends", BODY.trim(), `\n\n\n${BODY}`],
    ["with more blank lines", `\n\n\n\n  drawn\n\n${BODY}`, `\n  drawn\n\n${BODY}`],
    ["without its end", `\n\n\n${BODY.replace("M  END\n", "")}`, `\n\n\n${BODY}`],
    ["of Windows", `  drawn\r\n\r\n${BODY.replaceAll("\n", "\r\n")}`, `\n  drawn\n\n${BODY}`],
    ["of version 3000", "0  0  0     0  0            999 V3000", undefined],
  ])("%s has three lines before that of its counts, and an end", (_, given, text) => {
    expect(structureText(given)).toBe(
      text ?? "\n\n\n  0  0  0     0  0            999 V3000\nM  END\n",
    );
  });
});

const PROPANOL = "InChI=1S/C3H8O/c1-3(2)4/h3-4H,1-2H3";
const GLYCINE = "InChI=1S/C2H5NO2/c3-1-2(4)5/h1,3H2,(H,4,5)";

describe("the text of an InChI", () => {
  it.each([
    ["after a slash", "InChI=1S/C3H8O/\nc1-3(2)4/\nh3-4H,1-2H3", PROPANOL],
    ["before a slash", "InChI=1S/C3H8O\r\n/c1-3(2)4\r\n  /h3-4H,1-2H3", PROPANOL],
    ["within its formula", "InChI=1S/C3\nH8O/c1-3(2)4/h3-4H,1-2H3", PROPANOL],
    ["within its numbers", "InChI=1S/C3H8O/c1-\n3(2)4/h3-\n4H,1-2H3", PROPANOL],
    ["after its name", "InChI=\n1S/C2H5NO2/c3-1-2(4)5/h1,3H2,\n(H,4,5)", GLYCINE],
    ["before its hydrogen", "InChI=1S/C2H5NO2/c3-1-2(4)5/h1,3\nH2,(H,4,5)", GLYCINE],
    ["by blanks", "InChI=1S/C2H5NO2/c3-1-2(4)5/h1,3H2, (H,4,5)", GLYCINE],
  ])("that was broken %s is one line", (_, given, text) => {
    expect(structureText(given)).toBe(text);
  });

  it.each([
    `${PROPANOL} 2-propanol`,
    `${PROPANOL}\nisopropanol`,
    `${PROPANOL}\n67-63-0`,
    `${PROPANOL} 3776`,
    `${PROPANOL}\nInChIKey=KFZMGEQAYNKOFK-UHFFFAOYSA-N`,
    "inchi=1S/C3H8O/c1-3(2)4/h3-4H,1-2H3",
    "InChI: InChI=1S/C3H8O/c1-3(2)4/h3-4H,1-2H3",
    "1S/C3H8O/c1-3(2)4/h3-4H,1-2H3",
  ])("the text of an InChI has neither a label nor the text behind it: %j", (given) => {
    expect(structureText(given)).toBe(PROPANOL);
  });

  it.each([
    ["InChI=1/C3H8O/c1-3(2)4/h3-4H,1-2H3", PROPANOL],
    ["InChI=1/C2H5NO2/c3-1-2(4)5/h1,3H2,(H,4,5)/f/h4H", GLYCINE],
    [
      "InChI=1/C3H8O2/c1-3(5)2-4/h3-5H,2H2,1H3/t3-/m0/s1",
      "InChI=1S/C3H8O2/c1-3(5)2-4/h3-5H,2H2,1H3/t3-/m0/s1",
    ],
    ["InChI=1/C3H8O2/c1-3(5)2-4/h3-5H,2H2,1H3/t3-/s3", "InChI=1S/C3H8O2/c1-3(5)2-4/h3-5H,2H2,1H3"],
    ["InChI=1/2ClH.Zn/h2*1H;/q;;+2/p-2/rCl2Zn/c1-3-2", "InChI=1S/2ClH.Zn/h2*1H;/q;;+2/p-2"],
  ])("that is not standard is the standard one: %s", (given, text) => {
    expect(structureText(given)).toBe(text);
  });
});

test.each([
  [" OCC \n", "OCC"],
  ["SMILES: OCC", "OCC"],
  ["Canonical SMILES：OCC", "OCC"],
  ["1,2-dichloroethane", "1,2-dichloroethane"],
  ["", ""],
])("the text of %j is %j", (given, text) => {
  expect(structureText(given)).toBe(text);
});

describe("a SMILES before its name", () => {
  it.each([
    ["CC(C)=O acetone", "CC(C)=O"],
    ["CCCCCC n-hexane 95%", "CCCCCC"],
    ["ClCCl 二氯甲烷", "ClCCl"],
    ["CCO 702", "CCO"],
    ["[K+].[I-] potassium iodide", "[K+].[I-]"],
    ["O\twater", "O"],
    ["CC(F)Cl |r|", "CC(F)Cl"],
    ["OCC |(1,0,;0,0,;-1,0,)| ethanol", "OCC"],
    ["N[C@@H](C)C(O)=O |&1:1,r|", "N[CH](C)C(O)=O"],
    ["F[C@H](Cl)[C@H](Br)C |o1:1,&2:3|", "F[CH](Cl)[CH](Br)C"],
    ["F[C@H](Cl)[C@H](Br)C |a:1,&1:3|", "F[C@H](Cl)[CH](Br)C"],
  ])("the SMILES before the name in %j is %s", (text, smiles) => {
    expect(titledSmiles(text)).toBe(smiles);
  });

  it.each([
    "CCO",
    "乙醇 95%",
    "PBS buffer",
    "CO gas",
    "N methylaniline",
    "PCl 5",
    "CCO\nCCN",
    `${PROPANOL} propanol`,
  ])("finds no SMILES before a name in %j", (text) => {
    expect(titledSmiles(text)).toBeUndefined();
  });
});

test.each([
  ["LiBr", true],
  ["CrO3", true],
  ["C12H22O11", true],
  ["Ba(OH)2", true],
  ["SF6", true],
  ["C1CC", false],
  ["C2CC2C", false],
  ["CC(C", false],
  ["[Ph]CC", false],
  ["toluene", false],
])("whether %s is a formula, and no SMILES with a slip: %s", (text, is) => {
  expect(isFormulaOnly(text)).toBe(is);
});

it.each([
  ["C7H6O2", true],
  ["C₇H₆O₂", true],
  ["C2H6OS", true],
  ["CH4", true],
  ["CH3COOH", false],
  ["C6H5CH3", false],
  ["(C2H4O)n", false],
  ["NaCl", false],
  ["CCl4", false],
  ["C2H4O2·H2O", false],
  ["C2H3O2-", false],
  ["ethanol", false],
  ["C", false],
])("the text %s is an organic molecular formula: %s", (text, isOne) => {
  expect(isMolecularFormula(text)).toBe(isOne);
});

it.each([
  ["CCO>>CC=O", true],
  ["CCO.CC(=O)O>OS(=O)(=O)O>CCOC(C)=O esterification", true],
  [">>CCO", true],
  ["$RXN\n\n", true],
  ["CCO", false],
  ["> 98 % ethanol > water", false],
  ["a -> b", false],
  ["N->[Cu]->N", false],
])("the text %j is a reaction: %s", (text, isOne) => {
  expect(isReaction(text)).toBe(isOne);
});
