import { setTimeout as sleep } from "node:timers/promises";
import type { Database as Sqlite } from "better-sqlite3";
import { isCollision } from "../database/failure.ts";
import { indexed } from "./entry.ts";
import type { SearchEntry, SearchKind } from "./search.ts";
import { KEY_ROLE, SEARCH_REVISION, tablesOf } from "./tables.ts";

const BUSY_PAUSE_MS = 20;
const BUSY_ATTEMPTS = 250;

/** Begins to write once nobody else does. */
export async function beginWhenFree(writer: Sqlite): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      writer.exec("begin immediate");
      return;
    } catch (failure) {
      if (!isCollision(failure) || attempt === BUSY_ATTEMPTS) {
        throw failure;
      }
      await sleep(BUSY_PAUSE_MS);
    }
  }
}

/** Replaces the index of a kind, within a transaction that has begun. */
export function writeIndex(writer: Sqlite, kind: SearchKind, entries: Iterable<SearchEntry>): void {
  const { entries: entryTable, keys, tokens } = tablesOf(kind);
  writer.exec(
    `delete from ${entryTable}; delete from ${keys}; insert into ${tokens} (${tokens}) values ('delete-all')`,
  );
  const raiseRevision =
    "insert into site_facts (name, value) values (?, '1') on conflict (name) do update set value = value + 1";
  writer.prepare(raiseRevision).run(SEARCH_REVISION);
  const addEntry = writer.prepare(
    `insert into ${entryTable} (rank, target, plain) values (?, ?, ?)`,
  );
  const addTokens = writer.prepare(`insert into ${tokens} (rowid, tokens) values (?, ?)`);
  const addKey = writer.prepare(
    `insert or ignore into ${keys} (role, text, rank) values (?, ?, ?)`,
  );
  let rank = 0;
  for (const entry of entries) {
    rank += 1;
    const { tokens: all, plain, codes, names } = indexed(entry);
    addEntry.run(rank, entry.target, plain);
    addTokens.run(rank, all.join(" "));
    for (const code of codes) {
      addKey.run(KEY_ROLE.code, code, rank);
    }
    for (const name of names) {
      addKey.run(KEY_ROLE.name, name, rank);
    }
  }
}
