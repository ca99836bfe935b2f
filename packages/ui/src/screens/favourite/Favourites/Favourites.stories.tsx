import { codes } from "@reagent/api/contract/envelope";
import { cancelFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { callMessages } from "@reagent/api/messages/call";
import { favourites } from "@reagent/api/mock/samples/favourites";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  expectNoOverflow,
  findAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Favourites } from "./Favourites.tsx";

const meta = {
  title: "Screens/Favourite/Favourites",
  component: Favourites,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/fav" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof Favourites>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listFavourites, (canvas) =>
  canvas.findByRole("table", { name: "收藏的产品" }),
);

const sent = fn();
const [first, second] = favourites();

async function cancelFirst(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: `取消收藏 ${first?.itemCode}` }));
  const question = await findAlert();
  await expect(within(question).getByText(`确定不再收藏“${first?.chineseName}”吗？`)).toBeVisible();
  await userEvent.click(within(question).getByRole("button", { name: "取消收藏" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

const fits: NonNullable<Story["play"]> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole("table", { name: "收藏的产品" });
  await expectNoOverflow(canvasElement);
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("table", { name: "收藏的产品" });
    await expect(within(list).getAllByRole("row")).toHaveLength(favourites().length + 1);
  },
};

async function expectAddRefused(canvas: Canvas, message: string) {
  const [expander] = await canvas.findAllByRole("button", { name: /^价格与库存/ });
  if (!expander) throw new Error("no favourite can be opened");
  await userEvent.click(expander);
  await userEvent.click(await canvas.findByRole("button", { name: "加入购物车" }));
  await expectAlert(message);
}

export const PacksOpened: Story = {
  play: ({ canvas }) => expectAddRefused(canvas, "请填写货号数量后再加入购物车！"),
};

/** What a logout in another tab does to this one: the token is gone from the device. */
function DropToken() {
  const { local } = useStorage();
  return <button onClick={() => local.remove(storageKeys.token)}>drop the token</button>;
}

/** After a logout in another tab nothing is added to the cart. */
export const LoggedOutElsewhere: Story = {
  render: () => (
    <>
      <Favourites />
      <DropToken />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "收藏的产品" });
    await userEvent.click(canvas.getByRole("button", { name: "drop the token" }));
    await expectAddRefused(canvas, "请登录后再加入购物车！");
  },
};

/** The row is removed, and the next row takes the focus. */
export const Cancelled: Story = {
  parameters: {
    scenario: [
      answers(cancelFavourite, (params) => {
        sent(params);
        return {};
      }),
      answers(listFavourites, (_, language) => {
        const left = favourites(language).slice(sent.mock.calls.length);
        return { favourites: left, total: left.length };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await cancelFirst(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ favouriteId: first?.favouriteId }));
    await waitFor(() =>
      expect(canvas.queryByRole("link", { name: first?.chineseName ?? "" })).toBeNull(),
    );
    await expect(
      canvas.getByRole("button", { name: `取消收藏 ${second?.itemCode}` }),
    ).toHaveFocus();
  },
};

export const PageInTheAddress: Story = {
  parameters: {
    route: "/fav?page=2",
    scenario: [
      answers(listFavourites, (params, language) => {
        sent(params);
        return { favourites: favourites(language).slice(0, 1), total: 21 };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const pager = within(await canvas.findByRole("navigation", { name: "分页" }));
    await expect(sent).toHaveBeenLastCalledWith({ page: 2, limit: 20 });
    await userEvent.click(pager.getByRole("link", { name: "第 1 页" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ page: 1, limit: 20 }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/fav"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

/** When the last favourite of the last page is removed, the page before it is shown. */
export const LastOfItsPageCancelled: Story = {
  parameters: {
    scenario: [
      answers(cancelFavourite, (params) => {
        sent(params);
        return {};
      }),
      answers(listFavourites, ({ page }, language) => {
        const all = favourites(language);
        const isGone = sent.mock.calls.length > 0;
        const last = isGone ? [] : all.slice(0, 1);
        return { favourites: page === 2 ? last : all, total: isGone ? 20 : 21 };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /第 2 页/ }));
    const list = await canvas.findByRole("table", { name: "收藏的产品" });
    await waitFor(() => expect(within(list).getAllByRole("row")).toHaveLength(2));
    await cancelFirst(canvas);
    await waitFor(() =>
      expect(within(list).getAllByRole("row")).toHaveLength(favourites().length + 1),
    );
    await waitFor(() => expect(canvas.queryByRole("navigation", { name: /页/ })).toBeNull());
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("20 个产品");
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const CancelRefused: Story = {
  parameters: { scenario: [refuses(cancelFavourite, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const name = `取消收藏 ${first?.itemCode}`;
    await userEvent.click(await canvas.findByRole("button", { name }));
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "取消收藏" }));
    const message = await screen.findByText("系统出错，请稍后再试。");
    await expect(message).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await canvas.findByRole("button", { name })).toBeVisible();
  },
};

export const MoreThanAPage: Story = {
  parameters: {
    scenario: [
      answers(listFavourites, (_, language) => ({ favourites: favourites(language), total: 45 })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /第 3 页/ }));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: /第 3 页/ })).toHaveAttribute("aria-current", "page"),
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listFavourites, { favourites: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("暂无收藏，请搜索产品添加收藏！")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(listFavourites)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在加载")).toBeInTheDocument();
    await expect(canvas.queryByText("暂无收藏，请搜索产品添加收藏！")).toBeNull();
  },
};

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

/** Long names wrap; codes do not. */
export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(listFavourites, (_, language) => {
        const [long, ...others] = favourites(language);
        if (!long) throw new Error("there is no favourite");
        return {
          favourites: [
            {
              ...long,
              chineseName:
                "N-α-芴甲氧羰基-N-ω-(2,2,4,6,7-五甲基二氢苯并呋喃-5-磺酰基)-L-精氨酸-4-甲氧基-3,5-二甲基苯基酯盐酸盐一水合物",
              englishName:
                "N-alpha-(9-Fluorenylmethoxycarbonyl)-N-omega-(2,2,4,6,7-pentamethyldihydrobenzofuran-5-sulfonyl)-L-arginine 4-methoxy-3,5-dimethylphenyl ester hydrochloride monohydrate",
              specification:
                "分析标准品，用于高效液相色谱与气相色谱-质谱联用，≥99.5%（GC），水≤50 ppm",
            },
            ...others,
          ],
          total: 6,
        };
      }),
    ],
  },
  play: fits,
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } }, play: fits };

export const OnAPhone: Story = standard.onAPhone;

/** The controls set the number of favourites and the length of their names. */
export const Dials: Story = {
  ...dials(
    {
      favourites: { from: 0, to: 200, at: 30 },
      nameLength: { from: 1, to: 180, at: 24 },
    },
    ({ favourites: count, nameLength }) => [
      answers(listFavourites, ({ page, limit }, language) => ({
        favourites: inNumber(favourites(language), count, (each, index) => ({
          ...each,
          favouriteId: `${each.favouriteId}${index}`,
          itemId: `${each.itemId}${index}`,
          chineseName: inLength(each.chineseName, nameLength),
          englishName: inLength(each.englishName, nameLength),
        })).slice((page - 1) * limit, page * limit),
        total: count,
      })),
    ],
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("table", { name: "收藏的产品" });
    await expect(within(list).getAllByRole("row").length).toBeGreaterThan(10);
  },
};
