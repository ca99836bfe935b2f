/** What the workbench reads from all story files: .storybook/accessibility/status-module.ts. */
declare module "virtual:accessibility-status" {
  /** Rows, as in rows.ts, which a declaration cannot import. */
  const status: unknown;
  export default status;
}
