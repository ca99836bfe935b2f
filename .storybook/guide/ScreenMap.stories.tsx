import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenMap } from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.tsx";
import { routes } from "./routes.ts";

const meta: Meta<typeof ScreenMap> = {
  title: "Guide/Map of screens",
  component: ScreenMap,
  args: { routes },
  tags: ["no-picture"],
};
export default meta;

export const Default: StoryObj<typeof ScreenMap> = {};
