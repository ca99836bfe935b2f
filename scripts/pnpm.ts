/** The package manager as it was started (a Node script or a program), or as the README starts it. */
export function pnpm(args: readonly string[]): { command: string; args: readonly string[] } {
  const called = process.env["npm_execpath"] ?? "";
  if (!/pnpm[^/\\]*$/.test(called)) return { command: "npx", args: ["-y", "pnpm@12", ...args] };
  return /\.[cm]?js$/.test(called)
    ? { command: process.execPath, args: [called, ...args] }
    : { command: called, args };
}
