import { readPage } from "@reagent/api/contract/page";
import { pageOf } from "@reagent/api/mock/samples/pages";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { findSideNav } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { HelpPage } from "./HelpPage.tsx";

const meta = {
  title: "Screens/Content/Help page",
  component: HelpPage,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { page: "howorder" },
  parameters: { route: "/html/howorder" },
} satisfies Meta<typeof HelpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readPage, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: "如何下单" }),
);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1, name: "如何下单" });
    const menu = within(await findSideNav(canvas, "帮助中心"));
    await expect(menu.getAllByRole("link")).toHaveLength(12);
    await userEvent.click(menu.getByRole("link", { name: "退换货政策" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/html/policy_returns"));
  },
};

const terms = { args: { page: "termsofuse" }, parameters: { route: "/html/termsofuse" } };

/** The terms of use name their versions, and lead to the older ones. */
export const Terms: Story = {
  ...terms,
  play: async ({ canvas, canvasElement }) => {
    const versions = within(await canvas.findByRole("navigation", { name: "历次版本" }));
    await expect(versions.getByRole("link", { current: "page" })).toHaveTextContent(
      "2026-11-20（现行）",
    );
    await userEvent.click(versions.getByRole("link", { name: "2025-03-01" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/html/termsofuse?version=2025-03-01"));
    await expect(await canvas.findByText(/已被新版本取代/u)).toBeVisible();
  },
};

/** An older version has a notice with a link to the current one. */
export const OldTerms: Story = {
  ...terms,
  parameters: { route: "/html/termsofuse?version=2025-03-01" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/您正在查看 2025-03-01 的版本/u)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "查看现行版本" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/html/termsofuse"));
  },
};

/** A version that does not exist. */
export const UnknownVersion: Story = {
  ...terms,
  parameters: { route: "/html/termsofuse?version=1999-12-31" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个页面" }),
    ).toBeVisible();
  },
};

/** A short page has no table of contents. */
export const ShortPage: Story = {
  parameters: {
    scenario: [answers(readPage, { ...pageOf("howorder"), content: "<h2>一节</h2><p>正文</p>" })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "一节" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "本页内容" })).toBeNull();
  },
};

export const UnknownPage: Story = {
  args: { page: "nothing" },
  parameters: { route: "/html/nothing" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个页面" }),
    ).toBeVisible();
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;
