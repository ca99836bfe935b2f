import { writeFileSync } from "node:fs";
import { personalDataOf } from "../../customers/personal-data.ts";
import { openPrecursor } from "../../customers/precursor.ts";
import { CommandError, pathFromCaller } from "../../settings/command-line.ts";
import { EMAIL, filledText } from "../arguments.ts";
import { customerIdOf } from "../customer.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Only the owner of the file reads it. */
const MODE = 0o600;

/** Adds `export`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("export")
    .description("writes all that is stored of a customer to a JSON file")
    .argument("<EMAIL>", EMAIL)
    .argument("<FILE>", "the file, which must not exist", filledText)
    .action((email, file) =>
      inShop(async ({ database: { read }, vault, files }) => {
        const customerId = await customerIdOf(read, email);
        const data = await personalDataOf(read, customerId);
        const filings = await read
          .selectFrom("precursor_filings")
          .selectAll()
          .where("customer_id", "=", customerId)
          .execute();
        const uploads = await read
          .selectFrom("uploads")
          .selectAll()
          .where("customer_id", "=", customerId)
          .execute();
        const text = JSON.stringify(
          {
            ...data,
            precursor_filings: filings.map((row) => ({ ...row, ...openedNumbers(row, vault) })),
            uploads: uploads.map((row) => ({ ...row, path: files.pathOf(row.id) })),
          },
          null,
          2,
        );
        const path = pathFromCaller(file);
        try {
          writeFileSync(path, `${text}\n`, { flag: "wx", mode: MODE });
        } catch (failure) {
          if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST"))
            throw failure;
          throw new CommandError(`${path} exists already; name another file.`);
        }
        const documents =
          uploads.length === 0
            ? []
            : [`It names ${uploads.length} uploaded files with their paths.`];
        return [`${path} has all that is stored of ${email}.`, ...documents];
      }),
    );

/** The ID numbers of a filing, as the customer wrote them. */
function openedNumbers(...filing: Parameters<typeof openPrecursor>) {
  const { handlerIdNumber, responsibleIdNumber } = openPrecursor(...filing);
  return { handler_id_number: handlerIdNumber, responsible_id_number: responsibleIdNumber };
}
