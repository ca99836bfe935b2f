import { codes } from "@reagent/api/contract/envelope";
import { suggest } from "@reagent/api/contract/search";
import { callMessages } from "@reagent/api/messages/call";
import { suggestions } from "@reagent/api/mock/samples/search";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http } from "msw";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../foundations/stage/location.ts";
import { advance, drawFrames, stopClock, timerOf } from "../../foundations/stage/stopped-clock.ts";
import { Masthead } from "../../layouts/parts/Masthead/Masthead.tsx";
import { storageKeys } from "../../state/storage-keys.ts";

const meta = {
  title: "Blocks/Search suggestions",
  component: Masthead,
  tags: ["plays-in-chinese", "plays-on-phones"],
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

const searched = ["无水乙醇", "64-17-5", "B810527", "乙醇"];
const stored = { [storageKeys.recentSearches]: JSON.stringify(searched) };

/** How long no suggestions are requested after a text has changed. In milliseconds. */
const PAUSE = 60;

/** Delays the answer for one text. */
const slowAnswerFor = (slow: string) =>
  http.get(`*${suggest.path}`, async ({ request }) => {
    if (new URL(request.url).searchParams.get("keyword") === slow) await delay(400);
  });

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "搜索" });
const options = () => screen.queryAllByRole("option");
const group = (name: string) => screen.findByRole("group", { name });
const active = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
};
const expectClosed = async () => {
  await expect(screen.queryByRole("listbox")).toBeNull();
  await expect(field()).toHaveAttribute("aria-expanded", "false");
};

/** Each substance once, whatever its grades. */
export const Substances: Story = {
  play: async () => {
    await expectClosed();
    await userEvent.type(field(), "苯甲醛");
    const substances = within(await group("物质"));
    await expect(field()).toHaveAttribute("aria-expanded", "true");
    const [first, ...others] = substances.getAllByRole("option");
    await expect(first).toHaveTextContent("苯甲醛 Benzaldehyde100-52-7");
    await expect(others.filter(({ textContent }) => textContent.includes("100-52-7"))).toEqual([]);
    await expect(
      within(first as HTMLElement).getByText("苯甲醛", { selector: "mark" }),
    ).toBeVisible();
    await expect(screen.getByRole("status")).toHaveTextContent(
      `${String(others.length + 1)} 条建议`,
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), "苯甲醛");
    await group("物质");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(active()).toBe(options()[1]);
    await expect(active()).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}");
    await expect(active()).toBe(options().at(-1));
    await userEvent.keyboard("{ArrowDown}");
    await expect(active()).toBeNull();
    await userEvent.keyboard("{ArrowUp}{Home}{ArrowUp}{ArrowDown}");
    await expect(active()).toBe(options()[0]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/100-52-7"));
    await expectClosed();
  },
};

/**
 * Without an active option Enter searches for the typed text; the first Escape closes the list, the second clears the
 * field.
 */
export const AsTyped: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), "苯甲醛");
    await group("物质");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expectClosed();
    await expect(field()).toHaveValue("苯甲醛");
    await userEvent.keyboard("{Escape}");
    await expect(field()).toHaveValue("");
    await userEvent.type(field(), "水杨醛");
    await group("物质");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/水杨醛"));
    await expectClosed();
    await userEvent.click(field());
    await expect(await group("物质")).toBeVisible();
    await userEvent.tab();
    await expectClosed();
  },
};

export const RecentSearches: Story = {
  parameters: { stored },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.click(field());
    const recent = within(await group("最近搜索"));
    await expect(recent.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(
      searched,
    );
    await userEvent.click(recent.getByRole("option", { name: "64-17-5" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/64-17-5"));
    await expect(field()).toHaveValue("64-17-5");
    await expectClosed();
    await userEvent.clear(field());
    await waitFor(() => expect(options()[0]).toHaveTextContent("64-17-5"));
  },
};

export const RecentSearchesCleared: Story = {
  parameters: { stored },
  play: async () => {
    await userEvent.click(field());
    await group("最近搜索");
    await userEvent.tab();
    const clear = screen.getByRole("button", { name: "清除最近搜索" });
    await expect(clear).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await group("最近搜索");
    await userEvent.click(screen.getByRole("button", { name: "清除最近搜索" }));
    await expectClosed();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expectClosed();
  },
};

export const RecentBesideSubstances: Story = {
  parameters: { stored },
  play: async () => {
    await userEvent.type(field(), "无水");
    await expect(within(await group("最近搜索")).getByRole("option")).toHaveTextContent("无水乙醇");
    const substances = within(await group("物质"));
    await expect(substances.getAllByRole("option")[0]).toHaveTextContent("无水乙醇");
    await expect(screen.queryByRole("button", { name: "清除最近搜索" })).toBeNull();
  },
};

/** Names the wrong check digit and offers similar numbers. */
export const MistypedCasNumber: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), "64-17-6");
    await expect(
      await screen.findByText("64-17-6 不是有效的 CAS 号：校验位应为 5", { selector: "p" }),
    ).toBeVisible();
    const meant = within(await group("您要找的是"));
    await expect(meant.getByRole("option")).toHaveTextContent("乙醇 Ethanol64-17-5");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/64-17-5"));
    await expect(field()).toHaveValue("64-17-5");
  },
};

/** Also without similar numbers in the catalogue. */
export const MistypedCasNumberAlone: Story = {
  parameters: { scenario: [answers(suggest, { suggestions: [] })] },
  play: async () => {
    await userEvent.type(field(), "64-17-6");
    await expect(await screen.findByText(/校验位应为 5/, { selector: "p" })).toBeVisible();
    await expectClosed();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByText(/校验位应为 5/, { selector: "p" })).toBeNull();
    await expect(field()).toHaveValue("64-17-6");
  },
};

export const Code: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), "b8105");
    const items = within(await group("产品"));
    await expect(items.getAllByText("B8105", { selector: "mark" })).toHaveLength(4);
    await userEvent.click(items.getByRole("option", { name: /B810528/ }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/products/B810528"));
  },
};

/** A substance that was found by an alias shows the alias. */
export const ByAlias: Story = {
  play: async () => {
    await userEvent.type(field(), "安息香");
    const [first] = within(await group("物质")).getAllByRole("option");
    await expect(first).toHaveTextContent("苯甲醛 Benzaldehyde");
    await expect(first).toHaveTextContent("安息香醛");
  },
};

/** The name of a category, which finds nothing else, leads to the category. */
export const CategoryName: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), "保护剂");
    const categories = within(await group("商品分类"));
    await userEvent.click(categories.getByRole("option", { name: /保护试剂/ }));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/category\/\d+$/));
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(field(), "qqzzxx");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("没有建议"));
    await expectClosed();
  },
};

export const Failed: Story = {
  parameters: { scenario: [refuses(suggest, codes.failed, callMessages.failed)] },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), "乙醇");
    await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement());
    await expectClosed();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/乙醇"));
  },
};

/** The answer for 苯 arrives after the one for 乙醇, and is dropped. */
export const StaleAnswerDropped: Story = {
  parameters: { scenario: [slowAnswerFor("苯")] },
  beforeEach: stopClock,
  play: async () => {
    await userEvent.type(field(), "苯");
    await timerOf(400);
    await userEvent.clear(field());
    await userEvent.type(field(), "乙醇");
    await advance(PAUSE);
    const substances = within(await group("物质"));
    await expect(substances.getAllByRole("option")[0]).toHaveTextContent("64-17-5");
    await advance(400);
    await drawFrames(10);
    await expect(options()[0]).toHaveTextContent("64-17-5");
    await expect(substances.queryByText(/苯/)).toBeNull();
  },
};

/** While the next answer loads, suggestions that still match stay; the others are removed at once. */
export const KeepsMatchesWhileLoading: Story = {
  parameters: { scenario: [slowAnswerFor("对甲")] },
  beforeEach: stopClock,
  play: async () => {
    await userEvent.type(field(), "对");
    await expect(await group("物质")).toBeVisible();
    const known = options().filter(({ textContent }) => textContent.includes("对甲")).length;
    await userEvent.type(field(), "甲");
    await expect(options()).toHaveLength(known);
    await advance(PAUSE);
    await timerOf(400);
    await expect(options()).toHaveLength(known);
    await advance(400);
    await waitFor(() => expect(options().length).toBeGreaterThanOrEqual(known));
  },
};

/**
 * During a composition no suggestions are loaded, Enter picks the candidate, and the input method handles the arrow
 * keys.
 */
export const ComposesPinyin: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), "苯甲醛");
    await group("物质");
    await fireEvent.compositionStart(field());
    await fireEvent.input(field(), { target: { value: "苯甲醛yi" } });
    await expectClosed();
    await fireEvent.keyDown(field(), { key: "ArrowDown", isComposing: true });
    const isUnhandled = await fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    await expect(isUnhandled).toBe(false);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/"));
    await fireEvent.input(field(), { target: { value: "乙醇" } });
    await fireEvent.compositionEnd(field());
    await expect((await group("物质")).textContent).toContain("64-17-5");
    await expect(active()).toBeNull();
  },
};

/** A name of 180 characters is truncated to one line. */
export const LongName: Story = {
  parameters: {
    scenario: [
      answers(suggest, (query, language) =>
        suggestions({ ...query, keyword: "琥珀酰亚胺" }, language),
      ),
    ],
  },
  play: async () => {
    await userEvent.type(field(), "琥珀");
    await expect((await screen.findAllByRole("option"))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await userEvent.type(field(), "苯甲醛");
    await group("物质");
    const panel = screen.getByRole("listbox").parentElement?.getBoundingClientRect();
    await expect(panel?.left).toBe(0);
    await expect(panel?.right).toBe(document.documentElement.clientWidth);
  },
};

export const InEnglish: Story = {
  globals: { language: "en" },
  parameters: { stored },
  play: async () => {
    const search = screen.getByRole("combobox", { name: "Search" });
    await userEvent.click(search);
    await expect(await group("Recent searches")).toBeVisible();
    await userEvent.type(search, "64-17-6");
    await expect(await group("Did you mean")).toHaveTextContent("Ethanol 乙醇64-17-5");
    await expect(
      screen.getByText("64-17-6 is not a CAS number: its check digit should be 5", {
        selector: "p",
      }),
    ).toBeVisible();
  },
};
