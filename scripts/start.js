import { hasNode } from "../apps/server/needs-node.js";

if (hasNode()) await import("./start.ts");
