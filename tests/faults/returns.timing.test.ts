import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { logIn } from "@reagent/api/contract/account";
import { codes } from "@reagent/api/contract/envelope";
import { applyForReturn, uploadReturnFile } from "@reagent/api/contract/return";
import { UNRETURNED_LIFE_MS } from "@reagent/domain/return-file";
import { sweepUploads } from "@reagent/server/areas/upload/sweep";
import { connect } from "@reagent/server/database/connection";
import { openFiles } from "@reagent/server/ports/files/files";
import { onEachDatabase } from "@reagent/server/testing/databases";
import { bytesLike } from "@reagent/server/testing/documents";
import { customers, packIds, PASSWORD } from "@reagent/server/testing/fixture";
import { startProcess } from "@reagent/server/testing/process";
import { placeSentOrder, SENT_BATCHES } from "@reagent/server/testing/sent-orders";
import { expect, test } from "vitest";
import { withSeed } from "../seed.ts";
import { KILLS, KILLS_LIMIT_MS } from "./kill-rounds.ts";
import { call, fill } from "./over-http.ts";

const FILES_A_RETURN = 3;
const LANES = 3;
const MAX_DELAY_MS = 600;

onEachDatabase((makePlace) => {
  test(
    `a server that is killed ${KILLS} times while files are uploaded and returns applied for has no return without its files, and no file without an owner after a day`,
    () =>
      withSeed(import.meta.filename, async (draw) => {
        const { place, remove } = await makePlace();
        const folder =
          place.kind === "sqlite" ? place.folder : mkdtempSync(join(tmpdir(), "kills-"));
        await fill(place);
        const database = await connect(place);
        const acknowledged: string[] = [];

        /** Uploads files and applies for a return of one unit, until there is no answer. */
        async function applyUntilGone(address: string, token: string, orderId: string) {
          const fileIds: string[] = [];
          const file = bytesLike("png", 300_000).toString("base64");
          for (let each = 0; each < FILES_A_RETURN; each += 1) {
            const wire = { module_id: orderId, module_name: "return", is_no_db: 1 };
            const answer = await call(
              address,
              uploadReturnFile,
              { ...wire, file, file_name: `${each}.png` },
              { token },
            );
            expect(answer.code).toBe(codes.success);
            fileIds.push((answer.data as { url: string }).url);
          }
          const products = [
            {
              product_code: "E100001-500mL",
              product_id: String(packIds.ethanol500),
              product_price: "0.00",
              rfd_qty: 1,
              flot: SENT_BATCHES[0].batchCode,
              is_open: 0,
              open_qty: 0,
            },
          ];
          const files = fileIds.map((url) => ({ url, real_name: "" }));
          const answer = await call(
            address,
            applyForReturn,
            { id: orderId, products, reason: "误购", files },
            { token },
          );
          expect([codes.success, codes.badRequest]).toContain(answer.code);
          if (answer.code === codes.success) acknowledged.push((answer.data as { id: string }).id);
        }

        for (let round = 0; round < KILLS; round += 1) {
          const orderIds = Array.from({ length: LANES }, (_, lane) => `o-${round}-${lane}`);
          for (const id of orderIds) await placeSentOrder(database, { id, now: Date.now() });
          const server = await startProcess(place, folder, { RATE_LIMIT: "0" });
          const login = await call(server.address, logIn, {
            email: customers.lin,
            password: PASSWORD,
          });
          const { userToken: token } = login.data as { userToken: string };
          const lanes = orderIds.map(async (orderId) => {
            // One return after the other; fetch throws this error when the server is gone.
            for (let each = 0; each < 3; each += 1) {
              await applyUntilGone(server.address, token, orderId).catch((failure: unknown) => {
                if (!(failure instanceof TypeError)) throw failure;
              });
            }
          });
          await sleep(draw() * MAX_DELAY_MS);
          server.process.kill("SIGKILL");
          await server.ended;
          await Promise.all(lanes);
        }

        const state = async () => {
          const returns = await database.read.selectFrom("returns").select("id").execute();
          const uploads = await database.read
            .selectFrom("uploads")
            .select(["id", "return_id"])
            .execute();
          const uploadsFolder = join(folder, "uploads");
          return { returns, uploads, stored: readdirSync(uploadsFolder) };
        };
        const { returns, uploads, stored } = await state();
        expect(returns.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
        for (const { id } of returns) {
          const own = uploads.filter(({ return_id }) => return_id === id);
          expect(own).toHaveLength(FILES_A_RETURN);
          expect(stored).toEqual(expect.arrayContaining(own.map((upload) => upload.id)));
        }
        const files = openFiles(join(folder, "uploads"));
        await sweepUploads({ database, files }, Date.now() + UNRETURNED_LIFE_MS + 60_000);
        const after = await state();
        expect(after.uploads.every(({ return_id }) => return_id !== null)).toBe(true);
        expect(after.stored.toSorted()).toEqual(after.uploads.map(({ id }) => id).toSorted());
        expect(after.uploads).toHaveLength(returns.length * FILES_A_RETURN);
        await database.close();
        await remove();
        rmSync(folder, { recursive: true, force: true });
      }),
    KILLS_LIMIT_MS,
  );
});
