import type { A11yParameters } from "@storybook/addon-a11y";
import type { StoryContext } from "@storybook/react-vite";
import type { HttpHandler } from "msw";

/** What a story tells of its circumstances in `parameters`. */
export interface Told {
  /** The address it stands at, without the language's prefix; "/" when it does not say. */
  readonly route?: string;
  /** What the visitor's device and tab have stored earlier, by the keys of storage-keys.ts. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What answers otherwise than for a normal customer: the mock's verbs over the contract. */
  readonly scenario?: readonly HttpHandler[];
  /** Errors on the console that are the story's point. */
  readonly allowedErrors?: readonly RegExp[];
  /** False where the story is shown without its play function. */
  readonly isPlayed?: boolean;
  readonly a11y?: A11yParameters;
}

export const toldIn = ({ parameters }: Pick<StoryContext, "parameters">): Told =>
  parameters as Told;

/** What the toolbar sets, or a story pins in `globals`. */
export interface Toolbar {
  readonly language: "zh" | "en";
  readonly theme: "light" | "dark";
  readonly viewer: "guest" | "customer" | "university" | "filed" | "credit" | "expired";
  readonly network: "fast" | "slow" | "offline";
}

export const toolbarIn = ({ globals }: Pick<StoryContext, "globals">): Toolbar =>
  globals as Toolbar;
