import { existsSync } from "node:fs";
import { join } from "node:path";
import { UPLOADS_FOLDER } from "../backup/shop-folder.ts";
import { systemClock } from "../clock.ts";
import { CommandError, printLines, runCommandLine } from "../command-line.ts";
import { connect } from "../database/connection.ts";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { Refusal } from "../http/refusal.ts";
import { openVault } from "../sessions/vault.ts";
import { readSettings } from "../settings.ts";
import { type Command, help, parseCommand, runCommand } from "./run.ts";

await runCommandLine(async () => {
  const command = parseCommand(process.argv.slice(2));
  printLines(command ? await run(command) : help.split("\n"));
}, [Refusal]);

async function run(command: Command): Promise<readonly string[]> {
  const settings = readSettings(process.env);
  const { database: place, dataFolder } = settings;
  if (place.kind === "sqlite" && !existsSync(join(place.folder, DATABASE_FILE))) {
    throw new CommandError(`There is no shop in ${place.folder}; set DATA_DIR.`);
  }
  const database = await connect(place, { isMapped: false });
  try {
    const tools = {
      vault: openVault(settings.personalDataKey, settings.formerPersonalDataKeys),
      uploadsFolder: join(dataFolder, UPLOADS_FOLDER),
    };
    return await runCommand(database, command, systemClock.now(), tools);
  } finally {
    await database.close();
  }
}
