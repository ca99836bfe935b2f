import { fileURLToPath } from "node:url";

/** The folder of the demo's content, which is also the template of a shop's own. */
export const DEMO_CONTENT = fileURLToPath(new URL("content", import.meta.url));
