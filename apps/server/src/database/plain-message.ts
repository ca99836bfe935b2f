import { databaseCode, faultOf, isUnavailable } from "./failure.ts";
import { NewerDatabase } from "./migrate.ts";
import { SecondServer } from "./server-lock.ts";
import { DATABASE_FILE } from "./sqlite/open.ts";
import { DatabaseBusy } from "./transact.ts";

const NO_SERVER =
  /^(?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT)$/u;
const NO_ANSWER = /^(?:timeout exceeded when trying to connect|Connection terminated)/u;
/** PostgreSQL's client says so where the address has no password. */
const NO_PASSWORD = /client password must be a/u;

/** The failure of a database in one line for the operator, with what to do; undefined for any other failure. */
export function plainMessage(failure: unknown): string | undefined {
  if (
    failure instanceof NewerDatabase ||
    failure instanceof SecondServer ||
    failure instanceof DatabaseBusy
  )
    return failure.message;
  const code = databaseCode(failure) ?? "";
  const said = failure instanceof Error ? failure.message.split("\n", 1)[0] : "";
  const detail = said || code || String(failure);
  if (code === "3D000")
    return `PostgreSQL has no such database: ${detail}. Create it, or correct DATABASE_URL.`;
  if (code === "28P01" || code === "28000" || NO_PASSWORD.test(detail))
    return `PostgreSQL refuses the log-in: ${detail}. Correct the user or the password in DATABASE_URL.`;
  if (NO_SERVER.test(code) || NO_ANSWER.test(detail))
    return `PostgreSQL does not answer: ${detail}. Start it, or correct DATABASE_URL.`;
  if (/^SQLITE_(?:CORRUPT|NOTADB)/u.test(code))
    return `The database ${DATABASE_FILE} in DATA_DIR is damaged: ${detail}. Restore a backup: npx -y pnpm@12 restore FOLDER --replace`;
  if (faultOf(failure) === "schema")
    return `The database lacks a table or column of this version: ${detail}. Restore a backup.`;
  return isUnavailable(failure)
    ? `The database or the disk is not available: ${code || detail}. Start again when it is.`
    : undefined;
}
