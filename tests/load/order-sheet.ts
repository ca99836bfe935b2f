import { logIn } from "@reagent/api/contract/account";
import { uploadOrder } from "@reagent/api/contract/bulk-order";
import { codes } from "@reagent/api/contract/envelope";
import { MOST_SHEET_ROWS } from "@reagent/domain/order-row";
import { connect } from "@reagent/server/database/connection";
import { DEMO_PASSWORD, demoCustomers } from "@reagent/server/demo/customers";
import { sheetBytes } from "@reagent/server/testing/sheet";
import { call } from "../faults/over-http.ts";
import { type Figure, figureOf } from "./figure.ts";
import { inEmptyFolder, startShopProcess } from "./shop-process.ts";

const RUNS = 3;
const AIM = { seconds: 10, mebibytes: 200 };
/** One row in this many has a code that is not in the catalogue. */
const UNKNOWN_EVERY = 10;

/** Uploads a bulk order with as many rows as one may have: the time to its verdicts, and the memory that the server needs for it. */
export async function orderSheetFigures(): Promise<Figure[]> {
  const seconds: number[] = [];
  const mebibytes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const measured = await uploadOnce();
    seconds.push(measured.seconds);
    mebibytes.push(measured.mebibytes);
  }
  const input = `an xlsx file of ${MOST_SHEET_ROWS} rows, 1 in ${UNKNOWN_EVERY} with an unknown code; demo catalogue, SQLite`;
  return [
    figureOf("verdicts of a bulk order", input, "s", seconds, { atMost: AIM.seconds }),
    figureOf("memory that a bulk order adds to the server", input, "MiB", mebibytes, {
      atMost: AIM.mebibytes,
    }),
  ];
}

async function uploadOnce() {
  return inEmptyFolder(async (folder) => {
    const shop = await startShopProcess(folder, { DEMO: "1" });
    try {
      const { email = "" } = demoCustomers[0] ?? {};
      const login = await call(shop.address, logIn, { email, password: DEMO_PASSWORD });
      const { userToken: token } = login.data as { userToken: string };
      const bytes = await largestSheet(folder);
      const wire = { file: new File([new Uint8Array(bytes)], "清单.xlsx"), fileName: "清单.xlsx" };
      const before = shop.memory("VmRSS");
      const startedAt = performance.now();
      const { code, message, data } = await call(shop.address, uploadOrder, wire, { token });
      const seconds = (performance.now() - startedAt) / 1000;
      if (code !== codes.success) throw new Error(`${code} ${message}`);
      const read = await uploadOrder.answer.schema["~standard"].validate(data);
      if (read.issues) throw new Error("the upload answered without verdicts");
      const { rows } = read.value;
      if (rows.length !== MOST_SHEET_ROWS) throw new Error(`${rows.length} rows have a verdict`);
      const refused = rows.filter(({ verdict }) => verdict === "refused").length;
      if (refused > MOST_SHEET_ROWS / 2) throw new Error(`${refused} rows are refused`);
      return { seconds, mebibytes: shop.memory("VmHWM") - before };
    } finally {
      await shop.stop();
    }
  });
}

/** The rows of a sheet: the codes of all packs, over and over. */
async function largestSheet(folder: string): Promise<Buffer> {
  const database = await connect({ kind: "sqlite", folder });
  const packs = await database.read.selectFrom("packs").select("code").execute();
  await database.close();
  const rows = Array.from({ length: MOST_SHEET_ROWS }, (_, at) => [
    at % UNKNOWN_EVERY === 0 ? `X${at}-1g` : (packs[at % packs.length]?.code ?? ""),
    1,
  ]);
  return sheetBytes([["货号", "数量"], ...rows]);
}
