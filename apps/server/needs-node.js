// JavaScript, which every Node reads: one that cannot load TypeScript has to say so.

const NEEDED = 24;

/** Whether this Node can run the shop; prints the way out if it cannot. */
export function hasNode() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= NEEDED) return true;
  console.error(
    `The shop needs Node ${NEEDED}, and this is Node ${node}. Install it, or run npx -y pnpm@12 start, which brings its own.`,
  );
  process.exitCode = 1;
  return false;
}
