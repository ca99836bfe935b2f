/** A substance of the national catalogue of drug precursors. */
export interface ListedDrugPrecursor {
  /** Its CAS numbers, the usual one first; isomers and salts that have a number of their own follow. */
  readonly cas: readonly string[];
  readonly name: { readonly zh: string; readonly en: string };
  readonly class: 1 | 2 | 3;
}

/** A substance of the national list of explosive precursors. */
export interface ListedExplosivePrecursor {
  /** The number of its entry. */
  readonly entry: string;
  /** Its CAS numbers, the usual one first; hydrates, which inorganic entries include, follow. */
  readonly cas: readonly string[];
  readonly name: { readonly zh: string; readonly en: string };
  /** The content in percent that a preparation must exceed to be listed; every content is where it is absent. */
  readonly above?: number;
}

const drug = (
  group: ListedDrugPrecursor["class"],
  zh: string,
  en: string,
  ...cas: readonly string[]
): ListedDrugPrecursor => ({ cas, name: { zh, en }, class: group });

const explosive = (
  entry: string,
  zh: string,
  en: string,
  ...cas: readonly string[]
): ListedExplosivePrecursor => ({ entry, cas, name: { zh, en } });

/**
 * Drug precursors: the catalogue annexed to 《易制毒化学品管理条例》 (2005) with the additions of 2008, 2012, 2014, 2017, 2021, 2024
 * and 2025, as far as entries have a CAS number. It sets no threshold of content. The salts of classes 1 and 2 are listed too.
 */
export const DRUG_PRECURSORS: readonly ListedDrugPrecursor[] = [
  drug(1, "1-苯基-2-丙酮", "1-Phenyl-2-propanone", "103-79-7"),
  drug(1, "3,4-亚甲基二氧苯基-2-丙酮", "3,4-Methylenedioxyphenyl-2-propanone", "4676-39-5"),
  drug(1, "胡椒醛", "Piperonal", "120-57-0"),
  drug(1, "黄樟素", "Safrole", "94-59-7"),
  drug(1, "黄樟油", "Sassafras oil", "8006-80-2"),
  drug(1, "异黄樟素", "Isosafrole", "120-58-1"),
  drug(1, "N-乙酰邻氨基苯酸", "N-Acetylanthranilic acid", "89-52-1"),
  drug(1, "邻氨基苯甲酸", "Anthranilic acid", "118-92-3"),
  drug(1, "麦角酸", "Lysergic acid", "82-58-6"),
  drug(1, "麦角胺", "Ergotamine", "113-15-5"),
  drug(1, "麦角新碱", "Ergometrine", "60-79-7"),
  drug(1, "麻黄素", "Ephedrine", "299-42-3", "50-98-6"),
  drug(1, "伪麻黄素", "Pseudoephedrine", "90-82-4", "345-78-8"),
  drug(1, "消旋麻黄素", "Racemic ephedrine", "90-81-3"),
  drug(1, "去甲麻黄素", "Norephedrine", "14838-15-4", "492-41-1"),
  drug(1, "甲基麻黄素", "Methylephedrine", "552-79-4"),
  drug(1, "羟亚胺", "Hydroxylimine", "90717-16-1"),
  drug(1, "邻氯苯基环戊酮", "2-Chlorophenyl cyclopentyl ketone", "6740-85-8"),
  drug(1, "1-苯基-2-溴-1-丙酮", "2-Bromopropiophenone", "2114-00-3"),
  drug(1, "3-氧-2-苯基丁腈", "3-Oxo-2-phenylbutanenitrile", "4468-48-8"),
  drug(1, "N-苯乙基-4-哌啶酮", "N-Phenethyl-4-piperidone", "39742-60-4"),
  drug(1, "4-苯胺基-N-苯乙基哌啶", "4-Anilino-N-phenethylpiperidine", "21409-26-7"),

  drug(2, "苯乙酸", "Phenylacetic acid", "103-82-2"),
  drug(2, "醋酸酐", "Acetic anhydride", "108-24-7"),
  drug(2, "三氯甲烷", "Chloroform", "67-66-3"),
  drug(2, "乙醚", "Diethyl ether", "60-29-7"),
  drug(2, "哌啶", "Piperidine", "110-89-4"),
  drug(2, "溴素", "Bromine", "7726-95-6"),
  drug(2, "1-苯基-1-丙酮", "Propiophenone", "93-55-0"),
  drug(2, "α-苯乙酰乙酸甲酯", "Methyl α-phenylacetoacetate", "16648-44-5"),
  drug(2, "α-乙酰乙酰苯胺", "α-Phenylacetoacetamide", "4433-77-6"),
  drug(2, "4-(N-苯基氨基)哌啶", "4-Anilinopiperidine", "23056-29-3"),
  drug(
    2,
    "1-叔丁氧羰基-4-(N-苯基氨基)哌啶",
    "1-tert-Butoxycarbonyl-4-anilinopiperidine",
    "125541-22-2",
  ),
  drug(2, "N-苯基-N-(4-哌啶基)丙酰胺", "N-Phenyl-N-(4-piperidinyl)propionamide", "1609-66-1"),
  drug(2, "大麻二酚", "Cannabidiol", "13956-29-1"),
  drug(2, "4-哌啶酮", "4-Piperidone", "41661-47-6"),
  drug(2, "1-叔丁氧羰基-4-哌啶酮", "1-tert-Butoxycarbonyl-4-piperidone", "79099-07-3"),

  drug(3, "甲苯", "Toluene", "108-88-3"),
  drug(3, "丙酮", "Acetone", "67-64-1"),
  drug(3, "甲基乙基酮", "2-Butanone", "78-93-3"),
  drug(3, "高锰酸钾", "Potassium permanganate", "7722-64-7"),
  drug(3, "硫酸", "Sulfuric acid", "7664-93-9"),
  drug(3, "盐酸", "Hydrochloric acid", "7647-01-0"),
  drug(3, "苯乙腈", "Phenylacetonitrile", "140-29-4"),
  drug(3, "γ-丁内酯", "γ-Butyrolactone", "96-48-0"),
];

/**
 * Explosive precursors: 《易制爆危险化学品名录》 (2017), as far as entries have a CAS number. An inorganic salt is listed with
 * and without its water of crystallization.
 */
export const EXPLOSIVE_PRECURSORS: readonly ListedExplosivePrecursor[] = [
  explosive("1.1", "硝酸", "Nitric acid", "7697-37-2"),
  explosive("1.2", "发烟硝酸", "Fuming nitric acid", "52583-42-3"),
  explosive("1.3", "高氯酸", "Perchloric acid", "7601-90-3"),

  explosive("2.1", "硝酸钠", "Sodium nitrate", "7631-99-4"),
  explosive("2.2", "硝酸钾", "Potassium nitrate", "7757-79-1"),
  explosive("2.3", "硝酸铯", "Caesium nitrate", "7789-18-6"),
  explosive("2.4", "硝酸镁", "Magnesium nitrate", "10377-60-3", "13446-18-9"),
  explosive("2.5", "硝酸钙", "Calcium nitrate", "10124-37-5", "13477-34-4"),
  explosive("2.6", "硝酸锶", "Strontium nitrate", "10042-76-9"),
  explosive("2.7", "硝酸钡", "Barium nitrate", "10022-31-8"),
  explosive("2.8", "硝酸镍", "Nickel nitrate", "13138-45-9", "13478-00-7"),
  explosive("2.9", "硝酸银", "Silver nitrate", "7761-88-8"),
  explosive("2.10", "硝酸锌", "Zinc nitrate", "7779-88-6", "10196-18-6"),
  explosive("2.11", "硝酸铅", "Lead nitrate", "10099-74-8"),

  explosive("3.1", "氯酸钠", "Sodium chlorate", "7775-09-9"),
  explosive("3.2", "氯酸钾", "Potassium chlorate", "3811-04-9"),
  explosive("3.3", "氯酸铵", "Ammonium chlorate", "10192-29-7"),

  explosive("4.1", "高氯酸锂", "Lithium perchlorate", "7791-03-9"),
  explosive("4.2", "高氯酸钠", "Sodium perchlorate", "7601-89-0", "7791-07-3"),
  explosive("4.3", "高氯酸钾", "Potassium perchlorate", "7778-74-7"),
  explosive("4.4", "高氯酸铵", "Ammonium perchlorate", "7790-98-9"),

  explosive("5.1", "重铬酸锂", "Lithium dichromate", "13843-81-7"),
  explosive("5.2", "重铬酸钠", "Sodium dichromate", "10588-01-9", "7789-12-0"),
  explosive("5.3", "重铬酸钾", "Potassium dichromate", "7778-50-9"),
  explosive("5.4", "重铬酸铵", "Ammonium dichromate", "7789-09-5"),

  { ...explosive("6.1", "过氧化氢溶液", "Hydrogen peroxide solution", "7722-84-1"), above: 8 },
  explosive("6.2", "过氧化锂", "Lithium peroxide", "12031-80-0"),
  explosive("6.3", "过氧化钠", "Sodium peroxide", "1313-60-6"),
  explosive("6.4", "过氧化钾", "Potassium peroxide", "17014-71-0"),
  explosive("6.5", "过氧化镁", "Magnesium peroxide", "1335-26-8"),
  explosive("6.6", "过氧化钙", "Calcium peroxide", "1305-79-9"),
  explosive("6.7", "过氧化锶", "Strontium peroxide", "1314-18-7"),
  explosive("6.8", "过氧化钡", "Barium peroxide", "1304-29-6"),
  explosive("6.9", "过氧化锌", "Zinc peroxide", "1314-22-3"),
  explosive("6.10", "过氧化脲", "Urea hydrogen peroxide", "124-43-6"),
  explosive("6.11", "过乙酸", "Peracetic acid", "79-21-0"),
  { ...explosive("6.12", "过氧化二异丙苯", "Dicumyl peroxide", "80-43-3"), above: 52 },
  explosive("6.13", "过氧化氢苯甲酰", "Perbenzoic acid", "93-59-4"),
  explosive("6.14", "超氧化钠", "Sodium superoxide", "12034-12-7"),
  explosive("6.15", "超氧化钾", "Potassium superoxide", "12030-88-5"),

  explosive("7.1", "锂", "Lithium", "7439-93-2"),
  explosive("7.2", "钠", "Sodium", "7440-23-5"),
  explosive("7.3", "钾", "Potassium", "7440-09-7"),
  explosive("7.4", "镁", "Magnesium", "7439-95-4"),
  explosive("7.6", "铝粉", "Aluminium powder", "7429-90-5"),
  explosive("7.7", "硅铝", "Silicon aluminium", "57485-31-1"),
  explosive("7.8", "硫磺", "Sulfur", "7704-34-9"),
  explosive("7.9", "锌尘、锌粉、锌灰", "Zinc dust, zinc powder, zinc ash", "7440-66-6"),
  explosive("7.10", "金属锆", "Zirconium", "7440-67-7"),
  explosive("7.11", "六亚甲基四胺", "Hexamethylenetetramine", "100-97-0"),
  explosive("7.12", "1,2-乙二胺", "Ethylenediamine", "107-15-3"),
  explosive("7.13", "一甲胺", "Methylamine", "74-89-5"),
  explosive("7.14", "硼氢化锂", "Lithium borohydride", "16949-15-8"),
  explosive("7.15", "硼氢化钠", "Sodium borohydride", "16940-66-2"),
  explosive("7.16", "硼氢化钾", "Potassium borohydride", "13762-51-1"),

  explosive("8.1", "硝基甲烷", "Nitromethane", "75-52-5"),
  explosive("8.2", "硝基乙烷", "Nitroethane", "79-24-3"),
  explosive("8.3", "2,4-二硝基甲苯", "2,4-Dinitrotoluene", "121-14-2"),
  explosive("8.4", "2,6-二硝基甲苯", "2,6-Dinitrotoluene", "606-20-2"),
  explosive("8.5", "1,5-二硝基萘", "1,5-Dinitronaphthalene", "605-71-0"),
  explosive("8.6", "1,8-二硝基萘", "1,8-Dinitronaphthalene", "602-38-0"),
  explosive("8.7", "二硝基苯酚", "Dinitrophenol", "25550-58-7"),
  explosive("8.8", "2,4-二硝基苯酚", "2,4-Dinitrophenol", "51-28-5"),
  explosive("8.9", "2,5-二硝基苯酚", "2,5-Dinitrophenol", "329-71-5"),
  explosive("8.10", "2,6-二硝基苯酚", "2,6-Dinitrophenol", "573-56-8"),
  explosive("8.11", "2,4-二硝基苯酚钠", "Sodium 2,4-dinitrophenolate", "1011-73-0"),

  explosive("9.1", "硝化纤维素", "Nitrocellulose", "9004-70-0"),
  explosive("9.2", "4,6-二硝基-2-氨基苯酚钠", "Sodium picramate", "831-52-7"),
  explosive("9.3", "高锰酸钾", "Potassium permanganate", "7722-64-7"),
  explosive("9.4", "高锰酸钠", "Sodium permanganate", "10101-50-5"),
  explosive("9.5", "硝酸胍", "Guanidine nitrate", "506-93-4"),
  explosive("9.6", "水合肼", "Hydrazine hydrate", "10217-52-4"),
  explosive("9.7", "季戊四醇", "Pentaerythritol", "115-77-5"),
];
