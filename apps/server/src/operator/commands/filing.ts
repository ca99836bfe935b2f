import { accountEmail } from "@reagent/domain/email-address";
import type { ReviewedFiling } from "@reagent/domain/filing";
import { filingOfSlot, type UploadSlot } from "@reagent/domain/upload";
import { momentOf } from "../../basics/day.ts";
import { openPrecursor } from "../../customers/precursor.ts";
import type { Reader } from "../../database/database.ts";
import type { Vault } from "../../sessions/vault.ts";
import { CommandError } from "../../settings/command-line.ts";
import { EMAIL, filingArgument } from "../arguments.ts";
import { inColumns } from "../columns.ts";
import { customerIdOf } from "../customer.ts";
import type { AddCommand, OperatorShop } from "../operator-shop.ts";

/** Adds `filing`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("filing")
    .description("shows a filing, its ID numbers and the files of its documents")
    .argument("<EMAIL>", EMAIL)
    .addArgument(filingArgument())
    .action((email, filing) => inShop((shop) => showFiling(shop, email, filing)));

/** A customer's filing with its ID numbers and the files of its documents, as lines of text. */
async function showFiling(
  { database: { read: reader }, files, vault }: OperatorShop,
  email: string,
  filing: ReviewedFiling,
): Promise<string[]> {
  const customerId = await customerIdOf(reader, email);
  const stored =
    filing === "university"
      ? await universityOf(reader, customerId)
      : await precursorOf(reader, { customerId, filing }, vault);
  if (!stored) throw new CommandError(`${email} has no filing ${filing}.`);
  const { state, refusal, filed_at: filedAt, facts } = stored;
  const uploads = await reader
    .selectFrom("uploads")
    .select(["id", "slot", "file_name"])
    .where("customer_id", "=", customerId)
    .where("is_filed", "=", 1)
    .where("return_id", "is", null)
    .orderBy("slot")
    .execute();
  const documents = uploads.filter(({ slot }) => filingOfSlot(slot as UploadSlot) === filing);
  return [
    `${accountEmail(email)}  ${filing}  ${state}  filed ${momentOf(filedAt)}`,
    ...(refusal === "" ? [] : [`Refused: ${refusal}`]),
    "",
    ...inColumns(facts.map(([name, value]) => [name, value])),
    "",
    ...inColumns([
      ["Document", "Name", "File"],
      ...documents.map(({ id, slot, file_name }) => [slot, file_name, files.pathOf(id)]),
    ]),
  ];
}

async function universityOf(reader: Reader, customerId: string) {
  const row = await reader
    .selectFrom("university_filings")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts = [
    ["University", row.university],
    ["Department", row.department],
    ["Supervisor", row.teacher],
    ["Mobile", row.mobile],
    ["Telephone", row.phone],
  ] as const;
  return { ...row, facts };
}

async function precursorOf(
  reader: Reader,
  { customerId, filing }: { customerId: string; filing: "explosive" | "drug" },
  vault: Vault,
) {
  const row = await reader
    .selectFrom("precursor_filings")
    .selectAll()
    .where("customer_id", "=", customerId)
    .where("precursor", "=", filing)
    .executeTakeFirst();
  if (!row) return undefined;
  const opened = openPrecursor(row, vault);
  const { handlerName, handlerIdNumber, handlerPhone } = opened;
  const { responsibleName, responsibleIdNumber, responsiblePhone } = opened;
  const facts = [
    ["Company", opened.company],
    ["Address", opened.address],
    ["Purpose", opened.purpose],
    ["Handler", `${handlerName}, ${handlerIdNumber}, ${handlerPhone}`],
    ["Responsible", `${responsibleName}, ${responsibleIdNumber}, ${responsiblePhone}`],
  ] as const;
  return { ...row, facts };
}
