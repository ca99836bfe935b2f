/**
 * Writes `landed.json`, the shop from which `upgrade.test.ts` upgrades. Run it after a release, before the next migration:
 * `npx -y pnpm@12 exec node apps/server/src/testing/landed/take.ts`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOrder } from "@reagent/api/contract/checkout";
import { savePrecursorInfo, saveUniversityInfo } from "@reagent/api/contract/filing";
import { uploadDocument } from "@reagent/api/contract/upload";
import type { UploadSlot } from "@reagent/domain/upload";
import { type Kysely, sql } from "kysely";
import { migrationNames } from "../../database/migrate.ts";
import { fillCart, orderTo, readyToOrder } from "../checkout.ts";
import { bytesLike, dataUrl } from "../documents.ts";
import { completeFiling } from "../filings.ts";
import { customers, fillPlace, packIds } from "../fixture.ts";
import { operateIn } from "../operate.ts";
import { placeSentOrder } from "../sent-orders.ts";
import { openShop } from "../shop.ts";
import { type Landed, LANDED_FILE, university } from "./landed.ts";

/** What a server makes again of the rest when it starts, or keeps for minutes. */
const NOT_TAKEN =
  /^(?:kysely|search|sqlite)_|^(?:known_browsers|listing_columns|rate_counters|sessions|site_facts)$/u;

const folder = mkdtempSync(join(tmpdir(), "reagent-landed-"));
const place = { kind: "sqlite", folder } as const;
await fillPlace(place);
const shop = await openShop(async () => ({
  place,
  remove: async () => rmSync(folder, { recursive: true, force: true }),
}));

const token = await shop.logIn(customers.lin);
const universitys = await shop.logIn(customers.university);
const uploaded = async (slot: UploadSlot, of: string) =>
  (
    await shop.call(
      uploadDocument,
      { slot, extension: "pdf", content: dataUrl(bytesLike("pdf")), fileName: `${slot}.pdf` },
      { token: of },
    )
  ).data;

await shop.call(
  saveUniversityInfo,
  { ...university, ...(await uploaded("university", universitys)) },
  { token: universitys },
);
await shop.call(
  savePrecursorInfo,
  {
    kind: "explosive",
    ...completeFiling,
    identity: { uploadId: "", fileName: "" },
    usage: await uploaded("usage", token),
    licence: await uploaded("licence", token),
    certificate: await uploaded("certificate", token),
    poisonLicence: null,
  },
  { token },
);
await operateIn(shop, "accept", customers.university, "university");
await operateIn(shop, "accept", customers.lin, "explosive");

await placeSentOrder(shop.database, { id: "sent", now: shop.clock.time });
const addressId = await readyToOrder(shop.database, "lin");
await fillCart(shop.database, "lin", [
  { kind: "reagent", productId: packIds.ethanol500, quantity: 2 },
]);
await shop.call(createOrder, orderTo(addressId), { token });

const free = shop.database.read as unknown as Kysely<Record<string, object>>;
const tables: Landed["tables"] = {};
for (const name of await tablesInOrder()) {
  const rows = await free.selectFrom(name).selectAll().execute();
  if (rows.length > 0) tables[name] = rows as Landed["tables"][string];
}
const files = Object.fromEntries(
  readdirSync(shop.filesFolder).map((name) => [
    name,
    readFileSync(join(shop.filesFolder, name)).toString("base64"),
  ]),
);
await shop.close();
const landed: Landed = { migration: migrationNames.at(-1) ?? "", tables, files };
writeFileSync(LANDED_FILE, `${JSON.stringify(landed, null, 1)}\n`);

/** Names of the tables that are taken: what others refer to first. */
async function tablesInOrder(): Promise<string[]> {
  const all = (await free.introspection.getTables()).map(({ name }) => name);
  const { rows } = await sql<{ from: string; to: string }>`
    select t.name as "from", k."table" as "to"
    from sqlite_master t, pragma_foreign_key_list(t.name) k where t.type = 'table'
  `.execute(shop.database.read);
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { from, to } of rows) if (from === name && to !== name) add(to);
    ordered.push(name);
  };
  for (const name of all.filter((name) => !NOT_TAKEN.test(name))) add(name);
  return ordered;
}
