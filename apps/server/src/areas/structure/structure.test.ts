import { codes } from "@reagent/api/contract/envelope";
import {
  countStructureFacets,
  lookUpStructures,
  readStructure,
  searchStructures,
} from "@reagent/api/contract/structure";
import { callMessages } from "@reagent/api/messages/call";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { MOST_LIST_ENTRIES, type StructureMatch } from "@reagent/domain/structure-search";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { addStructures } from "../../testing/structures.ts";

const SLOW_MS = 240_000;
const searched = { ...UNREFINED, threshold: null, page: 1, offset: 20 } as const;
const SAME = 1005;

const structures = {
  100: "CC(=O)[O-].[Na+]",
  101: "CC(=O)O",
  102: "CC(N)C(=O)O",
  103: "C[C@H](N)C(=O)O",
  104: "C[C@@H](N)C(=O)O",
  105: "[13CH3]CO",
  106: "C[N+](C)(C)C.[Cl-]",
  107: "Oc1ccccc1.CC(=O)O",
  108: "Oc1ccccc1",
  109: "C".repeat(500),
  110: "C".repeat(501),
  111: "CC(=O)[O-].CC(=O)[O-].[Ca+2]",
  112: "Cl.C[C@H](N)C(=O)O",
  113: "[Cu+2].[O-]S(=O)(=O)[O-]",
  114: "[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O",
  115: "[Na+].[Na+].[O-]S(=O)(=O)[O-]",
  116: "[Co+2].[Cl-].[Cl-].O.O.O.O.O.O",
  117: "[Pb+2].[I-].[I-]",
  118: "Cl[Zn]Cl",
} as const;

/** A molfile of atoms in a row. */
function molfile(symbols: readonly string[], extra = ""): string {
  const number = (value: number) => String(value).padStart(3);
  const atoms = symbols.map(
    (symbol, at) =>
      `${(at * 1.2).toFixed(4).padStart(10)}    0.0000    0.0000 ${symbol.padEnd(3)} 0  0`,
  );
  const bonds = symbols.slice(1).map((_, at) => `${number(at + 1)}${number(at + 2)}  1  0`);
  const counts = `${number(symbols.length)}${number(bonds.length)}  0  0  0  0  0  0  0  0999 V2000`;
  return ["", "  drawn", "", counts, ...atoms, ...bonds].join("\n") + `\n${extra}M  END\n`;
}

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  const find = (code: string, match: StructureMatch) =>
    shop.call(searchStructures, { ...searched, code, match });
  const ids = async (code: string, match: StructureMatch) =>
    (await find(code, match)).data.items.map(({ itemId }) => Number(itemId));

  beforeAll(async () => {
    shop = await openShop(makePlace);
    await addStructures(shop.database, 100, Object.values(structures));
    await addStructures(
      shop.database,
      1000,
      Array.from({ length: SAME }, () => "c1ccsc1"),
    );
    await shop.structures.start();
  }, SLOW_MS);
  afterAll(() => shop.close());

  describe("a structure search", { timeout: SLOW_MS }, () => {
    it.each<[string, string, StructureMatch, object]>([
      ["no structure", "", "exact", structureMessages.empty],
      ["an empty drawing", molfile([]), "exact", structureMessages.empty],
      [
        "what is no SMILES",
        "C1CC",
        "exact",
        structureMessages.notUnderstood({ kind: "open-ring", position: 2, text: "1" }),
      ],
      ["five bonds at carbon", "CC(C)(C)(C)C", "exact", structureMessages.valence],
      ["2,000 atoms", "C".repeat(2000), "substructure", structureMessages.tooManyAtoms],
      [
        "a drawing of 250 atoms",
        molfile(Array.from({ length: 250 }, () => "C")),
        "substructure",
        structureMessages.tooManyAtoms,
      ],
      ["201 atoms", "C".repeat(201), "similarity", structureMessages.tooManyAtoms],
      [
        "an R group",
        molfile(["C", "R#"], "M  RGP  1   2   1\n"),
        "substructure",
        structureMessages.rGroup,
      ],
      [
        "query atoms where a whole structure is needed",
        "[C,N]O",
        "exact",
        structureMessages.needsStructure,
      ],
      ["any atom in a similarity search", "C*", "similarity", structureMessages.needsStructure],
      ["a broken molfile", "\n\n\n  1  0  0 V2000\nM  END", "exact", structureMessages.badMolfile],
    ])("a structure search refuses %s with its reason", async (_, code, match, message) => {
      const answer = await find(code, match);
      expect(answer.code).toBe(1411);
      expect(Object.values(message)).toContain(answer.message);
    });

    it("a structure search refuses a drawing of 2,000 atoms and a molfile of 10 MB by their length", async () => {
      const drawing = molfile(Array.from({ length: 2000 }, () => "C")).slice(0, 30_000);
      expect((await find(drawing, "substructure")).code).toBe(400);
      const file = " ".repeat(10 * 2 ** 20);
      const answer = await find(file, "exact");
      expect([answer.status, answer.code, answer.message]).toEqual([
        413,
        413,
        callMessages.tooLarge.zh,
      ]);
    });

    it("a structure search answers a query of 200 atoms, and one that matches everything", async () => {
      expect(await ids("C".repeat(200), "substructure")).toEqual([109]);
      const { data } = await find("*", "substructure");
      expect(data.items).toHaveLength(20);
      expect(data.isMore).toBe(true);
    });

    it("a structure search finds molecules of 500 atoms, but no larger ones", async () => {
      expect(await ids("C".repeat(150), "substructure")).toEqual([109]);
    });

    it("a structure search compares query atoms, isotopes and charges", async () => {
      expect(await ids("[13CH3]C", "substructure")).toEqual([105]);
      expect(await ids("[13CH3]CO", "exact")).toEqual([105]);
      expect(await ids("CCO", "exact")).toEqual([]);
      expect(await ids("C[N+](C)(C)C.[Cl-]", "exact")).toEqual([106]);
      expect(await ids("C[N+](C)(C)C", "exact")).toEqual([]);
      expect(await ids("[N,S;+1]", "substructure")).toEqual([106]);
    });

    it("a structure search compares compounds of metals whether they are written with bonds or as ions", async () => {
      expect(await ids("I[Pb]I", "exact")).toEqual([117]);
      expect(await ids("[Pb+2].[I-].[I-]", "exact")).toEqual([117]);
      expect(await ids("[Zn+2].[Cl-].[Cl-]", "exact")).toEqual([118]);
      expect(await ids("Cl[Zn]Cl", "exact")).toEqual([118]);
      expect(await ids(molfile(["Cl", "Zn", "Cl"]), "exact")).toEqual([118]);
      // Sold as hydrate alone, which is another form.
      const { items, otherForms } = (await find("Cl[Co]Cl", "exact")).data;
      expect(items).toEqual([]);
      expect(otherForms.map(({ itemId }) => Number(itemId))).toEqual([116]);
    });

    it("a structure search finds elements alone in whatever state they are, by text and drawing", async () => {
      expect(await ids("[Na]", "substructure")).toEqual([100, 115]);
      expect(await ids("[Zn]", "substructure")).toEqual([118]);
      expect(await ids(molfile(["Cu"]), "substructure")).toEqual([113, 114]);
      expect(await ids("[Cu].[Na]", "substructure")).toEqual([]);
      expect(await ids("[Cu+]", "substructure")).toEqual([]);
    });

    it("a structure search compares salts and mixtures by the set of their parts, in whatever order and ratio", async () => {
      expect(await ids("[Na+].CC(=O)[O-]", "exact")).toEqual([100]);
      expect(await ids("CC(=O)[O-].[K+]", "exact")).toEqual([]);
      expect(await ids("CC(=O)[O-]", "exact")).toEqual([]);
      expect(await ids("[Ca+2].CC(=O)[O-]", "exact")).toEqual([111]);
      expect(await ids("CC(=O)[O-].CC(=O)[O-].[Ca+2]", "exact")).toEqual([111]);
      expect(await ids("Oc1ccccc1", "exact")).toEqual([108]);
      expect(await ids("Oc1ccccc1.CC(=O)O", "exact")).toEqual([107]);
      expect(await ids("CC(=O)O", "exact")).toEqual([101]);
    });

    it("a structure search lists other salts and hydrates apart from the structure", async () => {
      const others = async (code: string, params: object = {}) => {
        const wanted = { ...searched, code, match: "exact", ...params } as const;
        const { data } = await shop.call(searchStructures, wanted);
        return data.otherForms.map(({ itemId }) => Number(itemId));
      };
      expect(await others("CC(=O)[O-].[Na+]")).toEqual([111]);
      expect(await others("CC(=O)[O-].[K+]")).toEqual([100, 111]);
      expect(await others("Oc1ccccc1")).toEqual([107]);
      expect(await others("C[C@H](N)C(=O)O.Cl")).toEqual([103]);
      expect(await others("C[C@H](N)C(=O)O")).toEqual([112]);
      expect(await others("C[C@@H](N)C(=O)O")).toEqual([]);
      expect(await others("[Cu+2].[O-]S(=O)(=O)[O-]")).toEqual([114]);
      expect(await others("[Na+].[O-]S(=O)(=O)[O-]")).toEqual([]);
      expect(await others("CC(=O)[O-].[K+]", { page: 2 })).toEqual([]);
      expect(await others("CC(=O)[O-].[K+]", { match: "substructure" })).toEqual([]);
      expect(await others("CC(=O)[O-].[K+]", { sort: "price-up" })).toEqual([]);
    });

    it("a structure search reads a structure that is drawn several times as drawn once", async () => {
      const { data } = await find("CC(=O)O.CC(=O)O", "exact");
      expect(data.query).toMatchObject({ code: "CC(=O)O", smiles: "CC(=O)O", atoms: 4 });
      expect(data.items.map(({ itemId }) => itemId)).toEqual(["101"]);
    });

    it("a structure search compares salts and mixtures by their largest part where it looks for structures alike", async () => {
      const { data } = await find("Oc1ccccc1", "similarity");
      expect(data.items.map(({ itemId, similarity }) => [itemId, similarity])).toEqual([
        ["108", 1],
        ["107", 1],
      ]);
    });

    it("a structure search compares stereochemistry where it is drawn", async () => {
      expect(new Set(await ids("CC(N)C(=O)O", "exact"))).toEqual(new Set([102, 103, 104]));
      expect(await ids("C[C@H](N)C(=O)O", "exact")).toEqual([103]);
      expect(await ids("C[C@@H](N)C(=O)O", "substructure")).toEqual([104]);
    });

    it("a structure search marks the matched atoms and bonds in the drawings", async () => {
      const { data } = await find("CO", "substructure");
      const ethanol = data.items.find(({ itemId }) => itemId === "105");
      expect(new Set(ethanol?.matchedAtoms)).toEqual(new Set([1, 2]));
      const [mark] = /<path [^>]*stroke-opacity[^>]*>/u.exec(ethanol?.drawing ?? "") ?? [];
      expect(mark).toMatch(/d="M[\d.]+ [\d.]+L[\d.]+ [\d.]+"/u);
      const similar = (await find("CC(=O)O", "similarity")).data.items[0];
      expect(similar?.matchedAtoms).toEqual([]);
      expect(similar?.drawing).not.toContain("stroke-opacity");
    });

    it("a structure search counts up to 1,000, and says that there are more", async () => {
      const counted = async (code: string) => {
        const params = { ...UNREFINED, code, match: "exact", threshold: null } as const;
        const { total, isMore } = (await shop.call(countStructureFacets, params)).data;
        return { total, isMore };
      };
      expect(await counted("c1ccsc1")).toEqual({ total: 1000, isMore: true });
      expect(await counted("CC(=O)O")).toEqual({ total: 1, isMore: false });
    });

    it("a structure search has the drawing of the query, and none of a pattern", async () => {
      const match: StructureMatch = "substructure";
      const drawing = async (code: string) =>
        (await shop.call(readStructure, { code, match })).data.drawing;
      expect(await drawing("CCO")).toMatch(/^<svg/u);
      expect(await drawing("[#6]~O")).toBe("");
    });
  });

  it(
    "a list of 500 structures has a verdict for each, also where 200 cannot be read",
    async () => {
      const isBad = (at: number) => at % 5 < 2;
      const entries = Array.from({ length: MOST_LIST_ENTRIES }, (_, at) =>
        isBad(at) ? `C1CC(${at}` : "CC(=O)O",
      );
      const { code, data } = await shop.call(lookUpStructures, { entries });
      expect(code).toBe(codes.success);
      expect(data.verdicts.map(({ verdict }) => verdict)).toEqual(
        entries.map((_, at) => (isBad(at) ? "unreadable" : "found")),
      );
      const reasons = data.verdicts.filter((_, at) => isBad(at)).map(({ reason }) => reason);
      expect(reasons).toHaveLength(200);
      expect(reasons).not.toContain("");
    },
    SLOW_MS,
  );
});
