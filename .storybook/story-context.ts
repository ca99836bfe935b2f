import type { ShopPart } from "@reagent/domain/shop-part";
import type { A11yParameters } from "@storybook/addon-a11y";
import type { StoryContext } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import type { English } from "../packages/ui/src/foundations/stage/english.tsx";

/** The `parameters` of a story. */
export interface StoryParameters {
  /** The address of the page, without the language's prefix; the default is "/". */
  readonly route?: string;
  /** Stored values of the visitor's device and tab, by the keys of storage-keys.ts. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The address of the customer service's chat; the default is a shop without one. */
  readonly chatUrl?: string;
  /** The parts that the shop does without. */
  readonly absentParts?: readonly ShopPart[];
  /** Whether the browser blocks new tabs. */
  readonly blocksTabs?: boolean;
  /** The answers that differ from those for a normal customer. */
  readonly scenario?: readonly HttpHandler[];
  /** The same, in place of a scenario, for the values of the controls; see foundations/stage/dials.ts. */
  readonly dials?: (values: Readonly<Record<string, number>>) => readonly HttpHandler[];
  /** The English texts of the args, by the Chinese ones. */
  readonly english?: English;
  /** Console errors that the story is about. */
  readonly allowedErrors?: readonly RegExp[];
  readonly a11y?: A11yParameters;
}

export const parametersOf = ({ parameters }: Pick<StoryContext, "parameters">): StoryParameters =>
  parameters as StoryParameters;

/** The settings of the toolbar, or a story's `globals`. */
export interface Toolbar {
  readonly language: "zh" | "en";
  readonly theme: "light" | "dark";
  readonly viewer: "guest" | "customer" | "university" | "filed" | "credit" | "expired";
  readonly network: "fast" | "slow" | "offline";
  /** "pane" is a story inside of a pane, which is not played. */
  readonly sideBySide: "off" | "languages" | "themes" | "pane";
  /** Whether the story `Default` of a screen has its layout; it has none in pictures. */
  readonly page: "whole" | "bare";
}

export const toolbarOf = ({ globals }: Pick<StoryContext, "globals">): Toolbar =>
  globals as Toolbar;
