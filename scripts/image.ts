import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inEmptyFolder, inShopProcess } from "@reagent/server/testing/shop-process";
import { commandIn, type Stage, stagesOf, variablesOf } from "./dockerfile.ts";
import { printHelp } from "./help.ts";
import { runStages } from "./image-in-folder.ts";
import { ROOT, run } from "./job.ts";
import { buildShop } from "./shop-build.ts";

const DOCKERFILE = "deploy/Dockerfile";

const HELP = `Builds the image of ${DOCKERFILE} and starts it in production mode until it is ready; the image is kept as reagent-shop:trial.

  npx -y pnpm@12 image

Without Docker or Podman, or where they cannot get the image of Node, it runs the Dockerfile's steps in temporary folders.
`;

const TAG = "reagent-shop:trial";
const ENGINES = ["docker", "podman"];

const KEY = "k".repeat(32);
/** What a shop in production needs at least; the keys are of no other shop. */
const SETTINGS = {
  PUBLIC_URL: "https://shop.example",
  API_HEADER_SALT: `header-${KEY}`,
  API_PARAMETER_SALT: `parameter-${KEY}`,
  PERSONAL_DATA_KEY: KEY,
  STOP_DELAY: "0",
};

/** An engine that works here and has, or gets, the images that the stages build upon. */
async function findEngine(stages: readonly Stage[]): Promise<string | undefined> {
  const works = async (...command: readonly [string, ...string[]]) =>
    (await run(command[0], command.slice(1))).code === 0;
  for (const engine of ENGINES) {
    if (!(await works(engine, "info"))) continue;
    let hasAll = true;
    for (const { base } of stages)
      hasAll &&=
        (await works(engine, "image", "inspect", base)) || (await works(engine, "pull", base));
    if (hasAll) return engine;
  }
  return undefined;
}

/** Throws unless the shop answers as one that is ready, and its image's own check says so, too. */
async function expectHealthy(address: string, check: () => number | null): Promise<void> {
  for (const path of ["/readyz", "/"]) {
    const { status } = await fetch(address + path);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
  const code = check();
  if (code !== 0) throw new Error(`The image's check of its health ends with ${code}.`);
}

async function tryWithEngine(engine: string, last: Stage, prefix: string): Promise<void> {
  const call = (...args: readonly string[]) =>
    execFileSync(engine, args, { encoding: "utf8" }).trim();
  const build = ["build", "--file", DOCKERFILE, "--tag", TAG, "."];
  const { code } = await run(engine, build, { prefix });
  if (code !== 0) throw new Error("The image could not be built.");
  const { PORT = "" } = variablesOf(last);
  const env = Object.entries(SETTINGS).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
  const id = call("run", "--detach", "--publish", `127.0.0.1::${PORT}`, ...env, TAG);
  try {
    const address = `http://${call("port", id, `${PORT}/tcp`)}`;
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      const isRunning = call("inspect", "--format", "{{.State.Running}}", id);
      if (isRunning !== "true") throw new Error(`It ended:\n${call("logs", id)}`);
      await wait(1000);
    }
    await expectHealthy(
      address,
      () => spawnSync(engine, ["exec", id, ...commandIn(last, "HEALTHCHECK")]).status,
    );
    if (call("exec", id, "id", "--user") === "0") throw new Error("It runs as root.");
  } finally {
    call("rm", "--force", "--volumes", id);
  }
}

/** The checkout stands for the stage that builds the shop, since it has what that installs. */
async function tryInFolders(stages: readonly Stage[], last: Stage, prefix: string): Promise<void> {
  if (!(await buildShop(prefix))) throw new Error("The shop could not be built.");
  await inEmptyFolder(async (root) => {
    const built = new Map([["build", { path: "/srv/shop", folder: ROOT }]]);
    const installed = runStages(stages, built, root);
    const data = join(root, "data");
    mkdirSync(data);
    const env = { ...variablesOf(last), ...SETTINGS, HOST: "127.0.0.1", PORT: "0", DATA_DIR: data };
    await inShopProcess([data, env, installed], ({ address }) =>
      expectHealthy(address, () => {
        const [, ...args] = commandIn(last, "HEALTHCHECK");
        return spawnSync(process.execPath, args, { env: { PORT: new URL(address).port } }).status;
      }),
    );
  });
}

/** Builds and starts the image where an engine is, or does its steps in folders. Throws where it is not ready in the end. */
export async function tryImage(prefix = ""): Promise<void> {
  const stages = stagesOf(readFileSync(join(ROOT, DOCKERFILE), "utf8"));
  const last = stages.at(-1);
  if (!last) throw new Error(`${DOCKERFILE} has no stage.`);
  const engine = await findEngine(stages);
  console.log(
    `${prefix}Building the image with ${engine ?? "folders, since no engine works here"}.`,
  );
  await (engine === undefined
    ? tryInFolders(stages, last, prefix)
    : tryWithEngine(engine, last, prefix));
  console.log(`${prefix}It is ready.`);
}

if (import.meta.main && !printHelp(HELP)) await tryImage();
