import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chemicalNameParts, partsBetween, plainName, withAdductDots } from "./chemical-name.ts";

/** Writes the italic parts of a name between underscores, and dots between angle brackets. */
function written(name: string): string {
  const signs = { upright: "", italic: "__", dot: "<>" };
  return chemicalNameParts(name)
    .map(({ kind, text }) => `${signs[kind].slice(0, 1)}${text}${signs[kind].slice(1)}`)
    .join("");
}

describe("chemicalNameParts (decisions, names of substances)", () => {
  it.each([
    ["N,N-Dimethylformamide", "_N_,_N_-Dimethylformamide"],
    ["N,N-二甲基甲酰胺", "_N_,_N_-二甲基甲酰胺"],
    ["2-(7-氮杂苯并三氮唑)-N,N,N',N'-四甲基脲", "2-(7-氮杂苯并三氮唑)-_N_,_N_,_N_',_N_'-四甲基脲"],
    ["N,N′-Diisopropylcarbodiimide", "_N_,_N_′-Diisopropylcarbodiimide"],
    ["2,2',7,7'-四[N,N-二(4-甲氧基苯基)氨基]", "2,2',7,7'-四[_N_,_N_-二(4-甲氧基苯基)氨基]"],
    ["Fmoc N-hydroxysuccinimide ester", "Fmoc _N_-hydroxysuccinimide ester"],
    ["N-(9-Fluorenylmethoxy)succinimide", "_N_-(9-Fluorenylmethoxy)succinimide"],
    ["N-[Tris(hydroxymethyl)methyl]glycine", "_N_-[Tris(hydroxymethyl)methyl]glycine"],
    ["N-(1-naphthyl)-N'-phenylurea", "_N_-(1-naphthyl)-_N_'-phenylurea"],
    ["1,N-Dimethylurea", "1,_N_-Dimethylurea"],
    ["N-2-Hydroxyethylpiperazine-N'-2-sulfonate", "_N_-2-Hydroxyethylpiperazine-_N_'-2-sulfonate"],
    ["O-(Benzotriazol-1-yl)-N,N-dimethyl", "_O_-(Benzotriazol-1-yl)-_N_,_N_-dimethyl"],
    ["N,O-Bis(trimethylsilyl)acetamide", "_N_,_O_-Bis(trimethylsilyl)acetamide"],
    ["S-Adenosyl-L-methionine", "_S_-Adenosyl-L-methionine"],
    ["n-Butyllithium solution 2.5 M in hexanes", "_n_-Butyllithium solution 2.5 M in hexanes"],
    ["Tri-n-butyltin chloride", "Tri-_n_-butyltin chloride"],
    ["p,p'-DDT", "_p_,_p_'-DDT"],
    ["3',5''-Tetrabromo-m-cresolsulfonephthalein", "3',5''-Tetrabromo-_m_-cresolsulfonephthalein"],
    ["o-Xylene", "_o_-Xylene"],
    ["t-BuOK", "_t_-BuOK"],
    ["tert-Butanol", "_tert_-Butanol"],
    ["Di-tert-butyl dicarbonate", "Di-_tert_-butyl dicarbonate"],
    ["N-(tert-Butoxycarbonyl)glycine", "_N_-(_tert_-Butoxycarbonyl)glycine"],
    ["2-氨基-N-tert-丁基苯", "2-氨基-_N_-_tert_-丁基苯"],
    ["sec-Butylamine", "_sec_-Butylamine"],
    ["cis-9-Octadecenylamine", "_cis_-9-Octadecenylamine"],
    ["all-trans-Retinol", "all-_trans_-Retinol"],
    ["trans-3,4',5-Trihydroxystilbene", "_trans_-3,4',5-Trihydroxystilbene"],
    ["trans,trans-2,4-Hexadienoic acid", "_trans_,_trans_-2,4-Hexadienoic acid"],
    ["trans-β-Methylstyrene", "_trans_-β-Methylstyrene"],
    ["trans-4a,5-Dihydro", "_trans_-4a,5-Dihydro"],
    ["rac-2,2'-Bis(diphenylphosphino)", "_rac_-2,2'-Bis(diphenylphosphino)"],
    ["meso-Tetra(4-carboxyphenyl)porphine", "_meso_-Tetra(4-carboxyphenyl)porphine"],
    ["anti-1,2-Cyclohexanediol", "_anti_-1,2-Cyclohexanediol"],
    ["exo-Norborneol", "_exo_-Norborneol"],
    ["(R)-(+)-柠檬烯", "(_R_)-(+)-柠檬烯"],
    ["(S)-2-氨基丙酸", "(_S_)-2-氨基丙酸"],
    ["(E)-3-Phenylpropenal", "(_E_)-3-Phenylpropenal"],
    ["(E/Z)-4-Hydroxytamoxifen", "(_E_/_Z_)-4-Hydroxytamoxifen"],
    ["(8S,9R)-6'-Methoxycinchonan-9-ol", "(8_S_,9_R_)-6'-Methoxycinchonan-9-ol"],
    ["13-{[(2R,3aS)-3-(benzoylamino)]}", "13-{[(2_R_,3a_S_)-3-(benzoylamino)]}"],
    ["(αR,2S*)-Phenyl", "(α_R_,2_S_*)-Phenyl"],
    ["rac-(R)-BINAP", "_rac_-(_R_)-BINAP"],
    ["2-Methyl-1H-imidazole", "2-Methyl-1_H_-imidazole"],
    ["4aH-Fluorene", "4a_H_-Fluorene"],
    ["Dihydro-2(3H)-furanone", "Dihydro-2(3_H_)-furanone"],
    ["1H,3H-Furo", "1_H_,3_H_-Furo"],
    ["Benzo[a]pyrene", "Benzo[_a_]pyrene"],
    ["苯并[ghi]苝", "苯并[_ghi_]苝"],
    ["5H-Dibenz[b,f]azepine", "5_H_-Dibenz[_b_,_f_]azepine"],
    ["Benzo[1,2-b:4,5-b']dithiophene", "Benzo[1,2-_b_:4,5-_b_']dithiophene"],
    ["TsOH·H2O; p-甲苯磺酸·水", "TsOH<·>H2O; _p_-甲苯磺酸·水"],
    ["2 N-甲基·HCl·2H2O", "2 N-甲基·HCl<·>2H2O"],
  ])("sets the parts of %j as %j", (name, expected) => {
    expect(written(name)).toBe(expected);
  });

  it.each([
    "乙醇",
    "对甲氧基苯甲醛",
    "D-葡萄糖",
    "DL-α-Tocopherol",
    "L-(+)-Tartaric acid",
    "l-Menthol",
    "d-Limonene",
    "(±)-BINAP",
    "(2α,5β)-Taxol",
    "Isopropanol",
    "iso-Octane",
    "cyclo-Hexane",
    "neo-Pentane",
    "2,6-Di(4-chlorophenyl)",
    "pH-Buffer",
    "N/A",
    "S8176O5",
    "S-8176-05",
    "N-95 mask",
    "n-3 fatty acids",
    "HPLC",
    "Hydrochloric acid 0.1 N-solution",
    "0.1 N",
    "O2",
    "O-ring",
    "O-型圈",
    "n-type silicon",
    "N-terminal peptide",
    "1H-NMR tube",
    "Tween(R)-20",
    "anti-Human IgG",
    "Rabbit anti-mouse IgG",
    "Titanium(IV) isopropoxide",
    "Cisplatin",
    "trans",
    "卡尔·费休试剂",
    "Bicyclo[2.2.2]octane",
    "Bis[tert]phenyl",
    "4-[oxy]benzene",
    "p-",
    "Trans-Blot",
  ])("sets all of %j upright", (name) => {
    expect(chemicalNameParts(name)).toEqual([{ kind: "upright", text: name }]);
  });

  it("returns no parts for an empty name", () => {
    expect(chemicalNameParts("")).toEqual([]);
  });

  it("keeps every character of any name", () => {
    const piece = fc.constantFrom(
      ..."N O n p tert cis R 2S 1H D a · ' , - ( ) [ ] 基 β 3a".split(" "),
    );
    const name = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(name, (text) => {
        const parts = chemicalNameParts(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every((part) => part.text !== "")).toBe(true);
      }),
    );
  });
});

describe("partsBetween", () => {
  it("cuts a part in which a piece begins or ends", () => {
    const parts = chemicalNameParts("Di-tert-butyl");
    expect(partsBetween(parts, 1, 5)).toEqual([
      { kind: "upright", text: "i-" },
      { kind: "italic", text: "te" },
    ]);
    expect(partsBetween(parts, 5, 13)).toEqual([
      { kind: "italic", text: "rt" },
      { kind: "upright", text: "-butyl" },
    ]);
  });

  it("returns pieces that joined are the name, for any place of a cut", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (name, at) => {
        const parts = chemicalNameParts(name);
        const pieces = [...partsBetween(parts, 0, at), ...partsBetween(parts, at, name.length)];
        expect(pieces.map(({ text }) => text).join("")).toBe(name);
      }),
    );
  });
});

describe("withAdductDots", () => {
  it.each([
    ["EDC•HCl", "EDC·HCl"],
    ["CuSO4∙5H2O; TsOH⋅H2O", "CuSO4·5H2O; TsOH·H2O"],
    ["Ni(NO3)2・6H2O", "Ni(NO3)2·6H2O"],
    ["卡尔•费休试剂", "卡尔·费休试剂"],
    ["a•b•c", "a·b·c"],
    ["• Ethanol • dry", "• Ethanol • dry"],
    ["EDC·HCl", "EDC·HCl"],
    ["Zn(NO3)2.6H2O", "Zn(NO3)2.6H2O"],
  ])("writes %j as %j", (name, expected) => {
    expect(withAdductDots(name)).toBe(expected);
  });
});

it("leaves out the markup of a name", () => {
  expect(plainName("<i>N</i>,<i>N</i>-dimethylformamide")).toBe("N,N-dimethylformamide");
});
