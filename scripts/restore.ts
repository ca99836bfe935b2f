import { runCommand } from "@reagent/server/backup/command";

await runCommand("restore", process.argv.slice(2));
