import { describe, expect, test } from "vitest";
import {
  REACTIONS,
  type ReactionId,
  reactionOf,
  reactionsAmong,
  reactionsOf,
} from "./dangerous-reaction.ts";
import type { Reactant } from "./reactive-group.ts";

const of = (casNumber: string, smiles: string, codes = ""): Reactant => ({
  casNumber,
  smiles,
  hazardStatements: codes.split(" ").filter((code) => code !== ""),
});

const GOODS = {
  acetone: of("67-64-1", "CC(C)=O", "H225 H319 H336"),
  "acetic acid": of("64-19-7", "CC(=O)O", "H226 H314"),
  acetonitrile: of("75-05-8", "CC#N", "H225 H302"),
  "acetyl chloride": of("75-36-5", "CC(=O)Cl", "H225 H314 EUH014"),
  agarose: of("9012-36-6", ""),
  ammonia: of("1336-21-6", "N.O", "H314 H335 H400"),
  "ammonium sulfate": of("7783-20-2", "[NH4+].[NH4+].[O-]S(=O)(=O)[O-]"),
  aniline: of("62-53-3", "Nc1ccccc1", "H301 H311 H317 H318 H331"),
  "benzoyl peroxide": of("94-36-0", "O=C(OOC(=O)c1ccccc1)c1ccccc1", "H241 H317 H319"),
  benzotriazole: of("95-14-7", "N1N=Nc2ccccc12", "H302 H319"),
  butyllithium: of("109-72-8", "[Li]CCCC", "H225 H250 H260 H314 EUH014"),
  "calcium chloride": of("10043-52-4", "[Ca+2].[Cl-].[Cl-]", "H319"),
  chloroform: of("67-66-3", "ClC(Cl)Cl", "H302 H331 H351"),
  "citric acid": of("77-92-9", "OC(=O)CC(O)(CC(=O)O)C(=O)O", "H319 H335"),
  "copper sulfate": of("7758-99-8", "[Cu+2].[O-]S(=O)(=O)[O-].O.O.O.O.O", "H302 H318 H410"),
  dichloromethane: of("75-09-2", "ClCCl", "H315 H319 H336 H351"),
  dimethylaniline: of("121-69-7", "CN(C)c1ccccc1", "H301 H311 H331 H351"),
  ether: of("60-29-7", "CCOCC", "H224 H302 H336 EUH019"),
  ethanol: of("64-17-5", "CCO", "H225 H319"),
  "ethyl acetate": of("141-78-6", "CCOC(C)=O", "H225 H319 H336"),
  glucose: of("50-99-7", "OCC1OC(O)C(O)C(O)C1O"),
  glycerol: of("56-81-5", "OCC(O)CO"),
  glycine: of("56-40-6", "NCC(=O)O"),
  HEPES: of("7365-45-9", "OCCN1CCN(CCS(=O)(=O)O)CC1"),
  hexane: of("110-54-3", "CCCCCC", "H225 H304 H315"),
  "hydrochloric acid": of("7647-01-0", "Cl", "H290 H314 H335"),
  "hydrogen peroxide": of("7722-84-1", "OO", "H272 H302 H318"),
  "lead iodide": of("10101-63-0", "[Pb+2].[I-].[I-]", "H302 H360 H410"),
  "lithium aluminium hydride": of("16853-85-3", "[Li+].[AlH4-]", "H260 H314"),
  magnesium: of("7439-95-4", "[Mg]", "H228 H252 H261"),
  "magnesium sulfate": of("7487-88-9", "[Mg+2].[O-]S(=O)(=O)[O-]"),
  methanol: of("67-56-1", "CO", "H225 H301 H311 H331 H370"),
  "nitric acid": of("7697-37-2", "O[N+](=O)[O-]", "H272 H290 H314 H331"),
  "perchloric acid": of("7601-90-3", "OCl(=O)(=O)=O", "H271 H290 H314"),
  "phosphoric acid": of("7664-38-2", "OP(=O)(O)O", "H290 H302 H314"),
  "potassium cyanide": of("151-50-8", "[K+].[C-]#N", "H300 H310 H330 H410 EUH032"),
  "potassium carbonate": of("584-08-7", "[K+].[K+].[O-]C(=O)[O-]", "H315 H319"),
  "potassium chloride": of("7447-40-7", "[K+].[Cl-]"),
  "potassium dihydrogen phosphate": of("7778-77-0", "[K+].OP(=O)(O)[O-]"),
  "potassium iodide": of("7681-11-0", "[K+].[I-]", "H372"),
  "potassium nitrate": of("7757-79-1", "[K+].[O-][N+](=O)[O-]", "H272"),
  "potassium permanganate": of("7722-64-7", "[K+].[O-][Mn](=O)(=O)=O", "H272 H302 H314 H410"),
  pyridine: of("110-86-1", "c1ccncc1", "H225 H302 H312 H332"),
  salicylaldehyde: of("90-02-8", "O=Cc1ccccc1O", "H302 H311 H315 H319 H341"),
  "silica gel": of("7631-86-9", "O=[Si]=O"),
  "silver nitrate": of("7761-88-8", "[Ag+].[O-][N+](=O)[O-]", "H272 H314 H410"),
  sodium: of("7440-23-5", "[Na]", "H260 H314 EUH014"),
  "sodium acetate": of("127-09-3", "[Na+].CC(=O)[O-]"),
  "sodium azide": of("26628-22-8", "[Na+].[N-]=[N+]=[N-]", "H300 H310 H373 H410 EUH032"),
  "sodium borohydride": of("16940-66-2", "[Na+].[BH4-]", "H260 H301 H314 H360"),
  "sodium chloride": of("7647-14-5", "[Na+].[Cl-]"),
  "sodium fluoride": of("7681-49-4", "[Na+].[F-]", "H301 H315 H319 EUH032"),
  "sodium bicarbonate": of("144-55-8", "[Na+].OC(=O)[O-]"),
  "sodium hydride": of("7646-69-7", "[Na+].[H-]", "H260"),
  "sodium hydroxide": of("1310-73-2", "[Na+].[OH-]", "H290 H314"),
  "sodium hypochlorite": of("7681-52-9", "[Na+].[O-]Cl", "H290 H314 H410 EUH031"),
  "sodium nitrite": of("7632-00-0", "[Na+].[O-]N=O", "H272 H301 H319 H400"),
  "sodium sulfate": of("7757-82-6", "[Na+].[Na+].[O-]S(=O)(=O)[O-]"),
  sucrose: of("57-50-1", "OCC1OC(OC2(CO)OC(CO)C(O)C2O)C(O)C(O)C1O"),
  sulfur: of("7704-34-9", "S1SSSSSSS1", "H228 H315"),
  "sulfuric acid": of("7664-93-9", "OS(=O)(=O)O", "H290 H314"),
  tetrahydrofuran: of("109-99-9", "C1CCOC1", "H225 H302 H319 H335 H351 EUH019"),
  toluene: of("108-88-3", "Cc1ccccc1", "H225 H304 H315 H336 H361 H373"),
  "toluene diisocyanate": of("584-84-9", "Cc1ccc(N=C=O)cc1N=C=O", "H315 H317 H330 H334"),
  triethylamine: of("121-44-8", "CCN(CC)CC", "H225 H302 H311 H314 H331"),
  chlorotrimethylsilane: of("75-77-4", "C[Si](C)(C)Cl", "H225 H301 H312 H314 H331 EUH014"),
  Tris: of("77-86-1", "NC(CO)(CO)CO"),
  tryptophan: of("73-22-3", "NC(Cc1c[nH]c2ccccc12)C(=O)O"),
  urea: of("57-13-6", "NC(N)=O"),
  zinc: of("7440-66-6", "[Zn]", "H250 H260 H410"),
} as const satisfies Record<string, Reactant>;

type Name = keyof typeof GOODS;

const WARNED: readonly (readonly [Name, Name, ReactionId])[] = [
  ["potassium cyanide", "hydrochloric acid", "cyanide-acid"],
  ["potassium cyanide", "acetic acid", "cyanide-acid"],
  ["potassium cyanide", "citric acid", "cyanide-acid"],
  ["sodium azide", "sulfuric acid", "azide-acid"],
  ["sodium azide", "citric acid", "azide-acid"],
  ["sodium azide", "copper sulfate", "azide-heavy-metal"],
  ["sodium azide", "lead iodide", "azide-heavy-metal"],
  ["sodium azide", "silver nitrate", "azide-heavy-metal"],
  ["sodium azide", "dichloromethane", "azide-polyhalogenated"],
  ["sodium azide", "chloroform", "azide-polyhalogenated"],
  ["sodium hypochlorite", "hydrochloric acid", "hypochlorite-acid"],
  ["sodium hypochlorite", "citric acid", "hypochlorite-acid"],
  ["sodium hypochlorite", "ammonia", "hypochlorite-ammonia"],
  ["sodium hypochlorite", "ammonium sulfate", "hypochlorite-ammonia"],
  ["sodium hypochlorite", "aniline", "hypochlorite-ammonia"],
  ["potassium permanganate", "hydrochloric acid", "oxidiser-hydrochloric-acid"],
  ["nitric acid", "hydrochloric acid", "oxidiser-hydrochloric-acid"],
  ["potassium permanganate", "sulfuric acid", "permanganate-sulfuric-acid"],
  ["sodium nitrite", "hydrochloric acid", "nitrite-acid"],
  ["sodium nitrite", "ammonium sulfate", "nitrite-ammonium"],
  ["sodium fluoride", "sulfuric acid", "gas-with-acid"],
  ["silver nitrate", "ammonia", "silver-ammonia"],
  ["sodium", "ethanol", "water-reactive-protic"],
  ["sodium hydride", "methanol", "water-reactive-protic"],
  ["butyllithium", "acetic acid", "water-reactive-protic"],
  ["lithium aluminium hydride", "hydrochloric acid", "water-reactive-protic"],
  ["sodium borohydride", "hydrogen peroxide", "water-reactive-protic"],
  ["sodium", "chloroform", "alkali-metal-polyhalogenated"],
  ["hydrogen peroxide", "acetone", "peroxide-ketone"],
  ["hydrogen peroxide", "copper sulfate", "peroxide-metal"],
  ["benzoyl peroxide", "dimethylaniline", "peroxide-amine"],
  ["benzoyl peroxide", "sulfuric acid", "peroxide-acid-base"],
  ["nitric acid", "ethanol", "oxidiser-flammable"],
  ["perchloric acid", "acetic acid", "oxidiser-flammable"],
  ["potassium nitrate", "sulfur", "oxidiser-flammable"],
  ["potassium permanganate", "glycerol", "strong-oxidiser-organic"],
  ["magnesium", "hydrochloric acid", "water-reactive-protic"],
  ["acetyl chloride", "ethanol", "acid-halide-protic"],
  ["chlorotrimethylsilane", "methanol", "acid-halide-protic"],
  ["toluene diisocyanate", "triethylamine", "acid-halide-protic"],
  ["chloroform", "sodium hydroxide", "polyhalogenated-base"],
  ["sulfuric acid", "sodium hydroxide", "acid-base"],
  ["hydrochloric acid", "triethylamine", "acid-base"],
  ["sulfuric acid", "ethanol", "sulfuric-acid-water"],
];

const HARMLESS: readonly (readonly [Name, Name])[] = [
  ["sodium chloride", "potassium chloride"],
  ["sodium chloride", "hydrochloric acid"],
  ["sodium chloride", "sulfuric acid"],
  ["sodium chloride", "ethanol"],
  ["sodium sulfate", "ethyl acetate"],
  ["magnesium sulfate", "dichloromethane"],
  ["magnesium sulfate", "ether"],
  ["glucose", "sodium chloride"],
  ["glucose", "hydrochloric acid"],
  ["sucrose", "citric acid"],
  ["glycine", "sodium azide"],
  ["glycine", "hydrochloric acid"],
  ["Tris", "hydrochloric acid"],
  ["Tris", "acetic acid"],
  ["HEPES", "sodium hydroxide"],
  ["HEPES", "sodium chloride"],
  ["urea", "glycerol"],
  ["urea", "sodium hydroxide"],
  ["agarose", "Tris"],
  ["agarose", "nitric acid"],
  ["ethanol", "acetone"],
  ["ethanol", "hexane"],
  ["ethanol", "ethyl acetate"],
  ["methanol", "acetonitrile"],
  ["methanol", "dichloromethane"],
  ["methanol", "sodium acetate"],
  ["tetrahydrofuran", "hexane"],
  ["tetrahydrofuran", "butyllithium"],
  ["tetrahydrofuran", "sodium hydride"],
  ["toluene", "lithium aluminium hydride"],
  ["toluene", "pyridine"],
  ["ether", "magnesium"],
  ["acetic acid", "sodium acetate"],
  ["acetic acid", "salicylaldehyde"],
  ["phosphoric acid", "potassium dihydrogen phosphate"],
  ["phosphoric acid", "acetonitrile"],
  ["hydrochloric acid", "citric acid"],
  ["ammonia", "ammonium sulfate"],
  ["ammonia", "methanol"],
  ["potassium carbonate", "acetone"],
  ["potassium carbonate", "salicylaldehyde"],
  ["sodium hydroxide", "ethanol"],
  ["sodium azide", "tetrahydrofuran"],
  ["benzotriazole", "hydrochloric acid"],
  ["silica gel", "hexane"],
  ["calcium chloride", "toluene"],
  ["potassium iodide", "sodium bicarbonate"],
  ["tryptophan", "glucose"],
  ["potassium nitrate", "potassium chloride"],
  ["copper sulfate", "sodium chloride"],
];

describe("reactions of goods (rules, reactions of goods)", () => {
  test.each(WARNED)("%s and %s: %s", (one, other, id) => {
    expect(reactionOf(GOODS[one], GOODS[other])?.id).toBe(id);
    expect(reactionOf(GOODS[other], GOODS[one])?.id).toBe(id);
  });

  test.each(HARMLESS)("%s and %s: nothing", (one, other) => {
    expect(reactionOf(GOODS[one], GOODS[other])).toBeUndefined();
    expect(reactionOf(GOODS[other], GOODS[one])).toBeUndefined();
  });

  test("forty pairs or more are warned of, and as many are not", () => {
    expect(WARNED.length).toBeGreaterThanOrEqual(40);
    expect(HARMLESS.length).toBeGreaterThanOrEqual(40);
  });

  const line = (name: keyof typeof GOODS, itemCode: string = name) => ({
    ...GOODS[name],
    itemCode,
    name,
  });
  const rowsOf = (lines: readonly ReturnType<typeof line>[]) =>
    reactionsAmong(lines).map(({ reaction: { id }, ones, others }) => [
      id,
      ones.map(({ name }) => name),
      others.map(({ name }) => name),
    ]);

  test("the reactions of a cart have each pair once, the dangerous first", () => {
    const cart = ["sulfuric acid", "sodium hydroxide", "sodium azide"] as const;
    expect(rowsOf(cart.map((name) => line(name)))).toEqual([
      ["azide-acid", ["sodium azide"], ["sulfuric acid"]],
      ["acid-base", ["sulfuric acid"], ["sodium hydroxide"]],
    ]);
  });

  test("the pairs of one reaction are one row, and several packs of an item are one", () => {
    const cart = [
      line("sulfuric acid"),
      line("sodium azide"),
      line("sulfuric acid"),
      line("acetic acid"),
      line("sodium azide", "another grade"),
    ];
    expect(rowsOf(cart)).toEqual([
      ["azide-acid", ["sodium azide", "sodium azide"], ["sulfuric acid", "acetic acid"]],
    ]);
  });

  test("every pair that reacts is in the row of its worst reaction", () => {
    const names = Object.keys(GOODS) as (keyof typeof GOODS)[];
    const rows = rowsOf(names.map((name) => line(name)));
    const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => ({ one, other })));
    for (const { one, other } of pairs) {
      const id = reactionOf(GOODS[one], GOODS[other])?.id;
      const named = rows.filter(
        ([, ones, others]) =>
          (ones?.includes(one) && others?.includes(other)) ||
          (ones?.includes(other) && others?.includes(one)),
      );
      expect(named.map(([row]) => row)[0], `${one}, ${other}`).toBe(id);
    }
  });

  test("a substance has the rows that its groups take part in, with the other side", () => {
    const rows = reactionsOf(GOODS["sodium azide"]).map(({ reaction: { id }, partners }) => [
      id,
      ...partners,
    ]);
    expect(rows).toContainEqual(["azide-polyhalogenated", "polyhalogenated-solvent"]);
    expect(rows).toContainEqual(["gas-with-acid", "acid"]);
    expect(reactionsOf(GOODS["sodium chloride"])).toEqual([]);
  });

  test("the dangerous rows of the table come first, and each has its own id", () => {
    const grades = REACTIONS.map(({ grade }) => grade);
    expect(grades.lastIndexOf("danger")).toBeLessThan(grades.indexOf("caution"));
    expect(new Set(REACTIONS.map(({ id }) => id)).size).toBe(REACTIONS.length);
  });
});
