import { openProgram, pathFromCaller, runCommandLine } from "../settings/command-line.ts";
import { backUp } from "./backup.ts";
import { summary } from "./contents.ts";
import { embeddedShop } from "./embedded-shop.ts";

const program = openProgram("backup")
  .description(
    "Copies the embedded database and customers' files into a new folder, while the shop is running.",
  )
  .argument("<FOLDER>", "is complete or absent, and can be moved, packed or copied")
  .addHelpText(
    "after",
    `
DATA_DIR names the shop's data folder, as for the shop itself.
Not included: mails in the folder outbox, and PERSONAL_DATA_KEY, without which ID numbers cannot be read.`,
  )
  .action(async (named) => {
    const dataFolder = embeddedShop();
    const folder = pathFromCaller(named);
    console.log(`${summary(await backUp(dataFolder, folder))} are in ${folder}.`);
  });

await runCommandLine(() => program.parseAsync());
