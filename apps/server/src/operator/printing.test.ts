import { readFileSync } from "node:fs";
import { sendSynthesisEnquiry } from "@reagent/api/contract/enquiry";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onDefaultDatabase } from "../testing/databases.ts";
import { customers } from "../testing/fixture.ts";
import { operateIn } from "../testing/operate.ts";
import { lineRow, orderRow } from "../testing/orders.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { openShop, type TestShop } from "../testing/shop.ts";
import { openTableFolder } from "../testing/table-files.ts";

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  const folder = openTableFolder();
  const operator = (...args: readonly string[]) => operateIn(shop, ...args);
  let files = 0;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    await shop.database.transact(async (tx) => {
      for (const [id, language] of [
        ["1", "zh"],
        ["2", "en"],
      ] as const) {
        const named = { id, code: `MK202611210000${id}`, customer_id: "lin", language };
        const state = { review: "reviewed", payment: "paid", paid_by: "transfer" } as const;
        await tx
          .insertInto("orders")
          .values(
            orderRow({
              ...named,
              ...state,
              created_at: shop.clock.now() + Number(id),
              receiver: "欧阳燕",
              city_name: "武汉市",
              street: "珞喻路1037号",
              note: "周五前送达",
            }),
          )
          .execute();
        const ethanol = { name_zh: "乙醇", name_en: "Ethanol", pack: "500mL", quantity: 3 };
        await tx
          .insertInto("order_lines")
          .values(lineRow({ ...ethanol, order_id: id, product_code: "E100001-500mL" }))
          .execute();
      }
    });
  });
  afterAll(async () => {
    folder.remove();
    await shop.close();
  });

  /** The text of what a command prints into a new file. */
  async function printed(...args: readonly string[]): Promise<string> {
    files += 1;
    const path = folder.path(`${files}.pdf`);
    await operator(...args, "--out", path);
    return pdfText(readFileSync(path));
  }

  describe("picking-list", () => {
    test("picking-list has each product once, with the orders that wait for it, and no signs without a shape", async () => {
      const text = await printed("picking-list");
      for (const part of ["拣货单", "乙醇", "欧阳燕 武汉市", "周五前送达"])
        expect(text).toContain(part);
      expect(text.match(/E100001-500mL/gu)).toHaveLength(1);
      expect(text).toMatch(/6\s*1 \(3\), 2 \(3\)/u);
      expect(text).not.toContain("☒");
    });

    test("picking-list of named orders has these only", async () => {
      const text = await printed("picking-list", "mk2026112100002", "--english");
      expect(text).toContain("Picking list");
      expect(text).not.toContain("MK2026112100001");
      await expect(printed("picking-list", "MK404")).rejects.toThrow("There is no order MK404.");
    });
  });

  test("delivery-note has a note for each order or parcel, in the order's language and without prices", async () => {
    const [both, path] = ["MK2026112100001", "MK2026112100002"];
    const waiting = await printed("delivery-note", both, path);
    for (const part of ["送货单", "Delivery note", "珞喻路1037号", "Ethanol"])
      expect(waiting).toContain(part);
    expect(waiting).not.toContain("10.00");
    const line = ["--line", "E100001-500mL=2@C15482130"];
    await operator("ship", both, "--company", "SF", "--number", "SF7", ...line);
    const [parcel = ""] = /PK\d+/u.exec(await operator("show", both)) ?? [];
    const sent = await printed("delivery-note", parcel);
    for (const part of [parcel, "SF SF7", "C15482130", "E100001-500mL · C15482130"])
      expect(sent).toContain(part);
    expect(sent.replaceAll(/\s/gu, "")).toContain("/b/E100001-500mL/C15482130");
  });

  test("quotation prints the quote of an enquiry in the language in which it was sent", async () => {
    const casNumber = "64-17-5";
    const question = {
      email: customers.lin,
      name: "Lin",
      mobile: "13800000000",
      company: "示例大学",
    };
    const send = async (note: string) => {
      const params = { ...question, casNumber, note };
      await shop.call(sendSynthesisEnquiry, params, { language: "en" });
      const sent = await shop.database.read.selectFrom("enquiries").selectAll().execute();
      return sent.find(({ content }) => content.includes(note))?.id.slice(0, 8) ?? "";
    };
    const [quoted, waiting] = [await send("quoted"), await send("waiting")];
    const terms = ["--price", "40", "--quantity", "3", "--until", "2099-12-31"];
    await operator("enquiry-quote", quoted, "E100001-500mL", "Sent in two weeks.", ...terms);
    const text = await printed("quotation", quoted);
    for (const part of ["Quotation", quoted, "示例大学", "E100001-500mL", "¥120.00", "two weeks"])
      expect(text).toContain(part);
    await expect(printed("quotation", waiting)).rejects.toThrow("has no quote");
  });

  test("no file is overwritten", async () => {
    const path = folder.write("mine.pdf", "mine");
    await expect(operator("picking-list", "--out", path)).rejects.toThrow("exists already");
    expect(readFileSync(path, "utf8")).toBe("mine");
  });
});
