import { isSolutionGrade } from "./mixture.ts";

/**
 * Substances that 《危险化学品目录》 (2015 edition) marks as 剧毒, as far as that is certain here: it marks 148 entries, so that a
 * substance that is not in this list may be one.
 */
const ACUTE_POISONS: ReadonlySet<string> = new Set([
  "26628-22-8", // sodium azide
  "143-33-9", // sodium cyanide
  "151-50-8", // potassium cyanide
  "592-01-8", // calcium cyanide
  "74-90-8", // hydrogen cyanide
  "506-77-4", // cyanogen chloride
  "75-86-5", // acetone cyanohydrin
  "107-12-0", // propionitrile
  "107-18-6", // allyl alcohol
  "107-19-7", // propargyl alcohol
  "107-11-9", // allylamine
  "107-07-3", // 2-chloroethanol
  "107-20-0", // chloroacetaldehyde
  "78-94-4", // 3-buten-2-one
  "108-98-5", // thiophenol
  "151-56-4", // aziridine
  "60-34-4", // methylhydrazine
  "57-14-7", // 1,1-dimethylhydrazine
  "542-88-1", // bis(chloromethyl) ether
  "79-22-1", // methyl chloroformate
  "541-41-3", // ethyl chloroformate
  "124-63-0", // methanesulfonyl chloride
  "624-83-9", // methyl isocyanate
  "76-06-2", // chloropicrin
  "77-47-4", // hexachlorocyclopentadiene
  "144-49-0", // fluoroacetic acid
  "62-74-8", // sodium fluoroacetate
  "640-19-7", // fluoroacetamide
  "80-12-6", // tetramine
  "54-11-5", // nicotine
  "57-24-9", // strychnine
  "64-86-8", // colchicine
  "4368-28-9", // tetrodotoxin
  "1327-53-3", // arsenic trioxide
  "1303-28-2", // arsenic pentoxide
  "7487-94-7", // mercury(II) chloride
  "7446-18-6", // thallium sulfate
  "20816-12-0", // osmium tetroxide
  "13463-40-6", // iron pentacarbonyl
  "13463-39-3", // nickel carbonyl
  "78-00-2", // tetraethyllead
  "75-44-5", // phosgene
  "7782-50-5", // chlorine
  "7782-41-4", // fluorine
  "7784-42-1", // arsine
  "7803-51-2", // phosphine
  "19287-45-7", // diborane
]);

/** What decides whether goods are a 剧毒 chemical. */
export interface PossiblePoison {
  readonly casNumber: string;
  /** The grade; a solution is not the substance that the catalogue lists. */
  readonly specification: string;
}

/**
 * Whether goods are 剧毒, a highly toxic chemical, whose buyers need a licence of the public security organs (《危险化学品安全管理条例》,
 * articles 38 to 40; rules, highly toxic chemicals).
 */
export function isAcutePoison({ casNumber, specification }: PossiblePoison): boolean {
  return ACUTE_POISONS.has(casNumber) && !isSolutionGrade(specification);
}
