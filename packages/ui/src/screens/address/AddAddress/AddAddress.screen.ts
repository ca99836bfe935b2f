import { screen } from "../../../screen.ts";

export const addAddress = screen("addAddress", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "新增地址", en: "Add an address" },
});
