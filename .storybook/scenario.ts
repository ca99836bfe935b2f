import type { StoryContext } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { parametersOf } from "./story-context.ts";

type ScenarioContext = Pick<StoryContext, "id" | "parameters"> & { readonly args: object };

let last: { readonly key: string; readonly handlers: readonly HttpHandler[] } | undefined;

/**
 * The answers of a story that differ from those for a normal customer. Those that depend on the controls are made once
 * for their values: each handler records whether it was used.
 */
export function scenarioOf({ id, parameters, args }: ScenarioContext): readonly HttpHandler[] {
  const { scenario = [], dials } = parametersOf({ parameters });
  if (!dials) return scenario;
  const key = `${id} ${JSON.stringify(args)}`;
  if (last?.key !== key) last = { key, handlers: dials(args as Readonly<Record<string, number>>) };
  return last.handlers;
}
