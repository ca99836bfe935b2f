/** What the workbench reads from the sources of the screens: screen-calls-module.ts. */
declare module "virtual:screen-calls" {
  /** Names of the contract by the folder of the screen, from the root of the workspace. */
  const calls: Readonly<Record<string, readonly string[]>>;
  export default calls;
}
