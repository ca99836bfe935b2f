import { hasNode } from "../apps/server/needs-node.js";

if (hasNode()) {
  await import("../apps/server/keep-compiled.js");
  await import("./start.ts");
}
