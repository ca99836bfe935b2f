import { existsSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "../clock.ts";
import { CommandError, runCommandLine } from "../command-line.ts";
import { connect } from "../database/connection.ts";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { Refusal } from "../http/refusal.ts";
import { readSettings } from "../settings.ts";
import { help, operate, read } from "./run.ts";

await runCommandLine(async () => {
  const request = read(process.argv.slice(2));
  console.log(request ? await run(request) : help);
}, [Refusal]);

async function run(request: NonNullable<ReturnType<typeof read>>): Promise<string> {
  const { database: place } = readSettings(process.env);
  if (place.kind === "sqlite" && !existsSync(join(place.folder, DATABASE_FILE))) {
    throw new CommandError(`There is no shop in ${place.folder}; set DATA_DIR.`);
  }
  const database = await connect(place, { isMapped: false });
  try {
    return (await operate(database, request, systemClock.now())).join("\n");
  } finally {
    await database.close();
  }
}
