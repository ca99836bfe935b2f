import type { StoryContext } from "@storybook/react-vite";
import { parametersOf } from "./story-context.ts";

/**
 * Requires that all content of screens and layouts is inside landmarks. The addon turns this rule off, because a
 * component alone has none.
 */
export function requireLandmarks(context: StoryContext): void {
  if (!/^(Screens|Layouts|Blocks)\//.test(context.title)) return;
  const { a11y } = parametersOf(context);
  const rules = [...(a11y?.config?.rules ?? []), { id: "region", enabled: true }];
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, config: { ...a11y?.config, rules } },
  };
}
