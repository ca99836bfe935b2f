import { screen } from "../../../screen.ts";

export const productDownload = screen("productDownload", {
  visitors: "customers",
  layout: "account",
  menu: { group: "documents", needs: "product-download" },
  title: { zh: "产品资料下载", en: "Product data" },
});
