import { join } from "node:path";
import { accountEmail } from "@reagent/domain/email-address";
import { REVIEWED_FILINGS, type ReviewedFiling } from "@reagent/domain/filing";
import { filingOfSlot, type UploadSlot } from "@reagent/domain/upload";
import { decideFiling, type FilingDecision } from "../areas/filing/decide.ts";
import { openPrecursor } from "../areas/filing/precursor.ts";
import { CommandError } from "../command-line.ts";
import type { Database, Reader } from "../database/database.ts";
import { momentOf } from "../http/day.ts";
import type { Vault } from "../sessions/vault.ts";
import { inColumns } from "./columns.ts";
import { customerIdOf } from "./overview.ts";

/** What the review of a filing needs besides the database. */
export interface ReviewTools {
  /** Opens the ID numbers. */
  readonly vault: Vault;
  /** The folder of the uploaded documents. */
  readonly uploadsFolder: string;
}

/** The filings that wait for a decision, or all, as lines of text, oldest first. */
export async function listFilings(
  reader: Reader,
  { areAllWanted }: { readonly areAllWanted: boolean },
): Promise<string[]> {
  const precursors = await reader
    .selectFrom("precursor_filings")
    .innerJoin("customers", "customers.id", "precursor_filings.customer_id")
    .select(["precursor as filing", "state", "filed_at", "email"])
    .select("precursor_filings.company as by")
    .execute();
  const universities = await reader
    .selectFrom("university_filings")
    .innerJoin("customers", "customers.id", "university_filings.customer_id")
    .select(["state", "filed_at", "email", "university as by"])
    .execute();
  const rows = [
    ...precursors,
    ...universities.map((row) => ({ ...row, filing: "university" as const })),
  ]
    .filter(({ state }) => areAllWanted || state === "pending")
    .toSorted((one, other) => one.filed_at - other.filed_at);
  if (rows.length === 0) return [areAllWanted ? "There are no filings." : "No filing waits."];
  return inColumns(
    rows.map(({ email, filing, state, filed_at, by }) => [
      email,
      filing,
      state,
      momentOf(filed_at),
      by,
    ]),
  );
}

/** A customer's filing with its ID numbers and the files of its documents, as lines of text. */
export async function showFiling(
  reader: Reader,
  { email, filing }: { readonly email: string; readonly filing: ReviewedFiling },
  tools: ReviewTools,
): Promise<string[]> {
  const customerId = await customerIdOf(reader, email);
  const stored =
    filing === "university"
      ? await universityOf(reader, customerId)
      : await precursorOf(reader, { customerId, filing }, tools.vault);
  if (!stored) throw noFiling(email, filing);
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
      ...documents.map(({ id, slot, file_name }) => [
        slot,
        file_name,
        join(tools.uploadsFolder, id),
      ]),
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

/** Accepts or refuses a filing, and returns what was done. Throws `CommandError` where no such filing waits. */
export function reviewFiling(
  database: Database,
  { email, filing }: { readonly email: string; readonly filing: ReviewedFiling },
  decision: FilingDecision,
  now: number,
): Promise<string[]> {
  return database.transact(async (tx) => {
    const customerId = await customerIdOf(tx, email);
    if (!(await decideFiling(tx, { customerId, filing }, decision, now)))
      throw new CommandError(
        decision.state === "accepted"
          ? `No filing ${filing} of ${email} waits.`
          : `No filing ${filing} of ${email} waits or was accepted.`,
      );
    return [`The filing ${filing} of ${email} is ${decision.state}; the customer gets a mail.`];
  });
}

/** The filing with a name. Throws `CommandError` for any other text. */
export function filingNamed(text: string): ReviewedFiling {
  const filing = REVIEWED_FILINGS.find((each) => each === text);
  if (!filing)
    throw new CommandError(`Filings are ${REVIEWED_FILINGS.join(", ")}; there is no ${text}.`);
  return filing;
}

const LONGEST_REASON = 200;

/** The reason of a refusal. Throws `CommandError` for an empty or a long one, or one with control characters. */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === "" || reason.length > LONGEST_REASON || /\p{Cc}/u.test(reason))
    throw new CommandError(
      `Write the reason in one line of at most ${String(LONGEST_REASON)} characters: the customer reads it.`,
    );
  return reason;
}

function noFiling(email: string, filing: ReviewedFiling): CommandError {
  return new CommandError(`${email} has no filing ${filing}.`);
}
