import { page } from "../../../page.ts";
import { productDownload } from "./ProductDownload.screen.ts";

export const productDownloadPage = page(productDownload, {
  load: async () => (await import("./ProductDownload.tsx")).ProductDownload,
});
