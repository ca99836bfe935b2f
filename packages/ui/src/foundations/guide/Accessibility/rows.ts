/** What tests check of a component or a screen. It follows from the stories; see .storybook/accessibility/status.ts. */
export interface AccessibilityRow {
  /** Of its stories: "Components/Button". */
  readonly title: string;
  /** The name of the first story. */
  readonly story: string;
  /** How many states axe checks in the light theme, in Chinese. */
  readonly states: number;
  /** How many of them axe checks in the dark theme, too. */
  readonly dark: number;
  /** The checks that the first story is known to fail, and why. It passes the others. */
  readonly faults: readonly { readonly check: AccessibilityCheck; readonly fault: string }[];
}

export type AccessibilityCheck = "keyboard" | "forcedColours" | "zoom";

/** A reading by hand, with a screen reader. */
export interface ReadByHand {
  /** Of the stories: "Components/Button". */
  readonly title: string;
  /** "2026-11-28". */
  readonly date: string;
  /** With its version and browser: "NVDA 2026.1, Firefox 145". */
  readonly reader: string;
  readonly result: string;
}
