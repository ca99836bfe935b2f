import { describe, expect, it } from "vitest";
import { readReactionSmiles } from "./reaction-smiles.ts";

describe("readReactionSmiles", () => {
  it.each([
    ["CC(=O)O.OCC>[H+]>CC(=O)OCC.O", ["CC(=O)O", "OCC"], ["[H+]"], ["CC(=O)OCC", "O"]],
    ["CCO>>CC=O", ["CCO"], [], ["CC=O"]],
    ["CCO>>", ["CCO"], [], []],
    ["  [CH3:1][OH:2]>>[CH2:1]=[OH+:2]  ", ["[CH3][OH]"], [], ["[CH2]=[OH+]"]],
    [
      "[Na+].[OH-].CCBr>O>CCO.[Na+].[Br-] |f:0.1,5.6|",
      ["[Na+].[OH-]", "CCBr"],
      ["O"],
      ["CCO", "[Na+].[Br-]"],
    ],
    [
      "[K+].CCBr.[K+].[O-]C([O-])=O>>CCO |f:0.2.3,w:1.1|",
      ["[K+].[K+].[O-]C([O-])=O", "CCBr"],
      [],
      ["CCO"],
    ],
    [
      "[K+].[K+].[O-]C([O-])=O.CCBr>[Na+].[Cl-]>CCO",
      ["[K+].[K+].[O-]C([O-])=O", "CCBr"],
      ["[Na+].[Cl-]"],
      ["CCO"],
    ],
    ["[Mg+2].[Cl-].[Cl-].CC=O>>CCO", ["[Mg+2].[Cl-].[Cl-]", "CC=O"], [], ["CCO"]],
    ["[Na+].CCO>>CC=O", ["[Na+]", "CCO"], [], ["CC=O"]],
    ["C[N+](=O)[O-].CCO>>CC=O an oxidation", ["C[N+](=O)[O-]", "CCO"], [], ["CC=O"]],
  ])("reads the substances of %j", (text, reactants, agents, products) => {
    expect(readReactionSmiles(text)).toEqual({ reactants, agents, products });
  });

  it("does not take the numbers of a group from the other lists of an extension", () => {
    const text = "[Na+].[OH-].C>>CO |$_AP1;;$,f:0.1,c:3|";
    expect(readReactionSmiles(text)?.reactants).toEqual(["[Na+].[OH-]", "C"]);
  });

  it("counts no part of a side that is empty", () => {
    const text = "CCBr>>CCO.[Na+].[Br-] |f:2.3|";
    expect(readReactionSmiles(text)?.products).toEqual(["CCO", "[Na+].[Br-]"]);
  });

  it.each(["", "CCO", "乙醇", "a > b", "$RXN V2000 >>", "[Fe]->O>>C", "CCO>CC=O"])(
    "reads no reaction in %j",
    (text) => expect(readReactionSmiles(text)).toBeUndefined(),
  );
});
