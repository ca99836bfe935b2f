import { hasNode } from "./needs-node.js";

if (hasNode()) {
  await import("./keep-compiled.js");
  await import("./src/main.ts");
}
