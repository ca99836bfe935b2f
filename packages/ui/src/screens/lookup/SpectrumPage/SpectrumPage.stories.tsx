import { codes } from "@reagent/api/contract/envelope";
import { readBatchSpectra, readItemSpectra } from "@reagent/api/contract/product";
import { callMessages } from "@reagent/api/messages/call";
import { productMessages } from "@reagent/api/messages/product";
import { spectraIn } from "@reagent/api/mock/samples/product";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { SpectrumPage } from "./SpectrumPage.tsx";

const meta: Meta<typeof SpectrumPage> = {
  title: "Screens/Lookup/Spectra",
  component: SpectrumPage,
  tags: ["plays-in-chinese", "plays-on-phones"],
  globals: { viewer: "guest" },
  parameters: { route: "/productMap?item_code=S812046" },
};
export default meta;
type Story = StoryObj<typeof SpectrumPage>;

const ofBatch = "/productMap?batch_code=C15482130&product_code=S812046-25g";

/** Each spectrum says its kind, batch and conditions, and opens in a new tab. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole("list", { name: "S812046 的图谱" }));
    const [nmr, , infrared] = list.getAllByRole("listitem");
    await expect(nmr).toHaveTextContent("¹H NMR批号 C15482130 · DMSO-d₆，400 MHz");
    await expect(infrared).toHaveTextContent("IR不区分批号 · 测试条件未注明");
    await userEvent.click(list.getByRole("button", { name: "查看 ¹H NMR C15482130" }));
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toBe("/api/document?kind=spectrum&subject=61"),
    );
  },
};

export const OfABatch: Story = {
  parameters: { route: ofBatch },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "S812046-25g 批号 C15482130 的图谱" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  },
};

/** Without spectra an alert says so and leads away: back, or to the product on the first page of a visit. */
export const Empty: Story = {
  parameters: { scenario: [answers(readItemSpectra, { files: [] })] },
  play: async ({ canvasElement }) => {
    const alert = await findAlert();
    await expect(alert).toHaveTextContent("暂无图谱！");
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/products/S812046"));
  },
};

export const UnknownProduct: Story = {
  parameters: {
    route: "/productMap?item_code=Z999999",
    scenario: [refuses(readItemSpectra, codes.productMissing, productMessages.missing)],
  },
  play: async ({ canvas }) => {
    const alert = await findAlert();
    await expect(alert).toHaveTextContent("没有找到该产品，请检查货号，或联系客服。");
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await expect(canvas.getByRole("heading", { name: "没有找到所要的图谱" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "批量查询" })).toHaveAttribute("href", "/batch");
  },
};

export const UnknownBatch: Story = {
  parameters: {
    route: ofBatch,
    scenario: [refuses(readBatchSpectra, codes.notFound, productMessages.noSpectra)],
  },
  play: async () => {
    await expect(await findAlert()).toHaveTextContent("没有找到该批号与货号的图谱。");
  },
};

/** The message is in an alert; the page offers to try again. */
/** It is shown again by the retry, and so looks like the default. */
export const Failed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(readItemSpectra, codes.failed, callMessages.failed, { once: true })],
  },
  play: async ({ canvas }) => {
    const alert = await findAlert();
    await expect(alert).toHaveTextContent("系统出错，请稍后再试。");
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await userEvent.click(await canvas.findByRole("button", { name: "重试" }));
    await expect(await canvas.findByRole("list", { name: "S812046 的图谱" })).toBeVisible();
  },
};

/** An address that names neither an item nor a batch of a product. */
export const NothingAsked: Story = {
  parameters: { route: "/productMap?batch_code=C15482130" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("没有说明要查看哪个产品的图谱")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readItemSpectra)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在加载")).toBeInTheDocument();
  },
};

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [
      answers(readItemSpectra, {
        files: Array.from({ length: 40 }, (_, at) => ({
          type: "¹H NMR",
          url: `/api/document?kind=spectrum&subject=${at}`,
          batchCode: "C15482130".repeat(6),
          conditions: (spectraIn()[1]?.conditions ?? "").repeat(8),
        })),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("list");
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("list", { name: "S812046 的图谱" });
    await expectNoOverflow(canvasElement);
  },
};
