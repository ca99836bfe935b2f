/* What libraries call and the oldest supported browsers lack; only those load this file. */

/** React Aria waits so for the keyboard on the screen; Safari has it from 16. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(
    () => controller.abort(new DOMException("The time is over.", "TimeoutError")),
    milliseconds,
  );
  return controller.signal;
}

if (!("timeout" in AbortSignal)) Object.assign(AbortSignal, { timeout: timeoutSignal });
