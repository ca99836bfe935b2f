import { expect } from "@playwright/test";
import { expectUsable } from "./audit.ts";
import { test } from "./shop.ts";

test.describe("given a customer whose order was sent in two parcels", () => {
  test.use({ visitor: "ordinary" });

  test("when they open a line's parcels from the order, then courier, number and batch are shown", async ({
    page,
  }) => {
    await page.goto("/order_history?po=YF-2026-0417");
    await page
      .getByRole("table")
      .getByRole("link", { name: /^MK\d+$/u })
      .click();
    const lines = page.getByRole("table", { name: "订单产品" });
    await lines
      .getByRole("link", { name: /^发货详情：/u })
      .last()
      .click();
    await expect(page).toHaveURL(/\/order_detail\/package\/MK\d+\/./u);
    await expect(page.getByText("示例速运").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /^C\d{8}$/u }).first()).toBeVisible();
    await page.getByRole("link", { name: "查看全部包裹" }).click();
    await expect(page.getByRole("region", { name: "包裹 2（共 2 个）" })).toBeVisible();
    await page.getByRole("link", { name: "返回订单" }).click();
    await expect(page).toHaveURL(/\/order_detail\/html\/./u);
  });

  test("when they search by the order number with the keyboard alone, then Enter finds it and the menu leads to the order", async ({
    page,
  }) => {
    await page.goto("/express_search");
    const table = page.getByRole("table", { name: "发货通知单" });
    const orderCode = (await table.getByRole("link", { name: /^MK/u }).last().textContent()) ?? "";
    const field = page.getByRole("textbox", { name: "订单号" });
    await field.focus();
    await page.keyboard.type(orderCode);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/express_search?order=${orderCode}`);
    await expect(table.getByRole("link", { name: /^MK/u }).first()).toHaveText(orderCode);
    await table
      .getByRole("button", { name: /^查看：/u })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "发货详情" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "发货详情" })).not.toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/order_detail\/html\//u);
  });

  test("when they print a waybill, then it opens as a PDF by a ticket that is valid once", async ({
    page,
    context,
  }) => {
    await page.goto("/express_search");
    await page
      .getByRole("button", { name: /^查看：/u })
      .first()
      .click();
    const requested = context.waitForEvent("request", (request) =>
      request.url().includes("/api/center/express/pdf"),
    );
    await page.getByRole("menuitem", { name: "打印运单" }).click();
    const url = (await requested).url();
    expect(url).toContain("ticket=");
    expect(url).not.toContain("access_token");
  });
});

test.describe("given a customer on a phone, in English", () => {
  test.use({ visitor: "ordinary", viewport: { width: 390, height: 844 } });

  test("when they search what was packed, then the product's parcel is found and the pages fit the screen", async ({
    page,
  }) => {
    await page.goto("/en/pkg_search");
    const table = page.getByRole("table", { name: "Products in parcels" });
    await expect(table).toBeVisible();
    await expectUsable(page);
    await table
      .getByRole("button", { name: /^View:/u })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Parcels of the order" }).click();
    await expect(page).toHaveURL(/\/en\/order_detail\/package\/MK\d+\/./u);
    await expect(page.getByRole("region", { name: /^Parcel/u }).first()).toBeVisible();
    await expectUsable(page);
  });
});
