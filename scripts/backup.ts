import { runCommand } from "@reagent/server/backup/command";

await runCommand("backup", process.argv.slice(2));
