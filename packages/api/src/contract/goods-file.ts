import { code, entity, id, line, maybe, nothing, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

/** Files of goods for inventories and notebooks. */
const goodsFiles = {
  inventory: "inventory",
  sdf: "structures",
  eln: "notebook",
  elabftw: "elabftw",
  chemotion: "chemotion",
} as const;

/** What a file has the goods of, and which file (rules, inventory sheets, files of structures, notebook archives). */
const goodsFile = {
  source: ["source", code({ order: "order", list: "list", search: "search" }, "unknown")],
  /** The id of a reagent order, or of a named list; the text of a search. */
  sourceId: ["source_id", id],
  /** Of a search, its filters and order as the query of the results' address. */
  refined: ["refined", maybe(line())],
  file: ["file", code(goodsFiles, "unknown")],
} as const;

/** The name of a file of the caller's own order or list, or of what a search finds, and its URL, valid for one request within a minute. */
export const issueGoodsFileTicket = endpoint(
  "issueGoodsFileTicket",
  "POST /api/goods/file/ticket",
  entity(goodsFile),
  entity({ fileName: ["file_name", text], url: ["url", text] }),
  {
    auth: "required",
    failures: { [codes.notFound]: "warning-alert", [codes.badRequest]: "warning-alert" },
  },
);

/** Goods as a sheet or an archive of bottles, or their structures as an SDfile, for a ticket. */
export const downloadGoodsFile = endpoint(
  "downloadGoodsFile",
  "GET /api/goods/file/download",
  entity({
    ...goodsFile,
    /** Valid for one request. */
    ticket: ["ticket", id],
  }),
  nothing,
  { kind: "download" },
);
