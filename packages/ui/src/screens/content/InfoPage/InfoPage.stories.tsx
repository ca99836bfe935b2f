import { codes } from "@reagent/api/contract/envelope";
import { readPage } from "@reagent/api/contract/page";
import { pageMessages } from "@reagent/api/messages/page";
import { refuses } from "@reagent/api/mock/verbs";
import { paths } from "@reagent/api/pages/paths";
import { SHOP_PARTS } from "@reagent/domain/shop-part";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link, useLocation } from "react-router-dom";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { linksToParts } from "../../../foundations/stage/absent-parts.ts";
import { findSideNav } from "../../../foundations/stage/actions.ts";
import { pageLoadedIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { InfoPage } from "./InfoPage.tsx";

const meta = {
  title: "Screens/Content/Info page",
  component: InfoPage,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { page: "aboutus" },
  parameters: { route: "/info/aboutus" },
} satisfies Meta<typeof InfoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readPage, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: "公司简介" }),
);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "公司简介" })).toBeVisible();
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(trail.getByRole("link", { name: "首页" })).toHaveAttribute("href", "/");
    await expect(trail.getByText("公司简介")).toHaveAttribute("aria-current", "page");
    const menu = within(await findSideNav(canvas, "关于我们"));
    await expect(menu.getByRole("link", { current: "page" })).toHaveTextContent("公司简介");
    await expect(menu.getByRole("link", { name: "联系我们" })).toHaveAttribute(
      "href",
      "/info/contactus",
    );
  },
};

/** The menu has no entry of a part that the shop does without. */
export const WithoutParts: Story = {
  tags: ["no-picture"],
  parameters: { absentParts: SHOP_PARTS },
  play: async ({ canvas }) => {
    const menu = await findSideNav(canvas, "关于我们");
    await expect(linksToParts(menu)).toEqual([]);
  },
};

/** The table of contents leads to the headings of the text. */
export const TableOfContents: Story = {
  play: async ({ canvas }) => {
    const contents = within(await canvas.findByRole("navigation", { name: "本页内容" }));
    const link = contents.getByRole("link", { name: "步骤" });
    const [, id = ""] = link.getAttribute("href")?.split("#") ?? [];
    // Until the text is sanitised its headings have no ids.
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 2, name: "步骤" })).toHaveAttribute("id", id),
    );
  },
};

function WithLink() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to={paths.info("core")}>页脚的链接</Link>
      <InfoPage page={pathname.slice("/info/".length)} />
    </>
  );
}

/** A link outside of the menu, as in the footer, loads the whole page as well. */
export const LeftByALink: Story = {
  tags: ["no-picture"],
  render: () => <WithLink />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1, name: "公司简介" });
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
    await userEvent.click(canvas.getByRole("link", { name: "页脚的链接" }));
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("reload"));
  },
};

export const UnknownPage: Story = {
  args: { page: "nothing" },
  parameters: { route: "/info/nothing" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个页面" }),
    ).toBeVisible();
  },
};

/** A page that the shop has not published. */
export const NotPublished: Story = {
  parameters: { scenario: [refuses(readPage, codes.notFound, pageMessages.pageMissing)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个页面" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去首页看看" })).toHaveAttribute("href", "/");
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;
