import { beforeAll, describe, expect, it } from "vitest";
import { disjointPlaces, type Matching, PartMatcher } from "./part-matcher.ts";
import { readQuery } from "./query.ts";
import { openRdkit, type Rdkit, using } from "./rdkit.ts";

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await openRdkit();
});

function match(text: string, smiles: string): Matching {
  const query = readQuery(rdkit, text, "substructure");
  if (typeof query === "string") throw new Error(`${text}: ${query}`);
  const molecule = rdkit.get_mol(smiles);
  if (!molecule) throw new Error(smiles);
  const matcher = new PartMatcher(rdkit, query);
  const matched = using(molecule, (it) => matcher.match(it));
  matcher.close();
  return matched;
}

describe("the parts of a query", () => {
  it.each([
    ["CC(=O)[O-].[Na+]", "[Na+].CC(=O)[O-]"],
    ["[Na+].O", "O.O.[Na+].[Cl-]"],
    ["CO.CCO", "CCOC.CO"],
    ["CO.CCO", "OCC"],
    ["CO.CCO", "CCOCC"],
    ["CCO.CO", "COCCO"],
    ["C.N", "CN"],
    ["C.N.O", "CN"],
    ["[C,N].O", "CO"],
    ["[C,N].[O,N]", "N"],
    ["C1.C1", "CC"],
    ["C[C@H](N)C(=O)O.Cl", "Cl.C[C@H](N)C(=O)O"],
    ["C[C@H](N)C(=O)O.Cl", "Cl.C[C@@H](N)C(=O)O"],
  ])(
    "the parts of the query %s have places in %s where RDKit finds all of them",
    (text, smiles) => {
      const whole = rdkit.get_qmol(text);
      const molecule = rdkit.get_mol(smiles);
      if (!whole || !molecule) throw new Error(text);
      const isHit = molecule.get_substruct_match(whole, `{"useChirality":true}`) !== "{}";
      const matched = match(text, smiles);
      expect(typeof matched !== "string").toBe(isHit);
      const atoms = typeof matched === "string" ? [] : matched;
      expect(new Set(atoms).size).toBe(atoms.length);
      whole.delete();
      molecule.delete();
    },
  );

  it("the parts of a query with query atoms are matched once each, as those of a hydrate are", () => {
    const hydrate = "[Mg,Ca].[Cl-].[Cl-].O.O.O.O.O.O";
    expect(match(hydrate, "[Mg+2].[Cl-].[Cl-].O")).toHaveLength(3);
    expect(match(hydrate, "[Mg+2].[O-][N+](=O)[O-].[O-][N+](=O)[O-].O.O.O.O.O.O")).toBe("none");
  });

  it("the parts of a query that lie in each other are found, or are known not to fit", () => {
    const chains = Array.from({ length: 9 }, (_, at) => "C".repeat(at + 1)).join(".");
    expect(match(chains, "C".repeat(100))).toHaveLength(45);
    expect(match(chains, "C".repeat(44))).toBe("none");
    const sugar =
      "OC[C@H]1O[C@@H](O[C@H]2[C@H](O)[C@@H](O)[C@H](O)O[C@@H]2CO)[C@H](O)[C@@H](O)[C@@H]1O";
    expect(match("O.CO.CCO.CCCO.OCCO.Cl", `${sugar}.Br`)).toBe("none");
  });
});

describe("places that share no atom", () => {
  it("places that share no atom are in the order of the parts", () => {
    expect(disjointPlaces([[[0], [1]], [[1, 0]], [[2]], [[3], [0]]])).toBe("none");
    expect(disjointPlaces([[[0], [1]], [[4, 0]], [[2], [3]]])).toEqual([1, 4, 0, 2]);
  });

  it("places that share no atom stay undecided where they take more than 10,000 steps", () => {
    const atoms = Array.from({ length: 8 }, (_, at) => [at]);
    expect(disjointPlaces(Array.from({ length: 9 }, () => atoms))).toBe("undecided");
    expect(disjointPlaces(Array.from({ length: 8 }, () => atoms))).toHaveLength(8);
    expect(disjointPlaces(Array.from({ length: 4 }, () => atoms.slice(0, 3)))).toBe("none");
  });

  it("places that share no atom stay undecided where a part has more places than are compared", () => {
    const same = Array.from({ length: 1000 }, () => [0]);
    expect(disjointPlaces([same, [[0]]])).toBe("undecided");
    expect(disjointPlaces([same.slice(1), [[0]]])).toBe("none");
  });
});
