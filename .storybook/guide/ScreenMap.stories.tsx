import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { copy } from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.copy.ts";
import {
  type MappedRoute,
  ScreenMap,
} from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.tsx";
import { isTestRun } from "../../packages/ui/src/foundations/stage/test-run.ts";
import { words } from "../../packages/ui/src/foundations/stage/words.ts";
import { loadRoutes } from "./routes.ts";

const meta: Meta<typeof ScreenMap> = {
  title: "Guide/Map of screens",
  component: ScreenMap,
  // In a test few: each row loads all stories of its screen, and routes.test.ts reads all of them.
  loaders: [async () => ({ routes: await loadRoutes(isTestRun ? 8 : undefined) })],
  render: (_, { loaded }) => <ScreenMap routes={loaded["routes"] as readonly MappedRoute[]} />,
  // Storybook's test of a story that plays in Chinese only cannot be loaded by another one that is played in English.
  tags: ["no-picture", "plays-in-chinese"],
};
export default meta;

export const Default: StoryObj<typeof ScreenMap> = {
  play: async ({ canvas }) => {
    const { states } = words(copy);
    const routes = await loadRoutes(1);
    const [, row] = canvas.getAllByRole("row");
    await expect(row).toHaveTextContent(states(routes[0]!.stories.length));
    const [link] = canvas.getAllByRole("link", { name: "MainLayout" });
    // From the frame of the story, the workbench is at its folder. It is not pressed: the workbench would follow.
    await expect(link).toHaveAttribute("href", "./?path=/story/layouts-main-layout--default");
    await expect(link).toHaveAttribute("target", "_top");
  },
};
