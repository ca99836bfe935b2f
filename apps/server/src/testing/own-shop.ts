import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the folder of an owner holds at least, and some of what it may. */
export const OWN_SHOP = {
  name_zh: "松江试剂",
  name_en: "Songjiang Reagents",
  company_zh: "松江试剂有限公司",
  company_en: "Songjiang Reagents Ltd.",
  address_zh: "上海市松江区样例路 7 号",
  address_en: "7 Sample Road, Songjiang, Shanghai",
  hotline: "021-5550-0177",
  service_hours_zh: "工作日 9:00–17:00",
  service_email: "help@songjiang.example",
  bank_zh: "样例银行松江支行",
  bank_account: "6222 0000 0177",
  icp: "沪ICP备00000177号-1",
  licence: "危险化学品经营许可证 沪样字 0177",
} as const;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30"/></svg>`;

/** The head of a PNG of the size of a picture for links. */
function sharePicture(): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(head);
  head.writeUInt32BE(13, 8);
  head.write("IHDR", 12);
  head.writeUInt32BE(1200, 16);
  head.writeUInt32BE(630, 20);
  return head;
}

/** Writes the folder of an owner's shop; `changes` replace keys of its file, or remove those that are undefined. */
export function writeOwnShop(
  folder: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): void {
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries({ ...OWN_SHOP, ...changes }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  writeFileSync(join(folder, "shop.yaml"), `${lines.join("\n")}\n`);
  writeFileSync(join(folder, "logo.svg"), LOGO);
  writeFileSync(join(folder, "share.png"), sharePicture());
}
