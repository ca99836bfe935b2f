import { codes } from "@reagent/api/contract/envelope";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** A form that cannot be read. */
class BrokenForm extends Error {
  readonly statusCode = codes.badRequest;
}

/** Reads the fields and files of forms; of several with one name, the form is refused. The body limit is that of the route. */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    "multipart/form-data",
    { parseAs: "buffer" },
    async ({ headers }: FastifyRequest, body: Buffer | string) => {
      const form = await new Response(new Uint8Array(Buffer.from(body)), {
        headers: { "content-type": headers["content-type"] ?? "" },
      })
        .formData()
        .catch(() => {
          throw new BrokenForm();
        });
      const fields = [...form.entries()];
      if (new Set(fields.map(([name]) => name)).size < fields.length) throw new BrokenForm();
      return Object.fromEntries(fields);
    },
  );
}
