import { hasNode } from "./needs-node.js";

if (hasNode()) await import("./src/main.ts");
