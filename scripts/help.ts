/** Prints the help of a command if it was started with --help or -h; returns whether it was. */
export function printHelp(help: string): boolean {
  const isWanted = process.argv.slice(2).some((option) => option === "--help" || option === "-h");
  if (isWanted) console.log(help);
  return isWanted;
}
