/** A calibration older than this is repeated, in milliseconds (storefront §7, server clock). */
export const CALIBRATION_LIFE_MS = 800_000;

/** How far a call's timestamp may differ from the server's clock, in seconds (decisions, timestamp). */
const TIMESTAMP_TOLERANCE_S = 900;

/** The least time between two reloads for expired signatures, in milliseconds (decisions, timestamp). */
export const RELOAD_PAUSE_MS = 60_000;

/** The difference between the clocks of server and device, and when it was measured by the device's clock. */
export type Calibration = {
  /** Server time less device time, in milliseconds. */
  readonly offsetMs: number;
  /** The device's clock when the server's answer arrived, in epoch milliseconds. */
  readonly deviceMs: number;
};

/** Calibrates a device's clock by the server's answer (storefront §7, server clock). */
export function calibrate(answer: {
  readonly serverSeconds: number;
  readonly deviceMs: number;
}): Calibration {
  return {
    offsetMs: answer.serverSeconds * 1000 - answer.deviceMs,
    deviceMs: answer.deviceMs,
  };
}

/** The server's time in whole Unix seconds, by the device's clock and its calibration. */
export function serverNow(calibration: Calibration, deviceMs: number): number {
  return Math.floor((deviceMs + calibration.offsetMs) / 1000);
}

/** Whether a calibration must be repeated: missing, older than 800 s, or from before the device's clock was set back. */
export function isStale(calibration: Calibration | undefined, deviceMs: number): boolean {
  if (calibration === undefined) return true;
  const age = deviceMs - calibration.deviceMs;
  return age > CALIBRATION_LIFE_MS || age < 0;
}

/** Whether the server, at `serverSeconds`, accepts a call's timestamp: whole Unix seconds, at most 900 s off (decisions, timestamp). */
export function acceptsTimestamp(sent: number, serverSeconds: number): boolean {
  return Number.isSafeInteger(sent) && Math.abs(sent - serverSeconds) <= TIMESTAMP_TOLERANCE_S;
}

/** Whether a page may reload for an expired signature: at most once a minute (decisions, timestamp). */
export function mayReload(lastReloadMs: number | undefined, nowMs: number): boolean {
  if (lastReloadMs === undefined) return true;
  const since = nowMs - lastReloadMs;
  return since >= RELOAD_PAUSE_MS || since < 0;
}
