import "../../keep-compiled.js";

const { run } = await import("./run.ts");
await run();
