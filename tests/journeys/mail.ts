import { expect } from "@playwright/test";
import type { OpenedShop } from "./opened-shop.ts";

/** The links of the mails to an address, newest first, as the development page lists them. */
async function linksTo({ url }: OpenedShop, email: string): Promise<string[]> {
  const page = await (await fetch(`${url}/dev/mails`)).text();
  return page
    .split("<article>")
    .filter((mail) => mail.includes(email))
    .flatMap((mail) => /href="([^"]*code=[^"]*)"/u.exec(mail)?.[1]?.replaceAll("&amp;", "&") ?? []);
}

/** The link in the mail that an action sends. */
export async function linkMailedBy(
  shop: OpenedShop,
  email: string,
  action: () => Promise<void>,
): Promise<string> {
  const before = (await linksTo(shop, email)).length;
  await action();
  await expect.poll(async () => (await linksTo(shop, email)).length).toBe(before + 1);
  const [newest = ""] = await linksTo(shop, email);
  return newest;
}
