import { addSalt } from "./placed-order.ts";
import { expect, test } from "./shop.ts";

/** Enough for the checkout to offer a search; the answer has more addresses than the customer saved. */
const COUNT = 50;

test.describe("given a customer with fifty addresses at the checkout", () => {
  test.use({ visitor: "ordinary" });
  test.beforeEach(async ({ page, customer, shop }) => {
    await page.route("**/api/order/confirm?**", async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { addresses: object[] } };
      const [first = {}] = answer.data.addresses;
      const addresses = Array.from({ length: COUNT }, (_, index) => ({
        ...first,
        ...(index > 0 && { adr_id: `extra-${index}` }),
        adr_street: `科苑路 ${index + 1001} 号`,
      }));
      await route.fulfill({ json: { ...answer, data: { ...answer.data, addresses } } });
    });
    await addSalt(shop.url, customer, 1);
    await page.goto("/checkout");
  });

  test("when they press the field, then all addresses are listed, and typed text replaces the choice", async ({
    page,
  }) => {
    const field = page.getByRole("combobox", { name: "选择收货地址" });
    const options = page.getByRole("listbox").getByRole("option");

    await test.step("a press lists all addresses", async () => {
      await expect(field).toHaveValue(/科苑路 1001 号$/u);
      await field.click();
      // Options out of view are not rendered, but counted.
      await expect(options.first()).toHaveAttribute("aria-setsize", String(COUNT));
      await expect(page.getByRole("option", { selected: true })).toContainText("科苑路 1001 号");
    });

    await test.step("Escape closes it, another press lets them type over the choice", async () => {
      await page.keyboard.press("Escape");
      await expect(options).toHaveCount(0);
      await field.click();
      await page.keyboard.type("1037 科苑路");
      await expect(field).toHaveValue("1037 科苑路");
      await expect(options).toHaveCount(1);
    });

    await test.step("a text that matches nothing is reported and leaves the choice unchanged", async () => {
      await field.fill("苏州河");
      await expect(page.getByText("没有符合条件的选项")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(field).toHaveValue(/科苑路 1001 号$/u);
    });
  });
});
