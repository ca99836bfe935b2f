import { openProgram, pathFromCaller, runCommandLine } from "../settings/command-line.ts";
import { summary } from "./contents.ts";
import { embeddedShop } from "./embedded-shop.ts";
import { restore } from "./restore.ts";

const program = openProgram("restore")
  .description("Restores a backup into a DATA_DIR without a shop.")
  .argument("<FOLDER>", "the folder of the backup")
  .option("--replace", "replaces the shop in DATA_DIR, which is deleted")
  .addHelpText("after", "\nRefused while a server or another command uses DATA_DIR.")
  .action(async (named, { replace: replaces = false }) => {
    const dataFolder = embeddedShop();
    const contents = await restore(pathFromCaller(named), dataFolder, { replaces });
    console.log(`${summary(contents)} are in ${dataFolder} again.`);
  });

await runCommandLine(() => program.parseAsync());
