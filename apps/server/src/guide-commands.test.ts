import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { addReturn } from "./areas/return/apply.ts";
import { storeEnquiry } from "./customers/enquiries.ts";
import { nothingSaved, writeInvoice } from "./customers/invoices.ts";
import { writePrecursor } from "./customers/precursor.ts";
import { connect, type DatabasePlace } from "./database/connection.ts";
import type { Tx } from "./database/database.ts";
import { loadGifts } from "./import/load/load-gifts.ts";
import { openVault } from "./sessions/vault.ts";
import { readSettings } from "./settings/settings.ts";
import { freshFolder } from "./testing/databases.ts";
import { completeFiling } from "./testing/filings.ts";
import { packIds } from "./testing/fixture.ts";
import { addGiftOrder, testGifts } from "./testing/orchard.ts";
import { lineRow, orderRow } from "./testing/orders.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const OPERATIONS = "../../../docs/operations.md";
const IMPORT = "../../../docs/import.md";
const GUIDES = ["../../../README.md", OPERATIONS, IMPORT] as const;
const NOW = Date.now();

/**
 * The commands of the guides that run here, one after another in the same shop, and the lines that run, where words in capitals stand
 * for something. What is in angle brackets is read from the shop.
 */
const RUN_HERE: Readonly<Record<string, string>> = {
  "operator orders": "",
  "operator orders --waiting review": "",
  "operator review MK2026112100001": "",
  "operator ship MK2026112100001 --company 示例速运 --number SE770001 --line A801119-4L=2@C26054108":
    "",
  "operator next": "",
  "operator show ORDER": "operator show MK2026112100001",
  "operator parcel-correct PARCEL --company NAME --number NUMBER":
    "operator parcel-correct <parcel> --company 样例物流 --number YL1",
  "operator parcel-delivered PARCEL": "operator parcel-delivered <parcel>",
  "operator ship-undo PARCEL": "operator ship-undo <parcel>",
  "operator picking-list --out FILE": "operator picking-list --out picking.pdf",
  "operator delivery-note ORDER --out FILE":
    "operator delivery-note MK2026112100001 --out delivery.pdf",
  "operator keep ORDER": "operator keep MK2",
  "operator paid ORDER": "operator paid MK2",
  "operator paid-undo ORDER": "operator paid-undo MK5",
  "operator review ORDER": "operator review MK2",
  "operator terminate ORDER CODE": "operator terminate MK2 E100002-1L",
  "operator ship ORDER --company NAME --number NUMBER":
    "operator ship MK2 --company 示例速运 --number SE770002",
  "operator refund ORDER CODE QUANTITY": "operator refund MK2 E100001-500mL 1",
  "operator payment-returns": "",
  "operator invoice ORDER": "operator invoice MK2",
  "operator invoice-undo INVOICE": "operator invoice-undo <invoice>",
  "operator close ORDER": "operator close MK3",
  "operator paid --file bank.csv --check": "",
  "operator paid --file bank.csv": "",
  "operator review --all": "",
  "operator ship --file parcels.csv": "",
  "operator invoice --file invoices.csv": "",
  "operator invoice-credit INVOICE":
    "operator invoice-credit <invoice> --number 26312000000000000002 --date 2026-11-27",
  "operator notice BATCH TEXT": "operator notice C15482130 请停止使用",
  "operator customers": "",
  "operator customer": "operator customer wang@shop.example",
  "operator customer EMAIL": "operator customer lin@shop.example",
  "operator balance-add EMAIL AMOUNT --note TEXT":
    "operator balance-add lin@shop.example 1250.50 --note 88120391",
  "operator balance-pay-out EMAIL AMOUNT --note TEXT":
    "operator balance-pay-out lin@shop.example 50 --note 88120392",
  "operator credit EMAIL --limit AMOUNT": "operator credit lin@shop.example --limit 5000",
  "operator category EMAIL CODE": "operator category lin@shop.example 571",
  "operator group EMAIL GROUP": "operator group lin@shop.example none",
  "operator balance-add": "operator balance-add lin@shop.example 10 --note 88120393",
  "operator invoice-method EMAIL METHOD": "operator invoice-method lin@shop.example electronic",
  "operator invoice-unlock EMAIL": "operator invoice-unlock lin@shop.example",
  "operator download-right EMAIL on": "operator download-right lin@shop.example on",
  "operator waybill-right EMAIL on": "operator waybill-right lin@shop.example on",
  "operator limit-add ITEM --message TEXT": "operator limit-add E100001 --message 暂停发货",
  "operator limits": "",
  "operator limit-end LIMIT": "operator limit-end beijing",
  "operator coupon-issue EMAIL --off AMOUNT --from AMOUNT --days N":
    "operator coupon-issue lin@shop.example --off 30 --from 500 --days 60",
  "operator coupons EMAIL": "operator coupons lin@shop.example",
  "operator coupon-void COUPON": "operator coupon-void <coupon>",
  "operator convert EMAIL GRAINS": "operator convert lin@shop.example 2",
  "operator convert": "operator convert lin@shop.example 1",
  "operator pages": "",
  "operator sessions EMAIL": "operator sessions lin@shop.example",
  "operator log-out EMAIL": "operator log-out lin@shop.example",
  "operator lock EMAIL": "operator lock wang@shop.example",
  "operator unlock EMAIL": "operator unlock wang@shop.example",
  "operator filings": "",
  "operator filing EMAIL FILING": "operator filing lin@shop.example drug",
  "operator accept EMAIL FILING": "operator accept lin@shop.example drug",
  "operator refuse EMAIL FILING REASON": "operator refuse lin@shop.example drug 证件已过期。",
  "operator reseal": "",
  "operator returns": "",
  "operator return RETURN": "operator return <return 1>",
  "operator return-approve RETURN": "operator return-approve <return 1>",
  "operator return-receive RETURN": "operator return-receive <return 1>",
  "operator return-finish RETURN": "operator return-finish <return 1>",
  "operator return-refuse RETURN REASON": "operator return-refuse <return 2> 已开封。",
  "operator return-close RETURN": "operator return-close <return 3>",
  "operator gift-orders": "",
  "operator gift-order GIFT-ORDER": "operator gift-order MG1",
  "operator gift-confirm GIFT-ORDER": "operator gift-confirm MG1",
  "operator gift-ship GIFT-ORDER --company NAME --number NUMBER":
    "operator gift-ship MG1 --company 示例速运 --number SE770003",
  "operator gift-cancel GIFT-ORDER": "operator gift-cancel MG2",
  "operator enquiries": "",
  "operator enquiry ENQUIRY": "operator enquiry <enquiry 1>",
  "operator answer ENQUIRY TEXT": "operator answer <enquiry 1> 可以合成，周期三周。",
  "operator enquiry-quote ENQUIRY CODE TEXT":
    "operator enquiry-quote <enquiry 2> E100001-500mL 含税。 --price 40 --quantity 2 --until 2099-12-31",
  "operator quotation ENQUIRY --out FILE": "operator quotation <enquiry 2> --out quotation.pdf",
  "operator papers": "",
  "operator paper PAPER": "operator paper aaaaaaaa",
  "operator paper-accept PAPER": "operator paper-accept aaaaaaaa",
  "operator paper-refuse PAPER REASON": "operator paper-refuse bbbbbbbb 不在征集范围内。",
  "operator building-blocks CATEGORIES": "operator building-blocks 2,3",
  "operator export": "operator export wang@shop.example wang.json",
  "operator export EMAIL FILE": "operator export lin@shop.example lin.json",
  "operator delete EMAIL": "operator delete university@shop.example --yes",
  "operator delete EMAIL --yes": "operator delete wang@shop.example --yes",
  "operator --help": "",
  "operator ship --help": "",
  "import --help": "",
  "import FILE --template": "import goods.csv --template",
  "import FILE --instrument-template": "import instruments.csv --instrument-template",
  "import FILE --batch-template": "import batches.csv --batch-template",
  "import FILE --gift-template": "import gifts.csv --gift-template",
  "import FILE --discount-template": "import discount-template.csv --discount-template",
  "import FILE --customer-template": "import customers.csv --customer-template",
  "import FILE --spectrum-template": "import spectra.csv --spectrum-template",
  "import goods.csv": "",
  "import instruments.csv": "",
  "import batches.csv": "",
  "import gifts.csv": "",
  "import customers.csv": "",
  "operator invite EMAIL": "operator invite <invited>",
  "operator invite --all": "",
  "operator invite --all --limit 200": "",
  "import spectra.csv": "",
  "import FILE": "import discounts.csv",
  "import FOLDER --check": "import all --check",
  "import FOLDER": "import all",
  "import FILE --check": "import goods.csv --check",
  "import FILE --strict": "import goods.csv --strict",
  "import FILE --report F": "import goods.csv --report problems.txt",
  "import FILE --prune": "import goods.csv --prune",
  "import FILE --replace": "import goods.csv --replace",
  "import content FOLDER --template": "import content texts --template",
  "import content FOLDER": "import content texts",
  "import content FOLDER --check": "import content texts --check",
  "import content FOLDER --report F": "import content texts --report verdicts.txt",
  "import content FOLDER --replace": "import content texts --replace",
  "backup FOLDER": "backup copy",
  "restore FOLDER": "restore copy --replace",
  "backup /backups/2026-11-22": "backup 2026-11-22",
  "restore /backups/2026-11-22 --replace": "restore 2026-11-22 --replace",
};

/** The commands that other tests or the commands of the repository run: a file, and the text in it that does. */
const RUN_ELSEWHERE: Readonly<Record<string, readonly [file: string, text: string]>> = {
  start: ["scripts/start.test.ts", 'end("scripts/start.js"'],
  "NODE_ENV=production start": ["scripts/start.test.ts", 'NODE_ENV: "production"'],
  "node apps/server/start.js": ["scripts/start.test.ts", 'end("apps/server/start.js"'],
  dev: ["scripts/start.test.ts", 'end("scripts/dev.ts"'],
  "install --frozen-lockfile": ["tests/faults/production-install.test.ts", "--frozen-lockfile"],
  'install --prod --frozen-lockfile --filter "@reagent/server..."': [
    "tests/faults/production-install.test.ts",
    "--prod --frozen-lockfile --prefer-offline --filter @reagent/server...",
  ],
  build: ["scripts/suites.ts", "buildShop("],
  image: ["scripts/suites.ts", "tryImage("],
  "storybook:build": ["scripts/suites.ts", "buildWorkbench("],
  "node scripts/workbench-site.ts --help": [
    "scripts/workbench-site.test.ts",
    '["scripts/workbench-site.ts", "--help"]',
  ],
  check: ["scripts/suites.ts", "await check("],
  format: ["scripts/check.ts", 'command: "oxfmt"'],
};

/** The commands that nothing runs, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  test: "It runs the tests.",
  "test:visual": "It compares pictures, which is a suite of its own.",
  "test:settings": "It is a suite of its own.",
  "test:coverage":
    "It plays the stories, which are a suite of their own; what it makes of them is tested.",
  storybook: "It is a server for people; its build is tested.",
  chromatic: "It needs a project token.",
  bench: "It measures for half an hour.",
  "bench import": "It imports a million items.",
  "mkdir -p /srv/shop/apps/shop": "It makes a folder.",
  'git archive HEAD "*package.json" pnpm-lock.yaml pnpm-workspace.yaml apps/server packages/api packages/domain demo | tar -x -C /srv/shop':
    "production-install.test.ts copies the same files, as they are without a commit.",
  "cp -r apps/shop/dist apps/shop/dist-server /srv/shop/apps/shop/": "It copies two folders.",
  "cd /srv/shop": "It changes the folder.",
  "cd deploy": "It changes the folder.",
  "cp shop.env.example .env": "It copies a file.",
  "docker compose up --detach --build": "It needs Docker.",
  "docker compose exec shop node apps/server/src/operator/command.ts orders": "It needs Docker.",
  'pg_dump --format=custom --file=shop.dump "$DATABASE_URL"': "It is a program of PostgreSQL's.",
  'pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" shop.dump':
    "It is a program of PostgreSQL's.",
  'touch "$DATA_DIR/last-backup"': "It writes an empty file.",
};

/** The program names that begin a command in a sentence. */
const BEGINS =
  /^(?:[A-Z_]+=\S+ )?(?:npx |node |docker |cp |cd |touch |pg_\w+ |(?:run import|operator) )/u;

/** The commands of a guide, without what starts pnpm: lines of code, those in sentences, and the table of the operator's. */
function commandsIn(guide: string): string[] {
  const text = readFileSync(new URL(guide, import.meta.url), "utf8");
  const blocks = [...text.matchAll(/^ *```sh\n(?<lines>.*?)^ *```$/gmsu)];
  const lines = blocks.flatMap((block) => (block.groups?.["lines"] ?? "").split("\n"));
  const prose = text.replaceAll(/^ *```.*?^ *```$/gmsu, "");
  const inSentences = [...prose.matchAll(/`(?<code>[^`\n]+)`/gu)]
    // A table continues its first command.
    .map(({ groups }) => (groups?.["code"] ?? "").replace(/^… /u, "run import content FOLDER "))
    .filter((code) => BEGINS.test(code));
  const table = prose.slice(prose.indexOf("| Command  "), prose.indexOf("\nFILING is "));
  const ofOperator =
    guide === OPERATIONS
      ? [...table.matchAll(/^\| `(?<code>[^`]+)`/gmu)].map(
          ({ groups }) => `operator ${groups?.["code"] ?? ""}`,
        )
      : [];
  return [...lines, ...inSentences, ...ofOperator]
    .map((line) => line.trim().replace(/npx -y pnpm@12 (?:run )?|^run /u, ""))
    .filter((line) => line !== "");
}

test("every command of the guides has a run, and every run is of a command of theirs", () => {
  const named = new Set(GUIDES.flatMap(commandsIn));
  const known = [RUN_HERE, RUN_ELSEWHERE, NOT_RUN].flatMap(Object.keys);
  expect([...named].toSorted()).toEqual(known.toSorted());
});

test.each(Object.entries(RUN_ELSEWHERE))("%s is run by another file", (_command, [file, text]) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toContain(text);
});

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

test.each(Object.entries(RUN_HERE).filter(([, line]) => line !== ""))(
  "the command %s is run as %s, which has its words",
  (command, line) => {
    const words = command.split(" ").map((word) => {
      if (/^[A-Z]+(?:-[A-Z]+)?$/u.test(word)) return String.raw`(?:<[^>]+>|\S+)`;
      return word.startsWith("/") ? String.raw`\S+` : escaped(word);
    });
    expect(line).toMatch(new RegExp(`^${words.join(" ")}`, "u"));
  },
);

/** The shop of the commands, and the folder in which they are called. */
let folder: string;
let work: string;
let place: DatabasePlace;
const argv = process.argv;

/** The files that the operator's commands read. */
const FILES = {
  "bank.csv": "amount,purpose,serial\n10.00,MK2026112100006,1\n",
  "parcels.csv": "order,company,number\nMK2026112100006,示例速运,SE770006\n",
  "invoices.csv":
    "order,number,date,amount\nMK2026112100006,26312000000000000001,2026-11-27,10.00\n",
};

beforeAll(async () => {
  ({ place } = await freshFolder("filled"));
  if (place.kind !== "sqlite") throw new Error("The guides begin with the embedded database.");
  ({ folder } = place);
  work = mkdtempSync(join(tmpdir(), "reagent-guides-"));
  const database = await connect(place);
  await database.transact(addRecords);
  await database.close();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(work, name), text);
  const discounts = blockOf(IMPORT, "customer_group,");
  mkdirSync(join(work, "all"));
  for (const file of ["discounts.csv", "all/discounts.csv"])
    writeFileSync(join(work, file), discounts);
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => {
  for (const each of [folder, work]) rmSync(each, { recursive: true, force: true });
});

/** The block of a guide that begins so. */
function blockOf(guide: string, beginning: string): string {
  const text = readFileSync(new URL(guide, import.meta.url), "utf8");
  const at = text.indexOf(`\n${beginning}`) + 1;
  return text.slice(at, text.indexOf("```", at));
}

const order = (id: string, code: string) => ({ id, code, customer_id: "lin", created_at: NOW });

/** Adds what the commands work with. */
async function addRecords(tx: Tx): Promise<void> {
  const paid = { payment: "paid", paid_by: "transfer", paid_at: NOW } as const;
  await tx
    .insertInto("orders")
    .values([
      orderRow({ ...order("first", "MK2026112100001"), ...paid }),
      orderRow({ ...order("second", "MK2"), goods_amount: 3000, amount: 3000 }),
      orderRow({ ...order("third", "MK3"), ...paid }),
      orderRow({ ...order("fifth", "MK5"), ...paid }),
      orderRow({ ...order("in files", "MK2026112100006") }),
      orderRow({ ...order("sent", "MK4"), ...paid, review: "reviewed" }),
    ])
    .execute();
  const ethanol = { product_code: "E100001-500mL", product_id: packIds.ethanol500 };
  const sent = { quantity: 3, sent_quantity: 3, reserved_quantity: 0, state: "shipped" } as const;
  await tx
    .insertInto("order_lines")
    .values([
      lineRow({ order_id: "first", product_code: "A801119-4L", quantity: 2 }),
      lineRow({ order_id: "second", ...ethanol, quantity: 2, amount: 2000 }),
      lineRow({ order_id: "second", product_code: "E100002-1L", position: 1 }),
      lineRow({ order_id: "third", ...ethanol }),
      lineRow({ order_id: "fifth", ...ethanol }),
      lineRow({ order_id: "in files", ...ethanol }),
      lineRow({ order_id: "sent", ...ethanol, ...sent }),
    ])
    .execute();
  const goods = [{ position: 0, batchCode: "", quantity: 1, openedQuantity: 0, remark: "" }];
  for (const id of ["return-1", "return-2", "return-3"])
    await addReturn(tx, { id, orderId: "sent", customerId: "lin", reason: "误购", goods }, NOW);
  const vault = openVault(readSettings({}).personalDataKey);
  const filing = { kind: "drug", filing: completeFiling, customerId: "lin" } as const;
  await writePrecursor(tx, { ...filing, language: "zh", now: NOW }, vault);
  const invoice = { type: "ordinary", title: "示例公司", taxNumber: "91310000000000000X" } as const;
  await writeInvoice(tx, "lin", { ...nothingSaved, ...invoice });
  await loadGifts(tx, testGifts);
  const gift = await tx.selectFrom("gifts").selectAll().limit(1).executeTakeFirstOrThrow();
  for (const id of ["MG1", "MG2"])
    await addGiftOrder(tx, { gift, id, customerId: "lin", now: NOW });
  await tx.updateTable("gift_orders").set({ paid_at: NOW }).execute();
  for (const casNumber of ["64-17-5", "67-64-1"])
    await storeEnquiry(
      { kind: "synthesis", email: "lin@shop.example", content: { casNumber } },
      { customer: undefined, language: "zh", network: "", now: NOW },
      tx,
    );
  await tx
    .insertInto("paper_applications")
    .values(
      ["aaaaaaaa", "bbbbbbbb"].map((id) => ({
        id,
        customer_id: "lin",
        title: id,
        journal: "示例学报",
        content: JSON.stringify({ title: id, products: [] }),
        article_key: id,
        applied_at: NOW,
        language: "zh" as const,
        state: "pending" as const,
        refusal: "",
        decided_at: null,
      })),
    )
    .execute();
}

/** Replaces what is in angle brackets by what the shop has. */
async function filledIn(line: string): Promise<string> {
  if (!line.includes("<")) return line;
  const database = await connect(place);
  const { read } = database;
  const ids = async (rows: Promise<readonly { readonly id: string }[]>) =>
    (await rows).map(({ id }) => id);
  const lists = {
    parcel: await ids(read.selectFrom("shipments").select("code as id").orderBy("code").execute()),
    coupon: await ids(read.selectFrom("coupons").select("id").execute()),
    return: await ids(read.selectFrom("returns").select("code as id").orderBy("id").execute()),
    invoice: await ids(
      read.selectFrom("order_invoices").select("code as id").orderBy("issued_at").execute(),
    ),
    invited: await ids(
      read
        .selectFrom("customers")
        .select("email as id")
        .where("password_hash", "=", "")
        .where("email", "like", "%@%")
        .execute(),
    ),
    enquiry: await ids(read.selectFrom("enquiries").select("id").orderBy("id").execute()),
  };
  await database.close();
  return line.replaceAll(/<(?<list>\w+)(?: (?<number>\d))?>/gu, (_all, list, number = "1") => {
    const found = lists[list as keyof typeof lists][Number(number) - 1];
    if (found === undefined) throw new Error(`The shop has no ${String(list)} ${String(number)}.`);
    return found;
  });
}

const PROGRAMS: Readonly<Record<string, string>> = {
  operator: "./operator/command.ts",
  import: "./import/command.ts",
  backup: "./backup/backup-command.ts",
  restore: "./backup/restore-command.ts",
};

test.each(Object.entries(RUN_HERE).map(([command, line], at) => [line || command, at] as const))(
  "the command %s of a guide does what it says",
  async (line, at) => {
    const [program = "", ...args] = (await filledIn(line)).split(" ");
    vi.stubEnv("DATA_DIR", folder);
    vi.stubEnv("INIT_CWD", work);
    const said: string[] = [];
    const write = (text: unknown) => said.push(String(text)) > 0;
    vi.spyOn(console, "log").mockImplementation(write);
    vi.spyOn(process.stdout, "write").mockImplementation(write);
    const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    process.argv = ["node", program, ...args];
    // Each import of another address runs the command once more.
    await import(/* @vite-ignore */ `${PROGRAMS[program] ?? ""}?run=${at}`);
    expect(failed.mock.calls).toEqual([]);
    expect(process.exitCode ?? 0).toBe(0);
    expect(said.join("\n").trim()).not.toBe("");
  },
);

test("the commands have written their files", () => {
  for (const file of [
    "picking.pdf",
    "delivery.pdf",
    "lin.json",
    "problems.txt",
    "verdicts.txt",
    "2026-11-22",
  ])
    expect(existsSync(join(work, file))).toBe(true);
});
