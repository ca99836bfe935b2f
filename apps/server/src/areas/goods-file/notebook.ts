import type { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { LocalizedText } from "../../basics/language.ts";
import type { ArchivedFile } from "../../basics/zip.ts";
import type { Services } from "../../calls/call.ts";
import { type ArchiveCall, archiveOf } from "../../documents/archive.ts";
import { makeDocument } from "../../documents/documents.ts";
import {
  bottleEntity,
  bottleFolder,
  type CrateSettings,
  crateHead,
  type Entity,
  fileEntity,
  METADATA_FILE,
  productEntities,
} from "./crate.ts";
import type { Goods, KnownLine } from "./goods.ts";
import { type Bottle, bottlesOf } from "./inventory.ts";

/** Bottles that are described before other calls have their turn. */
const BOTTLES_AT_A_TIME = 100;

const words = {
  certificate: { zh: "质检报告，批号 ", en: "Certificate of analysis, batch " },
  dataSheet: { zh: "安全技术说明书", en: "Safety data sheet" },
} satisfies Record<string, LocalizedText>;

type Needed = Pick<Services, "database" | "pdfPrinter" | "files">;

interface Asked extends CrateSettings, ArchiveCall {
  /** The name of the archive without its ending, which is that of its folder. */
  readonly folder: string;
}

/** The bottles of goods as an archive for electronic notebooks (rules, notebook archives). Throws `NoTurn` where too many are being made. */
export const notebookOf = (
  { database, files, pdfPrinter }: Needed,
  goods: Goods,
  asked: Asked,
): Promise<Readable> =>
  archiveOf(pdfPrinter, asked, (printer) =>
    partsOf({ database, files, pdfPrinter: printer }, goods, asked),
  );

async function* partsOf(
  services: Needed,
  goods: Goods,
  asked: Asked,
): AsyncGenerator<ArchivedFile> {
  const { folder, language } = asked;
  const bottles: Entity[] = [];
  const others: Entity[] = [];
  const documents = new Documents(services, asked);
  const described = new Set<string>();
  let line: KnownLine | undefined;
  let product: Entity | undefined;
  for await (const bottle of bottlesOf(services.database.read, goods)) {
    if (bottle.line !== line || !product) {
      ({ line } = bottle);
      const [own, ...facts] = productEntities(line, language);
      if (!own) continue;
      // An order can have two lines of one product.
      if (!described.has(line.productCode)) others.push(own, ...facts);
      described.add(line.productCode);
      product = own;
    }
    const files: Entity[] = [];
    for await (const { entity, content } of documents.of(bottle)) {
      files.push(entity);
      if (!content) continue;
      others.push(entity);
      yield { path: `${folder}/${entity["@id"].slice(2)}`, content };
    }
    yield { path: `${folder}/${bottleFolder(bottle)}`, content: Buffer.alloc(0) };
    bottles.push(bottleEntity(bottle, { product, files, made: asked }));
    if (bottles.length % BOTTLES_AT_A_TIME === 0) await nextTurn();
  }
  const graph = [...crateHead(goods.name, bottles, asked), ...bottles, ...others];
  yield { path: `${folder}/${METADATA_FILE}`, content: await metadataOf(graph) };
}

/** The description of a crate; other calls have their turn between its entities. */
async function metadataOf(graph: readonly Entity[]): Promise<Buffer> {
  const texts: string[] = [];
  for (const [index, entity] of graph.entries()) {
    if (index > 0 && index % BOTTLES_AT_A_TIME === 0) await nextTurn();
    texts.push(JSON.stringify(entity));
  }
  return Buffer.from(
    `{"@context":"https://w3id.org/ro/crate/1.1/context","@graph":[\n${texts.join(",\n")}\n]}\n`,
  );
}

/** A document of a bottle; its content is there once, where it is first needed. */
interface Document {
  readonly entity: Entity;
  readonly content?: Buffer;
}

/** The documents of bottles, each made once: certificates of batches and safety data sheets. */
class Documents {
  readonly #services: Needed;
  readonly #asked: Asked;
  /** Those that are made, by what they are of; null where there is none. */
  readonly #made = new Map<string, Entity | null>();

  constructor(services: Needed, asked: Asked) {
    this.#services = services;
    this.#asked = asked;
  }

  async *of({ line, batchCode, batch }: Bottle): AsyncGenerator<Document> {
    const { language } = this.#asked;
    const { item, itemCode, productCode } = line;
    if (batch)
      yield* this.#document(
        { kind: "certificate", subject: productCode, batchCode },
        `${words.certificate[language]}${batchCode}`,
      );
    if (item?.has_msds === 1 && !item.brand_msds_url)
      yield* this.#document(
        { kind: "msds", subject: itemCode, batchCode: null },
        words.dataSheet[language],
      );
  }

  async *#document(
    named: Pick<Parameters<typeof makeDocument>[2], "kind" | "subject" | "batchCode">,
    description: string,
  ): AsyncGenerator<Document> {
    const key = [named.kind, named.subject, named.batchCode].join("\n");
    const known = this.#made.get(key);
    if (known !== undefined) {
      if (known) yield { entity: known };
      return;
    }
    const content = await this.#print(named);
    if (!content) {
      this.#made.set(key, null);
      return;
    }
    const path = pathOf(this.#made.size + 1, [named.kind, named.subject, named.batchCode ?? ""]);
    const entity = fileEntity({ path, description, content });
    this.#made.set(key, entity);
    yield { entity, content };
  }

  async #print(
    named: Pick<Parameters<typeof makeDocument>[2], "kind" | "subject" | "batchCode">,
  ): Promise<Buffer | undefined> {
    const { database, ...makers } = this.#services;
    const { language, ...made } = this.#asked;
    const printed = await makeDocument(database.read, makers, { ...named, language }, made);
    return printed?.content;
  }
}

/** The path of a document: a number, so that each has its own, and what it is of, in letters that every system has. */
const pathOf = (number: number, parts: readonly string[]): string =>
  `documents/${String(number).padStart(4, "0")}-${parts
    .filter((part) => part !== "")
    .join("-")
    .replaceAll(/[^\w.-]/gu, "_")}.pdf`;
