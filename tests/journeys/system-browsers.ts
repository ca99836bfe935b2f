import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";

/** A page of a browser that Playwright does not drive: Debian's Firefox and WebKit. */
export interface SystemPage {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  run<Value>(expression: string): Promise<Value>;
  /** Exceptions and errors on the console so far, where the browser reports them. */
  readonly problems: string[];
  close(): Promise<void>;
}

const POLL_MS = 50;

/** The first match of a line that a program writes. */
async function lineOf(output: Readable, pattern: RegExp): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, found] = pattern.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`The browser ended without ${pattern}.`);
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, "exit");
  program.kill("SIGTERM");
  await ended;
}

interface BidiReply {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string };
  readonly result?: object;
  readonly message?: string;
}

/** Firefox reports it where a page is left while it loads code ahead. */
const LEFT = /^TypeError: error loading dynamically imported module/u;

/** Opens Firefox, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<SystemPage> {
  const profile = mkdtempSync(join(tmpdir(), "reagent-firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const program = spawn("firefox-esr", args, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(
    `${await lineOf(program.stderr, /BiDi listening on (\S+)/u)}/session`,
  );
  program.stderr.resume();
  await once(socket, "open");
  const problems: string[] = [];
  const waiting = new Map<number, (reply: BidiReply) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply = JSON.parse(String(data)) as BidiReply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (reply.params?.level === "error" && !LEFT.test(reply.params.text))
      problems.push(reply.params.text);
  });
  let count = 0;
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = (count += 1);
    const answered = new Promise<BidiReply>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (!result) throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send<{ contexts: readonly { context: string }[] }>(
    "browsingContext.getTree",
    {},
  );
  const context = contexts[0]?.context;
  return {
    problems,
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    run: async <Value>(expression: string) => {
      const { result, exceptionDetails } = await send<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value ?? "null") as Value;
    },
    close: async () => {
      socket.close();
      await stop(program);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A port that nothing listens on: WebKitWebDriver does not say which one it has chosen. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Opens WebKit's own small browser on a display of its own, driven by WebDriver. */
export async function openWebKit(): Promise<SystemPage> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const screen = ["-displayfd", "1", "-screen", "0", "1440x900x24"];
  const display = spawn("Xvfb", screen, { stdio: ["ignore", "pipe", "ignore"] });
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${await lineOf(display.stdout, /^(\d+)$/u)}` };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const send = async <Value>(path: string, body: object | undefined): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? "POST" : "DELETE",
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok)
    if (driver.exitCode === null) await setTimeout(POLL_MS);
    else throw new Error("WebKitWebDriver does not start.");
  const alwaysMatch = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = await send<{ sessionId: string }>("/session", {
    capabilities: { alwaysMatch },
  });
  return {
    problems: [],
    open: (url) => send(`/session/${sessionId}/url`, { url }),
    run: async <Value>(expression: string) => {
      const script = `return JSON.stringify(${expression})`;
      const value = await send<string | null>(`/session/${sessionId}/execute/sync`, {
        script,
        args: [],
      });
      return JSON.parse(value ?? "null") as Value;
    },
    close: async () => {
      await send(`/session/${sessionId}`, undefined);
      await stop(driver);
      await stop(display);
    },
  };
}
