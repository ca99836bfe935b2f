import { keepCompiled } from "../basics/compile-cache.ts";

keepCompiled(process.env["DATA_DIR"] ?? "var");
const { run } = await import("./run.ts");
await run();
