import type { Meta, StoryObj } from "@storybook/react-vite";
import { SELECT_STORY, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { expect, fireEvent, fn, within } from "storybook/test";
import type {
  ChangedPicture,
  Picture,
  Review as Changes,
} from "../../packages/ui/src/foundations/guide/Review/review.ts";
import { Review } from "../../packages/ui/src/foundations/guide/Review/Review.tsx";

/** As it was when the build or the server started; see git/review-files.ts. */
declare const REVIEW: Changes | null;

const meta: Meta<typeof Review> = {
  title: "Guide/What changed",
  component: Review,
  args: { review: REVIEW },
  // It differs with every commit.
  tags: ["no-picture", "plays-in-chinese", "plays-on-phones"],
};
export default meta;
type Story = StoryObj<typeof Review>;

export const Default: Story = {};

/** A picture of a button. */
const drawn = (width: number, height: number, ground: string, button: string): Picture => {
  const shapes = `<rect width="100%" height="100%" fill="${ground}"/><rect x="24" y="24" width="120" height="36" rx="4" fill="${button}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
};

const look: Pick<ChangedPicture, "storyId" | "story" | "width"> = {
  storyId: "components-button--primary",
  story: "Primary",
  width: 1440,
};
const BUTTON = { area: "components", title: "Components/Button" };
const CART = "packages/ui/src/screens/cart/Cart/Cart.copy.ts";

const sample: Changes = {
  since: "v1.4",
  basis: "comparable",
  titles: [
    {
      ...BUTTON,
      stories: [
        { id: "components-button--primary", name: "Primary", change: "changed" },
        { id: "components-button--busy", name: "Busy", change: "new" },
        { id: "components-button--faint", name: "Faint", change: "removed" },
      ],
      pictures: [
        {
          ...look,
          theme: "light",
          language: "zh",
          before: drawn(1440, 240, "#ffffff", "#0b6b7d"),
          after: drawn(1440, 280, "#ffffff", "#1f5fbf"),
        },
        {
          ...look,
          theme: "dark",
          language: "zh",
          before: drawn(1440, 240, "#10181c", "#63c3d4"),
          after: drawn(1440, 240, "#10181c", "#8ab4f8"),
        },
        {
          ...look,
          width: 390,
          theme: "light",
          language: "en",
          after: drawn(390, 200, "#ffffff", "#1f5fbf"),
        },
        {
          ...look,
          width: 390,
          theme: "dark",
          language: "en",
          before: drawn(390, 200, "#10181c", "#63c3d4"),
        },
      ],
    },
    {
      area: "screens/cart",
      title: "Screens/Cart/Cart",
      stories: [{ id: "screens-cart-cart--default", name: "Default", change: "changed" }],
      pictures: [],
    },
  ],
  texts: [
    {
      file: CART,
      area: "screens/cart",
      name: "pay",
      before: { zh: "去付款", en: "Pay" },
      after: { zh: "立即付款", en: "Pay now" },
    },
    {
      file: CART,
      area: "screens/cart",
      name: "hint",
      after: { zh: "可随时修改数量。", en: "You can change the quantity at any time." },
    },
    {
      file: "packages/api/src/messages/cart.ts",
      area: "messages",
      name: "cartMessages.full",
      before: { zh: "购物车已满", en: "The cart is full." },
    },
  ],
};

export const Changed: Story = {
  args: { review: sample },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("自 v1.4 以来的改动");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 组故事，4 张图片，3 条文字");
    await expect(canvas.getByText("新图片，之前没有。")).toBeVisible();
    await expect(canvas.getByText("图片已删除，只有之前的。")).toBeVisible();
    await expect(canvas.getByText("之前 1440 × 240，之后 1440 × 280 像素")).toBeVisible();
    const [slider] = canvas.getAllByRole("slider");
    await expect(slider).toHaveAttribute("aria-valuetext", "左侧 50% 为之前");
    await fireEvent.change(slider!, { target: { value: "100" } });
    await expect(slider).toHaveAttribute("aria-valuetext", "左侧 100% 为之前");
    await userEvent.click(canvas.getByRole("radio", { name: "并排" }));
    await expect(canvas.queryByRole("slider")).toBeNull();
    await expect(canvas.getAllByRole("img", { name: /之后$/u })).toHaveLength(2);
    await expect(canvas.getByText("立即")).toBeVisible();
    // In both languages.
    await expect(canvas.getAllByText("之前没有")).toHaveLength(2);
  },
};

export const Filtered: Story = {
  args: { review: sample },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "语言" }), "英文");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 组故事，2 张图片，3 条文字");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "主题" }), "深色");
    await expect(canvas.getByRole("status")).toHaveTextContent("2 组故事，1 张图片，3 条文字");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "领域" }), "Messages");
    await expect(canvas.getByRole("status")).toHaveTextContent("0 组故事，0 张图片，1 条文字");
    await expect(canvas.queryByText("Components/Button")).toBeNull();
  },
};

export const LeadsToAStory: Story = {
  args: { review: sample },
  play: async ({ canvas, userEvent }) => {
    const channel = addons.getChannel();
    const select = fn();
    // Instead of the workbench, which would leave this page.
    const emit = channel.emit.bind(channel);
    channel.emit = (event, ...data) =>
      event === SELECT_STORY || event === UPDATE_GLOBALS
        ? select(event, ...data)
        : emit(event, ...data);
    try {
      const link = canvas.getAllByRole("link", { name: "打开故事" }).at(-1)!;
      await expect(link).toHaveAttribute(
        "href",
        "./?path=/story/components-button--primary&globals=language:en;theme:light;viewport.value:phone",
      );
      await userEvent.click(link);
      await expect(select.mock.calls).toEqual([
        [
          UPDATE_GLOBALS,
          { globals: { language: "en", theme: "light", viewport: { value: "phone" } } },
        ],
        [SELECT_STORY, { storyId: "components-button--primary" }],
      ]);
    } finally {
      channel.emit = emit;
    }
  },
};

/** As after many commits. */
export const LongContent: Story = {
  args: {
    review: {
      ...sample,
      basis: "other browser",
      titles: [
        ...sample.titles,
        // Removed, since a link to them would lead nowhere.
        ...Array.from({ length: 24 }, (_, index) => ({
          ...BUTTON,
          title: `Components/Button ${index + 1}`,
          stories: Array.from({ length: 3 }, (__, at) => ({
            id: `components-button-${index + 1}--${at}`,
            name: `State ${at + 1}`,
            change: "removed" as const,
          })),
          pictures: [],
        })),
      ],
      texts: Array.from({ length: 120 }, (_, index) => ({
        ...sample.texts[0]!,
        name: `steps.${index + 1}`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^v1\.4 的图片由另一版本的浏览器绘制/u)).toBeVisible();
    await expect(canvas.getByText("Components/Button 8")).toBeVisible();
    await expect(canvas.queryByText("Components/Button 9")).toBeNull();
    const pages = canvas.getByRole("navigation", { name: "故事分页" });
    await userEvent.click(within(pages).getByRole("button", { name: "第 3 页" }));
    await expect(canvas.getByText("Components/Button 24")).toBeVisible();
    await expect(canvas.getByText("steps.50")).toBeVisible();
    await expect(canvas.queryByText("steps.51")).toBeNull();
  },
};

export const NothingChanged: Story = {
  args: { review: { since: "v1.4", basis: "comparable", titles: [], texts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "没有改动" })).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const WithoutPicturesBefore: Story = {
  args: { review: { ...sample, basis: "none before", titles: [sample.titles[1]!] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("v1.4 没有图片，因此不比较图片。")).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

export const WithoutGit: Story = {
  args: { review: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "没有可比较的版本" })).toBeVisible();
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};
