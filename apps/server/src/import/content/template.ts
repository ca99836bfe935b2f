import { fileURLToPath } from "node:url";

/** The folder of content that a shop can start with: what the demo publishes. */
export const TEMPLATE = fileURLToPath(new URL("../../../../../demo/content", import.meta.url));
