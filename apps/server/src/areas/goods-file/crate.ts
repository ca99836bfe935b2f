import { createHash } from "node:crypto";
import { shop } from "@reagent/api/contract/shop";
import { pathIn } from "@reagent/api/pages/language-path";
import { paths } from "@reagent/api/pages/paths";
import { TERMS_PAGE } from "@reagent/domain/content-page";
import { storageClassOf } from "@reagent/domain/storage-class";
import { escapeHtml } from "../../basics/escape-html.ts";
import type { Language, LocalizedText } from "../../basics/language.ts";
import type { KnownLine } from "./goods.ts";
import {
  type Bottle,
  bottleId,
  casOf,
  gradeOf,
  hazardCodes,
  INVENTORY_COLUMNS,
} from "./inventory.ts";

/** The name of the file that describes a crate. */
export const METADATA_FILE = "ro-crate-metadata.json";

/** An entity of a crate. Values are not empty, and others are named by their ids. */
export type Entity = Readonly<Record<string, unknown>> & {
  readonly "@id": string;
  readonly "@type": string;
};

const words = {
  crate: { zh: "试剂：", en: "Reagents: " },
  about: {
    zh: "每瓶试剂一个数据集，附该批号的质检报告和安全技术说明书。",
    en: "One dataset for each bottle, with the certificate of its batch and the safety data sheet.",
  },
  terms: { zh: "服务条款", en: "Terms of use" },
  termsAbout: {
    zh: "文件的使用依本商城的服务条款。",
    en: "The terms of use of the shop apply to these documents.",
  },
  batch: { zh: "批号", en: "batch" },
  makersSheet: { zh: "厂家安全技术说明书", en: "Safety data sheet of the maker" },
} satisfies Record<string, LocalizedText>;

/** In what a crate is written, and where the shop is. */
export interface CrateSettings {
  readonly language: Language;
  readonly now: number;
  readonly publicUrl: string;
}

const idOf = (entity: Entity) => ({ "@id": entity["@id"] });

/**
 * The entities that describe a crate as a whole: itself, its folder with the bottles, who made it, and under which terms it may be used
 * (RO-Crate 1.1, root data entity; ELN file format, whose rules want a version and a publisher).
 */
export function crateHead(
  name: string,
  bottles: readonly Entity[],
  { language, now, publicUrl }: CrateSettings,
): readonly Entity[] {
  const made = new Date(now).toISOString();
  const publisher: Entity = {
    "@id": `${publicUrl}/`,
    "@type": "Organization",
    name: shop.company.name[language] || shop.name[language],
    url: `${publicUrl}/`,
    // Where it is missing, eLabFTW takes names for HTML and replaces the entities in them.
    areaServed: "CN",
  };
  const terms: Entity = {
    "@id": `${publicUrl}${pathIn(language, paths.help(TERMS_PAGE))}`,
    "@type": "CreativeWork",
    name: words.terms[language],
    description: words.termsAbout[language],
  };
  return [
    {
      "@id": METADATA_FILE,
      "@type": "CreativeWork",
      about: { "@id": "./" },
      conformsTo: { "@id": "https://w3id.org/ro/crate/1.1" },
      version: "1.0",
      dateCreated: made,
      sdPublisher: idOf(publisher),
    },
    {
      "@id": "./",
      "@type": "Dataset",
      name: `${words.crate[language]}${name}`,
      description: words.about[language],
      datePublished: made,
      license: idOf(terms),
      author: idOf(publisher),
      hasPart: bottles.map(idOf),
    },
    publisher,
    terms,
  ];
}

/** A document of some bottles. */
export interface CrateFile {
  /** Within the folder of the crate. */
  readonly path: string;
  readonly description: string;
  readonly content: Buffer;
}

export const fileEntity = ({ path, description, content }: CrateFile): Entity => ({
  "@id": `./${path}`,
  "@type": "File",
  name: path.slice(path.lastIndexOf("/") + 1),
  description,
  encodingFormat: "application/pdf",
  contentSize: String(content.length),
  sha256: createHash("sha256").update(content).digest("hex"),
});

/** The product of a line, with what the shop knows of the substance. */
export function productEntities(line: KnownLine, language: Language): readonly Entity[] {
  const { productCode, name, item } = line;
  const id = `#product-${encodeURIComponent(productCode)}`;
  const cas = casOf(line);
  const facts = [
    ["CAS", cas],
    ["SMILES", item?.smiles ?? ""],
    ["molecularFormula", item?.formula ?? ""],
    ["molecularWeight", item?.molecular_weight ?? ""],
    ["density", item?.density ?? ""],
    ["hazardStatements", hazardCodes(line).join(" ")],
    ["storageClass TRGS 510", storageClassOf(hazardCodes(line), cas) ?? ""],
  ].flatMap(([fact = "", value = ""], index): Entity[] =>
    value === ""
      ? []
      : [{ "@id": `${id}-${String(index)}`, "@type": "PropertyValue", name: fact, value }],
  );
  const grade = gradeOf(line, language);
  return [
    {
      "@id": id,
      "@type": "Product",
      name: name[language] || name.zh || productCode,
      sku: productCode,
      ...(grade !== "" && { description: grade }),
      ...(facts.length > 0 && { additionalProperty: facts.map(idOf) }),
    },
    ...facts,
  ];
}

/** The folder of a bottle. */
export const bottleFolder = ({ number }: Pick<Bottle, "number">): string =>
  `bottle-${String(number).padStart(4, "0")}/`;

/** The dataset of a bottle: what its row of an inventory sheet has, as a table, and its documents. */
export function bottleEntity(
  bottle: Bottle,
  {
    product,
    files,
    made: { language, now },
  }: {
    readonly product: Entity;
    readonly files: readonly Entity[];
    readonly made: CrateSettings;
  },
): Entity {
  const { line, batchCode } = bottle;
  const name = line.name[language] || line.name.zh || line.productCode;
  const title = [name, line.pack, line.productCode].filter((part) => part !== "").join(" ");
  const keywords = [casOf(line), line.productCode].filter((each) => each !== "");
  return {
    "@id": `./${bottleFolder(bottle)}`,
    "@type": "Dataset",
    name: batchCode === "" ? title : `${title}, ${words.batch[language]} ${batchCode}`,
    identifier: bottleId(bottle),
    // What eLabFTW imports as a resource, not as an experiment.
    genre: "resource",
    dateCreated: new Date(now).toISOString(),
    dateModified: new Date(now).toISOString(),
    keywords: keywords.join(","),
    text: tableOf(bottle, language),
    mentions: [idOf(product)],
    hasPart: files.map(idOf),
  };
}

function tableOf(bottle: Bottle, language: Language): string {
  const sheet = bottle.line.item?.brand_msds_url ?? "";
  const facts = [
    ...INVENTORY_COLUMNS.map(({ header, value }) => [header[language], value(bottle, language)]),
    [words.makersSheet[language], sheet],
  ];
  const rows = facts.flatMap(([label = "", value = ""]) =>
    value === "" ? [] : [`<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`],
  );
  return `<table>${rows.join("")}</table>`;
}
