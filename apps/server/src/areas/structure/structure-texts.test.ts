import {
  countStructureFacets,
  lookUpStructures,
  readStructure,
  searchStructures,
} from "@reagent/api/contract/structure";
import { structureMessages } from "@reagent/api/messages/structure";
import { UNREFINED } from "@reagent/domain/facet";
import { readStructureList } from "@reagent/domain/structure-list";
import type { StructureMatch } from "@reagent/domain/structure-search";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reagentEntries } from "../../import/load/search-entries.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { addStructures } from "../../testing/structures.ts";

const SLOW_MS = 240_000;
const FIRST = 100;
const searched = { ...UNREFINED, threshold: null, page: 1, offset: 20 } as const;

/** Structures with their formulas; the ids of their items count from 100. */
const substances = [
  ["CC(C)=O", "C3H6O"],
  ["CC(C)N", "C3H9N"],
  ["C[C@H](O)C#N", "C3H5NO"],
  ["[Sr+2].[Br-].[Br-]", "SrBr2"],
  ["[Ba+2].[Br-].[Br-].O.O", "BaBr2·2H2O"],
  ["[Rb+].[Br-]", "RbBr"],
  ["[Rb+].[F-]", "RbF"],
  ["[Rb+].[BH4-]", "RbBH4"],
  ["[Rb+].[H-]", "RbH"],
  ["[Sc+3].[Cl-].[Cl-].[Cl-].O.O.O.O.O.O", "ScCl3·6H2O"],
  ["[Sn+2].[F-].[F-]", "SnF2"],
  ["[Cs+].[Br-]", "CsBr"],
  ["[Ca+2].[O-2]", "CaO"],
  ["CC(=O)OC", "C3H6O2"],
  ["CCOC=O", "C3H6O2"],
  ["[K+].[O-]C(C)=O", "C2H3KO2"],
  ["[Pb+2].[I-].[I-]", "PbI2"],
  ["[Rb]", "Rb"],
  ["CC1(C)CCCC(C)(C)N1[O]", "C9H18NO"],
] as const;

const idOf = (smiles: (typeof substances)[number][0]) =>
  FIRST + substances.findIndex(([own]) => own === smiles);

const ACETONE_BODY = [
  "  4  3  0  0  0  0  0  0  0  0999 V2000",
  "    0.0000    0.0000    0.0000 C   0  0",
  "    1.2990    0.7500    0.0000 C   0  0",
  "    2.5980    0.0000    0.0000 C   0  0",
  "    1.2990    2.2500    0.0000 O   0  0",
  "  1  2  1  0",
  "  2  3  1  0",
  "  2  4  2  0",
  "M  END",
].join("\n");

onDefaultDatabase((makePlace) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    await addStructures(
      shop.database,
      FIRST,
      substances.map(([smiles]) => smiles),
    );
    await shop.database.transact(async (tx) => {
      for (const [smiles, formula] of substances)
        await tx.updateTable("items").set({ formula }).where("smiles", "=", smiles).execute();
    });
    const { entries } = await reagentEntries(shop.database, "catalogue");
    await shop.search.rebuild("reagent", entries);
    await shop.structures.start();
  }, SLOW_MS);
  afterAll(() => shop.close());

  const find = (code: string, match: StructureMatch = "exact") =>
    shop.call(searchStructures, { ...searched, code, match });
  const ids = async (code: string) =>
    (await find(code)).data.items.map(({ itemId }) => Number(itemId));
  const verdicts = async (text: string) => {
    const entries = readStructureList(text).map((entry) => entry.text);
    return (await shop.call(lookUpStructures, { entries })).data.verdicts;
  };

  describe("a pasted structure", { timeout: SLOW_MS }, () => {
    it.each([
      ["CC(C)=O acetone", "smiles", "CC(C)=O"],
      ["CC(C)N 异丙胺", "smiles", "CC(C)N"],
      ["CC(C)=O 180", "smiles", "CC(C)=O"],
      ["C[C@H](O)C#N\tlactonitrile", "smiles", "C[C@H](O)C#N"],
      ["CC(C)=O |(0,0,;1,0,;2,0,;1,1,)|", "smiles", "CC(C)=O"],
      ["CC(C)N |lp:3:1| isopropylamine", "smiles", "CC(C)N"],
      ["C[C@@H](O)C#N |&1:1|", "smiles", "C[C@H](O)C#N"],
      ["SMILES: CC(C)=O", "smiles", "CC(C)=O"],
      ["InChI=1/C3H6O/c1-3(2)4/h1-2H3", "inchi", "CC(C)=O"],
      ["InChI=1/C3H9N/c1-3(2)4/h3H,4H2,1-2H3", "inchi", "CC(C)N"],
      ["InChI=1S/C3H9N/c1-3(2)4\n/h3H,4H2,1-2H3", "inchi", "CC(C)N"],
      ["InChI=1S/C3H9N/c1-3(2)\n4/h3H,4H2,\n1-2H3", "inchi", "CC(C)N"],
      ["InChI=1S/C3H6O/c1-3(2)4/h1-2H3 acetone", "inchi", "CC(C)=O"],
      [`\n  drawn\n\n${ACETONE_BODY}`, "molfile", "CC(C)=O"],
      [`  drawn\n\n${ACETONE_BODY}`, "molfile", "CC(C)=O"],
      [`\n${ACETONE_BODY}\n`, "molfile", "CC(C)=O"],
      [ACETONE_BODY.trim(), "molfile", "CC(C)=O"],
      [ACETONE_BODY.replace("M  END", ""), "molfile", "CC(C)=O"],
      ["RbBr", "name", "[Rb+].[Br-]"],
      ["RbF", "name", "[Rb+].[F-]"],
      ["CaO", "name", "[Ca+2].[O-2]"],
      ["CsBr", "name", "[Cs+].[Br-]"],
      ["SnF2", "name", "[Sn+2].[F-].[F-]"],
      ["SrBr2", "name", "[Sr+2].[Br-].[Br-]"],
      ["BaBr2", "name", "[Ba+2].[Br-].[Br-].O.O"],
      ["ScCl3", "name", "[Sc+3].[Cl-].[Cl-].[Cl-].O.O.O.O.O.O"],
    ] as const)(
      "the pasted structure %j is read as %s, alone and in a list",
      async (text, kind, smiles) => {
        const [first, ...others] = await verdicts(text);
        expect(others).toEqual([]);
        const { data } = await find(text);
        expect(data.query.kind).toBe(kind);
        expect(data.items.map(({ itemId }) => Number(itemId))).toEqual([idOf(smiles)]);
        expect(first).toMatchObject({ verdict: "found", kind });
        expect(first?.items[0]?.itemId).toBe(String(idOf(smiles)));
        // What the address of the results holds finds the same again.
        expect(await ids(data.query.code)).toEqual([idOf(smiles)]);
      },
    );

    it.each([
      ["KF", structureMessages.unknownFormula],
      ["NaI", structureMessages.unknownFormula],
      ["CoBr2", structureMessages.unknownFormula],
      // Of the same atoms as ethyl formate and methyl acetate.
      ["CH3COOCH3", structureMessages.unknownFormula],
      ["Rb+", structureMessages.unknownFormula],
      ["C1CC", structureMessages.notUnderstood({ kind: "open-ring", position: 2, text: "1" })],
      ["CO gas", structureMessages.unreadable],
      ["CC(C)=O>>CC(C)O", structureMessages.reaction],
      ["CC(C)=O.CN>[Na+].[BH4-]>CC(C)NC reductive amination", structureMessages.reaction],
      [`$RXN\n\n\n\n  1  0\n$MOL\n\n\n\n${ACETONE_BODY}\n`, structureMessages.reaction],
      ["CC(C)=O\nCC(C)N", structureMessages.unreadable],
      ["Sn(CC", structureMessages.notUnderstood({ kind: "unpaired", position: 3, text: "(" })],
    ])("the pasted structure %j is refused with its reason", async (code, message) => {
      for (const match of ["exact", "substructure"] as const) {
        const answer = await find(code, match);
        expect([answer.code, answer.message]).toEqual([1411, message.zh]);
      }
    });

    it.each([
      ["InChI=1/CS2/c2-1-3", "inchi"],
      ["CSCPPASGZSRFFK-UHFFFAOYNA-N", "inchikey"],
      ["KF", "name"],
    ])("a structure %s that no item has is missing in a list, as %s", async (text, kind) => {
      expect(await verdicts(text)).toMatchObject([{ verdict: "missing", kind, reason: "" }]);
    });

    it("a pasted structure with query atoms is a pattern, also before a name", async () => {
      const read = async (code: string) =>
        (await shop.call(readStructure, { code, match: "substructure" as const })).data;
      for (const code of ["C[O,N]", "[#6]~[#7]"])
        expect(await read(code), code).toMatchObject({ kind: "smarts", code });
      expect(await read("C[O,N] alcohol or amine")).toMatchObject({ code: "C[O,N]" });
    });
  });

  it(
    "a list has a verdict for each of its texts, an InChI over several lines among them",
    async () => {
      const list = [
        "RbF",
        "CC(C)N isopropylamine",
        "InChI=1S/C3H6O/",
        "c1-3(2)4/",
        "h1-2H3",
        "KF",
        "CC(C)=O |$;;R$|",
      ];
      expect(
        (await verdicts(list.join("\r\n"))).map(({ verdict, kind }) => [verdict, kind]),
      ).toEqual([
        ["found", "name"],
        ["found", "smiles"],
        ["found", "inchi"],
        ["missing", "name"],
        ["found", "smiles"],
      ]);
    },
    SLOW_MS,
  );

  it(
    "atoms with unpaired electrons are found: those of radicals, and as RDKit counts them of metals and of ions with a lone pair",
    async () => {
      for (const smiles of [
        "[Sn+2].[F-].[F-]",
        "[Pb+2].[I-].[I-]",
        "CC1(C)CCCC(C)(C)N1[O]",
      ] as const) {
        expect(await ids(smiles), smiles).toEqual([idOf(smiles)]);
        const { data } = await find(smiles, "substructure");
        expect(
          data.items.map(({ itemId }) => itemId),
          smiles,
        ).toEqual([String(idOf(smiles))]);
      }
    },
    SLOW_MS,
  );

  it("an element alone is found exactly as itself, and as a part in all its compounds", async () => {
    expect(await ids("[Rb]")).toEqual([idOf("[Rb]")]);
    const { data } = await find("[Rb]", "substructure");
    const compounds = substances.filter(([smiles]) => smiles.includes("[Rb"));
    expect(new Set(data.items.map(({ itemId }) => Number(itemId)))).toEqual(
      new Set(compounds.map(([smiles]) => idOf(smiles))),
    );
  });

  it(
    "a molecular formula finds the items of all its structures, and other formulas one structure",
    async () => {
      const isomers = [idOf("CC(=O)OC"), idOf("CCOC=O")];
      for (const match of ["exact", "substructure"] as const) {
        const { data } = await find("C3H6O2", match);
        expect(data.query).toEqual({ kind: "formula", code: "C3H6O2", smiles: "", atoms: 0 });
        expect(data.items.map(({ itemId }) => Number(itemId))).toEqual(isomers);
        expect(data).toMatchObject({ total: 2, isMore: false });
      }
      const { data: second } = await shop.call(searchStructures, {
        ...searched,
        code: "C₃H₆O₂",
        match: "exact",
        page: 2,
        offset: 1,
      });
      expect(second.items.map(({ itemId }) => Number(itemId))).toEqual(isomers.slice(1));
      expect(second.total).toBe(2);
      const { data: counted } = await shop.call(countStructureFacets, {
        ...UNREFINED,
        code: "C3H6O2",
        match: "exact",
        threshold: null,
      });
      expect(counted).toMatchObject({ total: 2, isMore: false });
      const { data: dearest } = await shop.call(searchStructures, {
        ...searched,
        code: "C3H6O2",
        match: "exact",
        sort: "price-down",
      });
      expect(new Set(dearest.items.map(({ itemId }) => Number(itemId)))).toEqual(new Set(isomers));
      expect((await find("C3H9N")).data.query).toMatchObject({ kind: "name", code: "CC(C)N" });
      expect(await verdicts("C3H6O2")).toMatchObject([
        { verdict: "found", kind: "formula", total: 2 },
      ]);
    },
    SLOW_MS,
  );

  it(
    "a simple salt finds that salt alone: none of the same cation or anion, and no hydrate",
    async () => {
      for (const smiles of [
        "[Sr+2].[Br-].[Br-]",
        "[Rb+].[Br-]",
        "[Rb+].[F-]",
        "[Rb+].[H-]",
        "[Rb+].[BH4-]",
        "[Cs+].[Br-]",
        "[Ba+2].[Br-].[Br-].O.O",
      ] as const)
        expect(await ids(smiles), smiles).toEqual([idOf(smiles)]);
      expect(await ids("[Br-].[Rb+]")).toEqual([idOf("[Rb+].[Br-]")]);
      for (const smiles of ["[Ba+2].[Br-].[Br-]", "[Rb+].[Cl-]", "[Rb+]", "[Br-]", "[Cs+].[F-]"])
        expect(await ids(smiles), smiles).toEqual([]);
    },
    SLOW_MS,
  );
});
