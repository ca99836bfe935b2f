import type { ShopLimits } from "../start.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** For how long a transaction that collides with others is repeated in tests, in milliseconds. */
export const PATIENT_MS = 2 * MINUTE_MS;

/** Limits that no test reaches because the machine is slow; those of requests at the same time are a deployment's. */
export const patient = {
  server: {
    load: { lateMs: HOUR_MS, sampleMs: 1000, turnMs: HOUR_MS, maxActive: 200 },
    bodyRate: { bytesPerSecond: 1, graceMs: HOUR_MS, checkMs: 2000 },
    drainMs: HOUR_MS,
    readinessMs: 0,
  },
  structures: { countingMs: HOUR_MS, longestMs: HOUR_MS, stuckMs: HOUR_MS },
} as const satisfies ShopLimits;
