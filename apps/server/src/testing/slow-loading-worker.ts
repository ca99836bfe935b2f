import { workerData } from "node:worker_threads";

/** A file of a thread that loads until the second number is set; it sets the first where it begins, and the third where it ends. */
const progress = workerData as Int32Array;
Atomics.store(progress, 0, 1);
Atomics.wait(progress, 1, 0);
Atomics.store(progress, 2, 1);

export const twice = (value: number) => 2 * value;
