import { flushCompileCache } from "node:module";

/**
 * Loaded before a process that a test may kill (`node --import`): what is compiled goes to the cache while it runs, not only when it
 * ends by itself. The next process of the same code starts a third sooner.
 */
setInterval(flushCompileCache, 200).unref();
