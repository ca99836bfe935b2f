import { existsSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "../clock.ts";
import { connect } from "../database/connection.ts";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { DatabaseBusy } from "../database/transact.ts";
import { Refusal } from "../http/refusal.ts";
import { readSettings, WrongSettings } from "../settings.ts";
import { help, operate, read } from "./run.ts";
import { WrongArguments } from "./wrong-arguments.ts";

try {
  const asked = read(process.argv.slice(2));
  console.log(asked ? await done(asked) : help);
} catch (failure) {
  console.error(told(failure));
  process.exitCode = 1;
}

async function done(asked: NonNullable<ReturnType<typeof read>>): Promise<string> {
  const { database: place } = readSettings(process.env);
  if (place.kind === "sqlite" && !existsSync(join(place.folder, DATABASE_FILE))) {
    throw new WrongArguments(`No shop keeps its data in ${place.folder}; say where by DATA_DIR.`);
  }
  const database = await connect(place, { isMapped: false });
  try {
    return (await operate(database, asked, systemClock.now())).join("\n");
  } finally {
    await database.close();
  }
}

/** Expected failures by their message alone. */
function told(failure: unknown): unknown {
  const expected = [WrongArguments, WrongSettings, Refusal, DatabaseBusy];
  return failure instanceof Error && expected.some((kind) => failure instanceof kind)
    ? failure.message
    : failure;
}
