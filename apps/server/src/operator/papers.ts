import { decideApplication, type PaperDecision } from "../areas/paper-award/applications.ts";
import { CommandError } from "../command-line.ts";
import type { Database, Reader } from "../database/database.ts";
import { momentOf } from "../http/day.ts";
import { inColumns } from "./columns.ts";

/** How many characters of an id the list shows. */
const SHOWN_ID = 8;
const ID_START = /^[\da-f-]{1,36}$/u;

/** The applications for the paper award that wait, oldest first, or all, newest first, as lines of text. */
export async function listPapers(
  reader: Reader,
  { areAllWanted, limit }: { readonly areAllWanted: boolean; readonly limit: number },
): Promise<string[]> {
  const all = reader
    .selectFrom("paper_applications as paper")
    .innerJoin("customers", "customers.id", "paper.customer_id")
    .select(["paper.id", "email", "state", "applied_at", "title"])
    .limit(limit);
  const rows = await (
    areAllWanted
      ? all.orderBy("applied_at", "desc").orderBy("paper.id")
      : all.where("state", "=", "pending").orderBy("applied_at").orderBy("paper.id")
  ).execute();
  if (rows.length === 0) return [areAllWanted ? "There are no papers." : "No paper waits."];
  return inColumns(
    rows.map(({ id, email, state, applied_at, title }) => [
      id.slice(0, SHOWN_ID),
      email,
      state,
      momentOf(applied_at),
      title,
    ]),
  );
}

/** An application with all its entries, as lines of text. Throws `CommandError` where there is none. */
export async function showPaper(reader: Reader, shortId: string): Promise<string[]> {
  const { id, state, applied_at, refusal, content } = await paperOf(reader, shortId);
  const { products, ...fields } = JSON.parse(content) as Record<string, string> & {
    readonly products: readonly { readonly name: string; readonly casNumber: string }[];
  };
  return [
    `${id}  ${state}  ${momentOf(applied_at)}`,
    ...(refusal === "" ? [] : [`Refused: ${refusal}`]),
    "",
    ...inColumns([
      ...Object.entries(fields).map(([name, value]) => [name, String(value)]),
      ...products.map(({ name, casNumber }) => ["product", `${name}, ${casNumber}`]),
    ]),
  ];
}

/** Accepts or refuses an application, and returns what was done. Throws `CommandError` where it does not wait. */
export function decidePaper(
  database: Database,
  shortId: string,
  decision: PaperDecision,
  now: number,
): Promise<string[]> {
  return database.transact(async (tx) => {
    const { id, title } = await paperOf(tx, shortId);
    if (!(await decideApplication(tx, id, decision, now)))
      throw new CommandError("This paper was decided before.");
    return [`The paper "${title}" is ${decision.state}; the customer gets a mail.`];
  });
}

/** The application whose id begins so. Throws `CommandError` where there is none, or more than one. */
async function paperOf(reader: Reader, shortId: string) {
  const [row, another] = ID_START.test(shortId)
    ? await reader
        .selectFrom("paper_applications")
        .selectAll()
        .where("id", "like", `${shortId}%`)
        .limit(2)
        .execute()
    : [];
  if (!row) throw new CommandError(`There is no paper ${shortId}.`);
  if (another) throw new CommandError(`Several papers begin with ${shortId}.`);
  return row;
}
