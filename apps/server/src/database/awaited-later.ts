/** A promise that is awaited later, and throws its failure then. Without a handler until then, a failure would end the process. */
export function awaitedLater<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}
