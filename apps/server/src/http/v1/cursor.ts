import { createHash } from "node:crypto";

/** Digits of the mark that ties a cursor to its request. */
const MARK_LENGTH = 12;
const LAST_PAGE = 1_000_000;

/** What a list is of: the operation and its parameters, without the cursor. */
type Listed = Readonly<Record<string, unknown>>;

const markOf = (name: string, sent: Listed): string =>
  createHash("sha256")
    .update(JSON.stringify([name, sent]))
    .digest("base64url")
    .slice(0, MARK_LENGTH);

/** The cursor of a page. It is good for the same operation with the same parameters alone. */
export function cursorOf(page: number, name: string, sent: Listed): string {
  return Buffer.from(`${page}.${markOf(name, sent)}`).toString("base64url");
}

/** The page of a cursor; undefined for one that this request was not given. */
export function pageOfCursor(cursor: string, name: string, sent: Listed): number | undefined {
  const [, page = ""] = /^(\d{1,7})\./u.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const isOwn = page !== "" && cursorOf(Number(page), name, sent) === cursor;
  return isOwn && Number(page) > 1 && Number(page) <= LAST_PAGE ? Number(page) : undefined;
}
