import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./MapView.copy.ts";
import { MapView } from "./MapView.tsx";

const english = {
  网点地图: "Map of branches",
  上海总部: "Shanghai head office",
  武汉分公司: "Wuhan branch",
  "上海市浦东新区示例路 120 号": "120 Shili Road, Pudong, Shanghai",
};
const say = sayIn(english);

const meta: Meta<typeof MapView> = {
  title: "Components/MapView",
  component: MapView,
  // What is drawn depends on the machine's WebGL.
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded", english },
  args: {
    label: "网点地图",
    places: [
      { id: "1", name: "上海总部", longitude: 121.5447, latitude: 31.2215 },
      { id: "2", name: "武汉分公司", longitude: 114.3436, latitude: 30.5002 },
    ],
    value: undefined,
    onChange: fn(),
    zoom: 4,
    mapStyle: "",
    children: "上海市浦东新区示例路 120 号",
  },
};
export default meta;

type Story = StoryObj<typeof MapView>;

/** Each place is a button. Without WebGL the map says that it cannot be shown. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const marker = canvas.findByRole("button", { name: say("上海总部") });
    const unsupported = canvas.findByText(words(copy).unsupported);
    const shown = await Promise.any([marker, unsupported]);
    if (shown.tagName !== "BUTTON") return;
    await userEvent.click(shown);
    await expect(args.onChange).toHaveBeenCalledWith("1");
  },
};
