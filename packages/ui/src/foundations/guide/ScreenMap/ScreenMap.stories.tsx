import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScreenMap } from "./ScreenMap.tsx";

const meta: Meta<typeof ScreenMap> = { title: "Guide/Map of screens", component: ScreenMap };
export default meta;

export const Default: StoryObj<typeof ScreenMap> = {};
