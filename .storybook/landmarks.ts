import type { StoryContext } from "@storybook/react-vite";
import { toldIn } from "./told.ts";

/**
 * A screen is a whole page, so all of it has to stand in landmarks; the rule that says so
 * is off by default, because a component alone has none.
 */
export function requireLandmarks(context: StoryContext): void {
  if (!/^(Screens|Layouts|Blocks)\//.test(context.title)) return;
  const { a11y } = toldIn(context);
  const rules = [...(a11y?.config?.rules ?? []), { id: "region", enabled: true }];
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, config: { ...a11y?.config, rules } },
  };
}
