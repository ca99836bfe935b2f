/** What React keeps of the error in the page that the server sends. */
const DIGEST = "left-to-browser";

/** Thrown on the server by content that the browser renders: React then sends the fallback of the boundary around it. */
export class LeftToBrowser extends Error {
  readonly digest = DIGEST;
}

/** Whether React reports only that the browser renders what the server left to it. */
export const isLeftToBrowser = (failure: unknown): failure is Error & { digest: string } =>
  failure instanceof Error && "digest" in failure && failure.digest === DIGEST;
