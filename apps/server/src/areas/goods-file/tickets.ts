import type { Readable } from "node:stream";
import { addressOf } from "@reagent/api/client/address";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { downloadGoodsFile, type issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { callMessages } from "@reagent/api/messages/call";
import { goodsFileMessages } from "@reagent/api/messages/goods-file";
import { bottleCount, MOST_BOTTLES } from "@reagent/domain/inventory";
import type { Language, LocalizedText } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, CustomerCall, Download, Services } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import { issueTicketInLanguage, redeemTicketInLanguage } from "../../sessions/ticket.ts";
import { chemotionSheet } from "./chemotion-sheet.ts";
import { elabftwSheet } from "./elabftw-sheet.ts";
import { goodsOfSearch } from "./found-goods.ts";
import { type Goods, goodsOf, type Named } from "./goods.ts";
import { inventoryOf } from "./inventory.ts";
import { notebookOf } from "./notebook.ts";
import { hasStructures, structuresOf } from "./structure-file.ts";

const PURPOSE = "goods file";

type FileKind = Exclude<ParamsOf<typeof issueGoodsFileTicket>["file"], "unknown">;

/** A file of some goods. */
interface GoodsFile extends Named {
  readonly file: FileKind;
}

/** The beginning of a file's name, its ending and its media type. */
const KINDS: Readonly<
  Record<
    FileKind,
    { readonly title: LocalizedText; readonly ending: string; readonly mediaType: string }
  >
> = {
  inventory: {
    title: { zh: "库存表", en: "Inventory" },
    ending: "csv",
    mediaType: "text/csv; charset=utf-8",
  },
  structures: {
    title: { zh: "结构式", en: "Structures" },
    ending: "sdf",
    mediaType: "chemical/x-mdl-sdfile",
  },
  notebook: {
    // The name of the folder in the archive too, which some programs read as ASCII.
    title: { zh: "ELN", en: "ELN" },
    ending: "eln",
    mediaType: "application/vnd.eln+zip",
  },
  elabftw: {
    title: { zh: "eLabFTW导入表", en: "eLabFTW import" },
    ending: "csv",
    mediaType: "text/csv; charset=utf-8",
  },
  chemotion: {
    title: { zh: "Chemotion导入表", en: "Chemotion import" },
    ending: "csv",
    mediaType: "text/csv; charset=utf-8",
  },
};

/** Issues a ticket for a file of the customer's own goods, with the name of the file and the address where it is downloaded. */
export async function issueFileTicket(
  call: CustomerCall<ParamsOf<typeof issueGoodsFileTicket>>,
  tx: Tx,
): Promise<{ fileName: string; url: string }> {
  const { customer, language, now } = call;
  const named = knownFile(call.params);
  if (!named) throw new Refusal(codes.badRequest, callMessages.badRequest[language]);
  const { source, sourceId } = named;
  // What a search finds is read by another thread, after the transaction.
  const goods = source === "search" ? undefined : await goodsOf(tx, { source, sourceId }, call);
  if (goods) await requireContent(tx, goods, { file: named.file, language });
  const admission = {
    customerId: customer.id,
    purpose: PURPOSE,
    subject: subjectOf(named),
    language,
  };
  const ticket = await issueTicketInLanguage(tx, admission, now);
  return {
    fileName: fileNameOf(named.file, goods ?? { name: sourceId.trim() }, language),
    url: addressOf(downloadGoodsFile, "", { ...named, ticket }),
  };
}

/** Refuses a file of what a search finds where it would be empty, or have too many bottles. */
export async function checkFound<Issued>(
  issued: Issued,
  call: CustomerCall<ParamsOf<typeof issueGoodsFileTicket>>,
  services: Services,
): Promise<Issued> {
  const named = knownFile(call.params);
  if (named?.source === "search") {
    const goods = await goodsOfSearch(services, named, call);
    const { file } = named;
    // A pack can be many bottles.
    if (file !== "structures" && bottlesIn(goods) > MOST_BOTTLES)
      throw new Refusal(codes.badRequest, goodsFileMessages.tooManyFound[call.language]);
    await requireContent(services.database.read, goods, { file, language: call.language });
  }
  return issued;
}

function knownFile({
  source,
  sourceId,
  refined,
  file,
}: ParamsOf<typeof issueGoodsFileTicket>): GoodsFile | undefined {
  return source === "unknown" || file === "unknown"
    ? undefined
    : { source, sourceId, refined, file };
}

const subjectOf = ({ source, sourceId, refined, file }: GoodsFile): string =>
  [source, file, refined ?? "", sourceId].join(" ");

/** Refuses a file that would be empty, or have too many bottles. */
async function requireContent(
  reader: Reader,
  goods: Goods,
  { file, language }: { readonly file: FileKind; readonly language: Language },
): Promise<void> {
  const bottles = bottlesIn(goods);
  if (bottles === 0) throw new Refusal(codes.badRequest, goodsFileMessages.noBottles[language]);
  if (file === "structures") {
    if (!(await hasStructures(reader, goods)))
      throw new Refusal(codes.badRequest, goodsFileMessages.noStructures[language]);
    return;
  }
  if (bottles > MOST_BOTTLES)
    throw new Refusal(codes.badRequest, goodsFileMessages.tooManyBottles[language]);
}

const bottlesIn = ({ lines }: Goods): number =>
  lines.reduce((sum, { pack, packs }) => sum + bottleCount(pack, packs), 0);

/** The name of a file without its ending, and without what no name of a file may have. */
const stemOf = (file: FileKind, { name }: Pick<Goods, "name">, language: Language): string =>
  `${KINDS[file].title[language]}-${name.replaceAll(/[\\/:*?"<>|]/gu, "_")}`;

const fileNameOf = (file: FileKind, goods: Pick<Goods, "name">, language: Language): string =>
  `${stemOf(file, goods, language)}.${KINDS[file].ending}`;

/** The file that a ticket admits to; undefined for an invalid ticket, and for goods that are not there any more. */
export async function openFile(
  { params, now, signal }: Call<ParamsOf<typeof downloadGoodsFile>>,
  services: Services,
): Promise<Download | undefined> {
  const named = knownFile(params);
  if (!named) return undefined;
  const { database } = services;
  const admission = await database.transact((tx) =>
    redeemTicketInLanguage(tx, {
      ticket: params.ticket,
      purpose: PURPOSE,
      subject: subjectOf(named),
      now,
    }),
  );
  if (!admission) return undefined;
  const { language, customerId } = admission;
  const viewer = { customer: { id: customerId }, language, now };
  const { source, sourceId } = named;
  const reading =
    source === "search"
      ? goodsOfSearch(services, named, viewer)
      : goodsOf(database.read, { source, sourceId }, viewer);
  const goods = await reading.catch((failure: unknown) => {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  });
  if (!goods) return undefined;
  const { file } = named;
  return {
    fileName: fileNameOf(file, goods, language),
    mediaType: KINDS[file].mediaType,
    isAttachment: true,
    content: await contentOf(file, goods, { services, customerId, language, now, signal }),
  };
}

interface Asked {
  readonly services: Services;
  readonly customerId: string;
  readonly language: Language;
  readonly now: number;
  readonly signal: AbortSignal;
}

async function contentOf(
  file: FileKind,
  goods: Goods,
  { services, ...asked }: Asked,
): Promise<Readable> {
  switch (file) {
    case "inventory":
      return inventoryOf(services.database.read, goods, asked.language);
    case "elabftw":
      return elabftwSheet(services.database.read, goods, {
        language: asked.language,
        publicUrl: services.publicUrl(),
      });
    case "chemotion":
      return chemotionSheet(services.database.read, goods, asked.language);
    case "structures":
      return structuresOf(services, goods, asked);
    case "notebook":
      return notebookOf(services, goods, {
        ...asked,
        publicUrl: services.publicUrl(),
        folder: stemOf(file, goods, asked.language),
      });
  }
}
