import { configureGlobal } from "fast-check";
import { seed } from "./seed.ts";

// Property tests then draw the same cases for the same commit, and others for the next one.
configureGlobal({ seed });
