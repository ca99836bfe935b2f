import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { connect } from "@reagent/server/database/connection";
import { onDefaultDatabase } from "@reagent/server/testing/databases";
import { lineRow, orderRow } from "@reagent/server/testing/orders";
import { nodeFast } from "@reagent/server/testing/process";
import { expect, test } from "vitest";

const SERVER = fileURLToPath(new URL("../../apps/server/src", import.meta.url));
/** Sets the window's title, clears the screen, and begins a line that looks like another order. */
const HOSTILE = "\u001b]0;owned\u0007\u009b2J\nMK2026112100002  reagent  reviewed  paid\u202e";
const CONTROL = /[\p{Cc}\p{Cf}]/u;

onDefaultDatabase((makePlace) => {
  test.each([
    ["operator", ["show", "MK2026112100001"]],
    ["operator", ["orders"]],
    ["operator", ["pages"]],
    ["operator", ["show", "\u001b[2J"]],
    ["import", ["hostile.csv"]],
  ])("%s %j prints no control characters of customers and files", async (area, args) => {
    const { place, remove } = await makePlace("filled");
    const folder = mkdtempSync(join(tmpdir(), "reagent-terminal-"));
    const database = await connect(place);
    const id = "o";
    await database.transact(async (tx) => {
      await tx
        .insertInto("orders")
        .values(
          orderRow({
            id,
            code: "MK2026112100001",
            customer_id: "lin",
            created_at: Date.now(),
            receiver: HOSTILE,
          }),
        )
        .execute();
      await tx
        .insertInto("order_lines")
        .values(lineRow({ order_id: id, product_code: `A${HOSTILE}`, product_id: 11 }))
        .execute();
      await tx.updateTable("customers").set({ email: HOSTILE }).where("id", "=", "lin").execute();
      await tx
        .insertInto("browse_events")
        .values({
          id,
          customer_id: null,
          device_id: "",
          page: HOSTILE,
          previous_page: "",
          relation: "",
          created_at: Date.now(),
        })
        .execute();
    });
    await database.close();
    const cell = HOSTILE.slice(0, 8);
    const rows = [`item_code,pack,name_zh,list_price,${cell}`, `A,${cell},水,${cell},x`];
    writeFileSync(join(folder, "hostile.csv"), rows.join("\n"));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...nodeFast.args, join(SERVER, area, "command.ts"), ...args],
      {
        encoding: "utf8",
        env: {
          ...process.env,
          ...nodeFast.env,
          ...(place.kind === "sqlite"
            ? { DATA_DIR: place.folder }
            : { DATA_DIR: folder, DATABASE_URL: place.url }),
          INIT_CWD: folder,
        },
      },
    );
    await remove();
    rmSync(folder, { recursive: true });
    const lines = `${stdout}${stderr}`.split("\n").filter(Boolean);
    expect(lines.filter((line) => CONTROL.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith("MK2026112100002"))).toEqual([]);
    expect(lines.join(" ")).toContain("\\u{1b}");
  });
});
