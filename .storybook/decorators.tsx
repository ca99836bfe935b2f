import type { Decorator } from "@storybook/react-vite";
import { Stage } from "../packages/ui/src/foundations/stage/Stage.tsx";
import { content } from "../packages/ui/src/theme/layout.css.ts";
import { toldIn, toolbarIn } from "./told.ts";
import { viewers } from "./viewers.ts";

/**
 * Everything a story stands in: theme, language, address, its own caches and stores, and who is looking. A screen
 * stands in the main landmark, as the layout has it.
 */
export const onStage: Decorator = (Story, context) => {
  const { language, theme, viewer, network } = toolbarIn(context);
  const { route = "/", stored } = toldIn(context);
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.lang = language === "en" ? "en" : "zh-CN";
  return (
    <Stage
      key={`${context.id} ${language} ${viewer} ${network}`}
      language={language}
      route={route}
      token={viewers[viewer].token}
      stored={stored}
    >
      {context.title.startsWith("Screens/") ? (
        <main className={content}>
          <Story />
        </main>
      ) : (
        <Story />
      )}
    </Stage>
  );
};
