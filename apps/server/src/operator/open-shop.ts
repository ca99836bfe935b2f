import { existsSync } from "node:fs";
import { join } from "node:path";
import { adoptShop } from "@reagent/api/contract/shop";
import { systemClock } from "../basics/clock.ts";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { openStores } from "../services/stores.ts";
import { CommandError, printLines } from "../settings/command-line.ts";
import { readSettings } from "../settings/settings.ts";
import type { InShop } from "./operator-shop.ts";

/** Works in the shop that the environment names. Throws `CommandError` where there is none. */
export const inShop: InShop = async (work) => {
  const settings = readSettings(process.env);
  adoptShop(settings.shop);
  const { database: place } = settings;
  if (place.kind === "sqlite" && !existsSync(join(place.folder, DATABASE_FILE))) {
    throw new CommandError(`There is no shop in ${place.folder}; set DATA_DIR.`);
  }
  const stores = await openStores(settings, { isMapped: false, use: "command" });
  try {
    const publicUrl = settings.publicUrl || `http://${settings.host}:${settings.port}`;
    printLines(await work({ ...stores, publicUrl, now: systemClock.now() }));
  } finally {
    await stores.database.close();
  }
};
