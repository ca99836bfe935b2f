import type { Decorator } from "@storybook/react-vite";
import { inEnglish } from "../packages/ui/src/foundations/stage/english.tsx";
import { Stage } from "../packages/ui/src/foundations/stage/Stage.tsx";
import { content } from "../packages/ui/src/theme/layout.css.ts";
import { orchard } from "../packages/ui/src/theme/orchard.css.ts";
import { parametersOf, toolbarOf } from "./story-context.ts";
import { viewers } from "./viewers.ts";
import type { Loaded } from "./whole-page.ts";

/**
 * The environment of a story: theme, language, address, its own caches and stores, and the viewer. A screen that is
 * not shown as a whole page is put into the main landmark, as by the layout, and those of the orchard into its theme.
 */
export const inStage: Decorator = (Story, context) => {
  const { language, theme, viewer, network } = toolbarOf(context);
  const { route = "/", stored, chatUrl, absentParts, blocksTabs, dials } = parametersOf(context);
  const { WholePage } = context.loaded as Loaded;
  const isScreen = context.title.startsWith("Screens/");
  const isOrchard = context.title.startsWith("Screens/Orchard/");
  // Other values of the dials are other answers, which the stage requests again.
  const dialled = dials ? JSON.stringify(context.args) : "";
  document.documentElement.dataset["theme"] = theme;
  document.documentElement.lang = language === "en" ? "en" : "zh-CN";
  return (
    <Stage
      key={`${context.id} ${language} ${viewer} ${network} ${dialled}`}
      language={language}
      route={route}
      token={viewers[viewer].token}
      stored={stored}
      chatUrl={chatUrl}
      absentParts={absentParts}
      blocksTabs={blocksTabs}
    >
      {WholePage && (
        <WholePage route={route}>
          <Story />
        </WholePage>
      )}
      {!WholePage && isScreen && (
        <main className={isOrchard ? `${content} ${orchard}` : content}>
          <Story />
        </main>
      )}
      {!WholePage && !isScreen && <Story />}
    </Stage>
  );
};

/** The args of a story in English, where it has the texts for it. */
export const withEnglishArgs: Decorator = (Story, context) => {
  const { english } = parametersOf(context);
  return english && toolbarOf(context).language === "en" ? (
    <Story args={inEnglish(context.args, english) as typeof context.args} />
  ) : (
    <Story />
  );
};
