import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Most of a short command's time is compiling: what was compiled is kept with the data, where nobody else writes.
const folder = process.env["DATA_DIR"] ?? "var";
if (existsSync(folder)) enableCompileCache(join(folder, "compiled"));
const { run } = await import("./run.ts");
await run();
