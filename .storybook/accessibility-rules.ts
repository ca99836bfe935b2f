import type { StoryContext } from "@storybook/react-vite";
import { parametersOf } from "./story-context.ts";

/** Only "!important" can break this rule, and axe reads the text of every other styled element first. */
const INLINE_SPACING = { id: "avoid-inline-spacing", selector: "[style*='!important']" };

/** All content is inside landmarks. The addon turns this rule off, because a component alone has none. */
const LANDMARKS = { id: "region", enabled: true };

/** Adds the rules of all stories, and those of whole pages, to a story's own, which would replace them as a parameter. */
export function addAccessibilityRules(context: StoryContext): void {
  const { a11y } = parametersOf(context);
  const isPage = /^(Screens|Layouts|Blocks)\//.test(context.title);
  const own = a11y?.config?.rules ?? [];
  const rules = [...own, INLINE_SPACING, ...(isPage ? [LANDMARKS] : [])];
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, config: { ...a11y?.config, rules } },
  };
}
