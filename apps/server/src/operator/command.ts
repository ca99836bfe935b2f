import { existsSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "../clock.ts";
import { CommandError, runCommandLine } from "../command-line.ts";
import { connect } from "../database/connection.ts";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { Refusal } from "../http/refusal.ts";
import { readSettings } from "../settings.ts";
import { type Command, help, parseCommand, runCommand } from "./run.ts";

await runCommandLine(async () => {
  const command = parseCommand(process.argv.slice(2));
  console.log(command ? await run(command) : help);
}, [Refusal]);

async function run(command: Command): Promise<string> {
  const { database: place } = readSettings(process.env);
  if (place.kind === "sqlite" && !existsSync(join(place.folder, DATABASE_FILE))) {
    throw new CommandError(`There is no shop in ${place.folder}; set DATA_DIR.`);
  }
  const database = await connect(place, { isMapped: false });
  try {
    return (await runCommand(database, command, systemClock.now())).join("\n");
  } finally {
    await database.close();
  }
}
