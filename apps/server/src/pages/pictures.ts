import { picturePaths, sizeOf } from "@reagent/api/contract/pictures";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../calls/call.ts";
import type { Reader } from "../database/database.ts";

const AGE = "public, max-age=86400";
/** Of an image that is named after its content. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** A drawing comes from the catalogue's data: nothing in it may run or load. */
export const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** A drawing as an image file; undefined for none, or one that is not SVG markup. */
function fileOf(markup: string | null | undefined): string | undefined {
  if (!markup?.startsWith("<svg")) return undefined;
  return /^<svg[^>]*\sxmlns=/u.test(markup) ? markup : markup.replace("<svg", `<svg ${NAMESPACE}`);
}

function send(reply: FastifyReply, markup: string | null | undefined): FastifyReply {
  const file = fileOf(markup);
  if (file === undefined) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .type("image/svg+xml; charset=utf-8")
    .header("cache-control", AGE)
    .header("content-security-policy", NOTHING_RUNS)
    .send(file);
}

const sendImage = (reply: FastifyReply, mediaType: string, bytes: Buffer) =>
  reply
    .type(mediaType)
    .header("cache-control", FOR_EVER)
    .header("content-security-policy", NOTHING_RUNS)
    .send(bytes);

/** An image at a width, or where it is not there at that one, at the next larger one, else at the largest. */
async function imageAt(reader: Reader, name: string) {
  const images = reader.selectFrom("goods_images").selectAll();
  const row = await images.where("name", "=", name).executeTakeFirst();
  const size = sizeOf(name);
  if (row || !size) return row;
  const rows = await images.where("name", "like", `${size.image}-%`).execute();
  const others = rows
    .map((each) => ({ ...each, width: sizeOf(each.name)?.width ?? 0 }))
    .toSorted((one, other) => one.width - other.width);
  return others.find(({ width }) => width >= size.width) ?? others.at(-1);
}

/** The route of the files whose path has a code: "/pictures/items/:code.svg". */
const routeOf = (pathOf: (code: string) => string) =>
  pathOf("CODE").replace("CODE.svg", ":code(^[^/]+).svg");

/**
 * Registers the drawings of items and instruments as image files, for the structured data of their pages, and the images of the shop,
 * whose addresses change with their contents; those that an earlier version stored in the database keep their addresses.
 */
export function registerPictures(
  server: FastifyInstance,
  { database: { read }, files }: Pick<Services, "database" | "files">,
): void {
  server.get<{ Params: { name: string } }>(picturePaths.file(":name"), async (request, reply) => {
    const row = await imageAt(read, request.params.name);
    const bytes = row && (await files.read(row.file));
    if (!bytes) {
      reply.callNotFound();
      return reply;
    }
    return sendImage(reply, row.media_type, bytes);
  });
  server.get<{ Params: { code: string } }>(routeOf(picturePaths.item), async (request, reply) => {
    const row = await read
      .selectFrom("items")
      .select("structure_svg as markup")
      .where("code", "=", request.params.code)
      .executeTakeFirst();
    return send(reply, row?.markup);
  });
  server.get<{ Params: { code: string } }>(
    routeOf(picturePaths.instrument),
    async (request, reply) => {
      const row = await read
        .selectFrom("instruments")
        .innerJoin("pictures", "pictures.name", "instruments.picture")
        .select("pictures.markup")
        .where("instruments.code", "=", request.params.code)
        .executeTakeFirst();
      return send(reply, row?.markup);
    },
  );
  server.get<{ Params: { name: string } }>(
    picturePaths.content("NAME").replace("NAME", ":name"),
    async (request, reply) => {
      const file = await read
        .selectFrom("picture_files")
        .selectAll()
        .where("name", "=", request.params.name)
        .executeTakeFirst();
      if (!file) return reply.callNotFound();
      return sendImage(reply, file.media_type, Buffer.from(file.content, "base64"));
    },
  );
}
