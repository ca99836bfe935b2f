import { expect, test } from "vitest";
import { readCustomerRow } from "./customer-row.ts";

test("reads a row with the spellings of spreadsheets and of other shops", () => {
  const read = readCustomerRow({
    email: " Wu@Lab.Example ",
    mobile: "+86 138 0000 0155",
    name: "吴一",
    language: "英文",
    credit_limit: "￥5,000",
    opening_balance: "12.5",
    receiver: "吴一",
    receiver_mobile: "13800000155.0",
    postcode: "200120.0",
  });
  expect(read).toMatchObject({
    kind: "read",
    row: {
      email: "wu@lab.example",
      account: {
        mobile: "13800000155",
        name: "吴一",
        language: "en",
        credit_limit: "5000.00",
        opening_balance: "12.50",
      },
      address: { receiver_mobile: "13800000155", postcode: "200120", street: "" },
    },
  });
  expect(read.kind === "read" && "company" in read.row.account).toBe(false);
});

test("tells a row without an address from one with a part of it", () => {
  expect(readCustomerRow({ email: "wu@lab.example", receiver: "" })).toMatchObject({
    row: { account: {}, address: undefined },
  });
  expect(readCustomerRow({ email: "wu@lab.example", street: "示例路 1 号" })).toMatchObject({
    kind: "bad",
    problems: [
      { column: "receiver", fault: "missing" },
      { column: "receiver_mobile", fault: "missing" },
    ],
  });
});

test.each([
  [{ email: "" }, "email", "missing"],
  [{ email: "wu@" }, "email", "email-invalid"],
  [{ mobile: "1380000015" }, "mobile", "mobile-invalid"],
  [{ name: "吴".repeat(51) }, "name", "too-long"],
  [{ language: "fr" }, "language", "language-invalid"],
  [{ credit_limit: "-5" }, "credit_limit", "amount-invalid"],
  [{ opening_balance: "1.255" }, "opening_balance", "amount-invalid"],
  [{ balance_note: "旧余额" }, "balance_note", "no-balance"],
  [{ account_period: "472", credit_limit: "1" }, "account_period", "period-without-credit"],
  [{ receiver_phone: "x" }, "receiver_phone", "landline-invalid"],
  [{ postcode: "2001" }, "postcode", "postcode-invalid"],
])("rejects %j by its cell", (cells, column, fault) => {
  const read = readCustomerRow({ email: "wu@lab.example", ...cells });
  expect(read.kind === "bad" && read.problems).toContainEqual({ column, fault });
});
