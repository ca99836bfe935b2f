import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type MappedRoute,
  ScreenMap,
} from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.tsx";
import { loadRoutes } from "./routes.ts";

const meta: Meta<typeof ScreenMap> = {
  title: "Guide/Map of screens",
  component: ScreenMap,
  loaders: [async () => ({ routes: await loadRoutes() })],
  render: (_, { loaded }) => <ScreenMap routes={loaded["routes"] as readonly MappedRoute[]} />,
  tags: ["no-picture"],
};
export default meta;

export const Default: StoryObj<typeof ScreenMap> = {};
