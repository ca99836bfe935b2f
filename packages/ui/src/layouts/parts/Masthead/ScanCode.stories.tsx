import { codes } from "@reagent/api/contract/envelope";
import { readPriceAndStock } from "@reagent/api/contract/product";
import { callMessages } from "@reagent/api/messages/call";
import { answers, refusal } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { withCodeInPicture, withoutCamera } from "../../../foundations/stage/camera.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { Masthead } from "./Masthead.tsx";

const meta = {
  title: "Layouts/Scan code",
  component: Masthead,
  tags: ["plays-in-chinese", "plays-on-phones", "no-picture"],
  decorators: [
    (Story) => (
      <header style={{ minHeight: 640 }}>
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof Masthead>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(screen.getByRole("button", { name: "扫描瓶码" }));
  return within(await screen.findByRole("dialog", { name: "扫描瓶码" }));
};

const typed = async (code: string) => {
  const dialog = await opened();
  const field = await dialog.findByRole("textbox", { name: /^或输入编码/ });
  await userEvent.type(field, code);
  await userEvent.click(dialog.getByRole("button", { name: "打开" }));
  return dialog;
};

/** A code in the picture opens the page of the bottle, and closes the dialog. */
export const Scanned: Story = {
  beforeEach: withCodeInPicture("https://kedu.example/en/b/S812046-25g/C15482130"),
  play: async ({ canvasElement }) => {
    await opened();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/b/S812046-25g/C15482130"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A code that is not of the shop: the camera stays open for another one. */
export const NotOurs: Story = {
  beforeEach: withCodeInPicture("https://elsewhere.example/"),
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText(/^没有找到“https:\/\/elsewhere/)).toBeVisible();
    await expect(dialog.getByLabelText("摄像头画面")).toBeVisible();
  },
};

/** Without a camera a code can be typed: that of a product, as it is printed. */
export const Typed: Story = {
  beforeEach: withoutCamera("NotFoundError"),
  play: async ({ canvasElement }) => {
    const dialog = await typed("S812046");
    await expect(dialog.getByRole("alert")).toHaveTextContent("没有找到摄像头");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/products/S812046"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A CAS number is searched. */
export const TypedCasNumber: Story = {
  beforeEach: withoutCamera("NotAllowedError"),
  play: async ({ canvasElement }) => {
    await typed("CAS 64-17-5");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/64-17-5"));
  },
};

export const Unknown: Story = {
  beforeEach: withoutCamera("NotFoundError"),
  play: async () => {
    const dialog = await typed("ZZ000000");
    await expect(await dialog.findByText(/^没有找到“ZZ000000”/)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^或输入编码/ })).toHaveFocus();
  },
};

export const NothingTyped: Story = {
  beforeEach: withoutCamera("NotFoundError"),
  play: async () => {
    const dialog = await opened();
    await userEvent.click(await dialog.findByRole("button", { name: "打开" }));
    await expect(await dialog.findByText("请输入编码")).toBeVisible();
  },
};

/** The code cannot be looked up. */
export const Failed: Story = {
  parameters: {
    scenario: [answers(readPriceAndStock, () => refusal(codes.failed, callMessages.failed))],
  },
  beforeEach: withoutCamera("NotFoundError"),
  play: async () => {
    const dialog = await typed("S812046");
    await expect(await dialog.findByText(/^暂时无法查询这个编码/)).toBeVisible();
  },
};
