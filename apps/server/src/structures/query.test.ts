import type { StructureMatch } from "@reagent/domain/structure-search";
import { beforeAll, describe, expect, it } from "vitest";
import { describeStructure, largestPart, partKeyOf } from "./fingerprint.ts";
import { readQuery } from "./query.ts";
import { openRdkit, type Rdkit } from "./rdkit.ts";

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await openRdkit();
});

const read = (text: string, match: StructureMatch = "substructure") =>
  readQuery(rdkit, text, match);

const molfile = (symbol: string, extra = "") => `
  drawn

  2  1  0  0  0  0  0  0  0  0999 V2000
    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0
    1.2990    0.7500    0.0000 ${symbol.padEnd(3)} 0  0  0  0  0  0  0  0  0  0  0  0
  1  2  1  0
${extra}M  END
`;

describe("a query", () => {
  it("a structure query is read as SMILES first, in which [nH] may have a group", () => {
    expect(read("c1cc[nH]c1")).toEqual({
      kind: "smiles",
      code: "c1cc[nH]c1",
      isPattern: false,
      atoms: 5,
      metalKey: "",
    });
  });

  it.each(["[C,N]~O", "C*", "[#6]~[#7]", "[#6]", "[*;R1]C"])(
    "a structure query is read as SMARTS with query atoms or bonds: %s",
    (text) => {
      expect(read(text)).toMatchObject({ kind: "smarts", isPattern: true });
    },
  );

  it.each(["[Mn]", "[Na].[Cl]"])(
    "a structure query of elements alone is a pattern as a part, and a molecule otherwise: %s",
    (text) => {
      expect(read(text)).toMatchObject({ isPattern: true });
      expect(read(text, "exact")).toMatchObject({ isPattern: false });
    },
  );

  it.each(["[Mn+2]", "[OH]", "[13C]"])(
    "a structure query with a charge, hydrogen or mass is a molecule as a part: %s",
    (text) => {
      expect(read(text)).toMatchObject({ isPattern: false });
    },
  );

  it("a structure query is read as a molfile, with query atoms as a pattern", () => {
    expect(read(molfile("O"))).toMatchObject({ kind: "molfile", code: "CO", isPattern: false });
    for (const symbol of ["A", "Q", "*"])
      expect(read(molfile(symbol)), symbol).toMatchObject({ kind: "molfile", isPattern: true });
    expect(read(molfile("L", "M  ALS   2  2 F N   O   \n"))).toMatchObject({ isPattern: true });
    expect(read(molfile("O").replaceAll("\n", "\r\n"))).toMatchObject({ code: "CO" });
  });

  it("a structure query keeps charges, isotopes and stereochemistry", () => {
    for (const smiles of ["CC(=O)[O-]", "C[13CH3]", "C[C@H](N)C(=O)O", "C/C=C/C"])
      expect(read(smiles)).toMatchObject({ code: smiles });
  });

  it.each([
    ["a name", "ethanol", "unreadable"],
    ["Chinese", "乙醇", "unreadable"],
    ["several words", "C C", "unreadable"],
    ["an open ring", "C1CC", "unreadable"],
    ["carbon with five bonds", "C(C)(C)(C)(C)C", "valence"],
    ["a ring that cannot be aromatic", "c1cccc1", "valence"],
    ["201 atoms", "C".repeat(201), "tooManyAtoms"],
    ["2,000 atoms", "C".repeat(2000), "tooManyAtoms"],
    ["deep recursion", `${"[$(".repeat(20)}C${")]".repeat(20)}`, "unreadable"],
    ["10,000 brackets", `C${"(".repeat(10_000)}`, "unreadable"],
    ["an R group", molfile("R#", "M  RGP  1   2   1\n"), "rGroup"],
    ["R1", molfile("R1"), "rGroup"],
    ["R1 in a SMILES", "[R1]CC", "rGroup"],
    ["R in a SMILES", "O=C(O)[R]", "rGroup"],
    ["a broken molfile", "\n\n\n  1  0  0  0 V2000\n nothing\nM  END", "badMolfile"],
    ["a molfile without atoms", "\n\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n", "empty"],
    [
      "a molfile of 999 atoms",
      "\n\n\n999  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n",
      "tooManyAtoms",
    ],
  ])("a query is refused: %s", (_, text, problem) => {
    expect(read(text)).toBe(problem);
  });

  it("a structure query with query atoms is refused where a whole structure is needed", () => {
    expect(read("C*", "exact")).toBe("needsStructure");
    expect(read("[C,N]", "similarity")).toBe("needsStructure");
  });

  it("a query of 200 atoms is read", () => {
    expect(read("C".repeat(200))).toMatchObject({ atoms: 200 });
  });
});

describe("the largest part", () => {
  it("the largest part of a structure is the one with the most atoms", () => {
    expect(largestPart("CC(=O)[O-].[Na+]")).toBe("CC(=O)[O-]");
    expect(largestPart("Cl.c1ccccc1.O")).toBe("c1ccccc1");
  });

  it("the largest part of a structure has the same key for all stereoisomers, and another for other charges and isotopes", () => {
    const key = (smiles: string) => partKeyOf(rdkit, smiles);
    expect(key("C[C@H](N)C(=O)O")).toBe(key("OC(=O)C(C)N"));
    expect(key("CC(=O)[O-]")).not.toBe(key("CC(=O)O"));
    expect(key("[13CH3]C")).not.toBe(key("CC"));
  });
});

describe("describeStructure", () => {
  it("describeStructure calculates the InChIKey", () => {
    expect(describeStructure(rdkit, "CCO")?.inchiKey).toBe("LFQSCWFLJHTTHZ-UHFFFAOYSA-N");
  });

  it("describeStructure leaves out what cannot be read and what has more than 500 atoms", () => {
    expect(describeStructure(rdkit, "nothing")).toBeUndefined();
    expect(describeStructure(rdkit, "C".repeat(501))).toBeUndefined();
    expect(describeStructure(rdkit, "C".repeat(500))?.atoms).toBe(500);
  });
});
