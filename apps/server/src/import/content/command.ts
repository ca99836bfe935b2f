import type { CommandUnknownOpts } from "@commander-js/extra-typings";

/** Adds `content` to the command `import`. */
export function addContentImport(program: CommandUnknownOpts): void {
  program
    .command("content")
    .description(
      "imports the shop's own content from a folder of Markdown, CSV and YAML files, also while the shop is running; entries with a known id are replaced, all others stay",
    )
    .argument("<FOLDER>", "the folder; docs/import.md describes its files")
    .option("--replace", "makes the content exactly what the folder has")
    .option("--check", "says what is wrong with each file, and changes nothing")
    .option("--report <FILE>", "writes the verdict of every file and row to a file as well")
    .option(
      "--template",
      "writes a folder to start with: the pages, articles, jobs, notices, banners, product lines, branches and paper award of the demo",
    )
    .addHelpText(
      "after",
      "\nBesides Markdown files the folder may have banners.csv, orchard-banners.csv, product-lines.csv, branches.csv, winners.csv and award.yaml.\nNothing is changed if any file or row is wrong.",
    )
    .action(async (folder, options) => {
      const { runContentImport } = await import("./run-import.ts");
      await runContentImport(folder, options);
    });
}
