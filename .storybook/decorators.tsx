import type { Decorator } from "@storybook/react-vite";
import { Stage } from "../packages/ui/src/foundations/stage/Stage.tsx";
import { content } from "../packages/ui/src/theme/layout.css.ts";
import { parametersOf, toolbarOf } from "./story-context.ts";
import { viewers } from "./viewers.ts";

/**
 * The environment of a story: theme, language, address, its own caches and stores, and the viewer. A screen is put into
 * the main landmark, as by the layout.
 */
export const inStage: Decorator = (Story, context) => {
  const { language, theme, viewer, network } = toolbarOf(context);
  const { route = "/", stored } = parametersOf(context);
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
