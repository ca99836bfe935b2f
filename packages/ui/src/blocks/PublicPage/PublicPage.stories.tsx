import { paths } from "@reagent/api/pages/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { headIn } from "../../foundations/stage/head.ts";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./PublicPage.copy.ts";
import { PublicPage } from "./PublicPage.tsx";

const example = defineCopy({
  zh: { title: "国庆假期发货安排", news: "新闻动态", lead: "假期内的订单于 10 月 8 日发出。" },
  en: {
    title: "Delivery over the holidays",
    news: "News",
    lead: "Orders of the holidays are sent on 8 October.",
  },
});

type Args = Pick<Parameters<typeof PublicPage>[0], "root">;

function News({ root = "home" }: Args) {
  const { title, news, lead } = useCopy(example);
  return (
    <PublicPage
      title={title}
      root={root}
      under={[{ label: news, to: paths.news({ type: "news" }) }]}
      description={lead}
    >
      <h1>{title}</h1>
      <p>{lead}</p>
    </PublicPage>
  );
}

const meta: Meta = {
  title: "Blocks/Public page",
  component: PublicPage,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: (args) => <News {...(args as Args)} />,
  args: { root: "home" },
};
export default meta;
type Story = StoryObj<Args>;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const crumbs = (canvas: Canvas) =>
  within(canvas.getByRole("navigation"))
    .getAllByRole("listitem")
    .map((crumb) => crumb.textContent);

/** The document has the title of the last crumb. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { title, news, lead } = words(example);
    await expect(crumbs(canvas)).toEqual([words(copy).home, news, title]);
    await waitFor(() => expect(document.title).toContain(title));
    await waitFor(() => expect(headIn(document).description).toBe(lead));
  },
};

/** Pages of the gifts begin at the orchard. */
export const InTheOrchard: Story = {
  args: { root: "orchard" },
  play: async ({ canvas }) => {
    await expect(crumbs(canvas)[0]).toBe(words(copy).orchard);
  },
};
