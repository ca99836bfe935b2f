import { decideApplication, type PaperDecision } from "../areas/paper-award/applications.ts";
import type { Database, Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";

const ID_START = /^[\da-f-]{1,36}$/u;

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
export async function paperOf(reader: Reader, shortId: string) {
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
