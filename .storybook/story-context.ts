import type { A11yParameters } from "@storybook/addon-a11y";
import type { StoryContext } from "@storybook/react-vite";
import type { HttpHandler } from "msw";

/** What a story sets in `parameters`. */
export interface StoryParameters {
  /** The address of the page, without the language's prefix; the default is "/". */
  readonly route?: string;
  /** What the visitor's device and tab have stored earlier, by the keys of storage-keys.ts. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The answers that differ from those for a normal customer. */
  readonly scenario?: readonly HttpHandler[];
  /** Errors on the console that the story is about. */
  readonly allowedErrors?: readonly RegExp[];
  /** False where the story runs without its play function. */
  readonly isPlayed?: boolean;
  readonly a11y?: A11yParameters;
}

export const parametersOf = ({ parameters }: Pick<StoryContext, "parameters">): StoryParameters =>
  parameters as StoryParameters;

/** What the toolbar sets, or a story sets in `globals`. */
export interface Toolbar {
  readonly language: "zh" | "en";
  readonly theme: "light" | "dark";
  readonly viewer: "guest" | "customer" | "university" | "filed" | "credit" | "expired";
  readonly network: "fast" | "slow" | "offline";
}

export const toolbarOf = ({ globals }: Pick<StoryContext, "globals">): Toolbar =>
  globals as Toolbar;
