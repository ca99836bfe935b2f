import type { Page } from "@playwright/test";
import { expectUsable } from "./audit.ts";
import { expect, test } from "./shop.ts";
import { waitUntilRead } from "./watched-pages.ts";

/** The code of the map, which only this page loads. */
const MAP_CODE = /\/draw-map-[\w-]+\.js$/u;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isWithin = (box: Box | null, area: Box | null): boolean =>
  box !== null &&
  area !== null &&
  box.x >= area.x &&
  box.y >= area.y &&
  box.x + box.width <= area.x + area.width &&
  box.y + box.height <= area.y + area.height;

const isOver = (one: Box | null, other: Box | null): boolean =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const listOf = (page: Page) => page.getByRole("list", { name: "分支机构列表" });
const mapOf = (page: Page) => page.getByRole("region", { name: "分支机构地图" });

test("a guest finds a branch by keyboard: the list opens its popup, Escape closes it", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/");
  await waitUntilRead(page);
  expect(requests.filter((path) => MAP_CODE.test(path))).toEqual([]);

  const link = page.getByRole("contentinfo").getByRole("link", { name: "分支机构" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/branch");
  await expect(listOf(page).getByRole("article")).toHaveCount(22);
  await expect(page.getByRole("button", { name: "放大" })).toBeVisible();
  expect(requests.filter((path) => MAP_CODE.test(path))).toHaveLength(1);

  const wuhan = listOf(page).getByRole("button", { name: "武汉分公司" });
  await wuhan.focus();
  await page.keyboard.press("Enter");
  await expect(wuhan).toHaveAttribute("aria-pressed", "true");
  const marker = page.getByRole("button", { name: "武汉分公司", expanded: true });
  await expect(marker).toBeInViewport();
  const phones = page.getByRole("link", { name: "027-0000-0135" });
  await expect(phones).toHaveCount(2);

  await test.step("the popup follows its marker in the order of Tab", async () => {
    await marker.focus();
    await page.keyboard.press("Tab");
    await expect(phones.last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(phones).toHaveCount(1);
    await expect(wuhan).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("a marker opens the popup of its branch, which its button closes", async () => {
    const nanjing = page.getByRole("button", { name: "南京分公司", expanded: false });
    await nanjing.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("link", { name: "025-0000-0138" })).toHaveCount(2);
    await expectUsable(page);
    await page.getByRole("button", { name: "关闭" }).click();
    await expect(nanjing).toBeFocused();
    await expect(page.getByRole("link", { name: "025-0000-0138" })).toHaveCount(1);
  });
  await expect(mapOf(page)).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
])
  test(`the map opens with all branches in sight in a window of ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("/branch");
    await expect(page.getByRole("button", { name: "放大" })).toBeVisible();
    const markers = page.locator("button.maplibregl-marker");
    await expect(markers).toHaveCount(22);
    const map = await mapOf(page).boundingBox();
    const buttons = await Promise.all(
      ["放大", "缩小", "显示全部"].map((name) =>
        page.getByRole("button", { name, exact: true }).boundingBox(),
      ),
    );
    for (const marker of await markers.all()) {
      const box = await marker.boundingBox();
      const name = await marker.getAttribute("aria-label");
      expect.soft(isWithin(box, map), name ?? "").toBe(true);
      expect
        .soft(
          buttons.some((button) => isOver(box, button)),
          name ?? "",
        )
        .toBe(false);
    }
  });

test.describe("on a phone, in English", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the list comes first, and a branch of it is shown on the map below it", async ({
    page,
  }) => {
    await page.goto("/en/branch");
    const list = page.getByRole("list", { name: "List of branches and offices" });
    await expect(list.getByRole("article").first()).toBeInViewport();
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Zoom in" })).not.toBeInViewport();
    const headquarters = list.getByRole("button", { name: "Shanghai headquarters" });
    await headquarters.tap();
    const popup = page.getByRole("link", { name: "shanghai@kedu.example" }).last();
    await expect(popup).toBeInViewport();
    await expectUsable(page);
    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("button", { name: "Show all" }).tap();
    await expect(
      page.getByRole("button", { name: "Harbin office", expanded: false }),
    ).toBeInViewport();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list has all branches", async ({ page }) => {
    await page.goto("/branch");
    await expect(listOf(page).getByRole("article")).toHaveCount(22);
    await expect(listOf(page).getByText("上海市浦东新区示例路 120 号")).toBeVisible();
  });
});

test("the list remains when the map's code does not load, and a retry shows the map", async ({
  page,
  problems,
}) => {
  await page.route(MAP_CODE, (route) => route.abort());
  await page.goto("/branch");
  await expect(page.getByText("地图加载失败")).toBeVisible();
  await expect(listOf(page).getByRole("article")).toHaveCount(22);
  await page.unroute(MAP_CODE);
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByRole("button", { name: "放大" })).toBeVisible();
  problems.splice(0);
});
