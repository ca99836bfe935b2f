import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Database as Sqlite } from "better-sqlite3";
import { isCollision } from "../database/failure.ts";
import { indexed, type IndexedEntry } from "./entry.ts";
import type { SearchEntries } from "./search.ts";
import { IndexOvertaken, KEY_ROLE, makingNext, SEARCH_MAKER, tablesOf } from "./tables.ts";

const BUSY_PAUSE_MS = 20;
/** Together a minute, as long as other steps of an import wait. */
const BUSY_ATTEMPTS = 3000;
const ENTRIES_AT_ONCE = 500;

async function beginWhenFree(writer: Sqlite): Promise<void> {
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

function expectMaker(writer: Sqlite, maker: string): void {
  const known = writer
    .prepare("select value from site_facts where name = ?")
    .pluck()
    .get(SEARCH_MAKER);
  if (known !== maker) throw new IndexOvertaken();
}

/** Writes in transactions of a moment each: what takes time is done between them, so that others get their turn. */
export async function writeIndex(
  writer: Sqlite,
  kind: GoodsKind,
  entries: SearchEntries,
): Promise<void> {
  const maker = randomUUID();
  await beginWhenFree(writer);
  for (const statement of makingNext(kind, "sqlite")) {
    writer.exec(statement);
  }
  writer
    .prepare("insert or replace into site_facts (name, value) values (?, ?)")
    .run(SEARCH_MAKER, maker);
  writer.exec("commit");
  const add = adderOf(writer, kind);
  let rank = 0;
  let waiting: { rank: number; target: number; entry: IndexedEntry }[] = [];
  const flush = async () => {
    await beginWhenFree(writer);
    expectMaker(writer, maker);
    for (const row of waiting) {
      add(row.rank, row.target, row.entry);
    }
    writer.exec("commit");
    waiting = [];
  };
  for await (const entry of entries) {
    rank += 1;
    waiting.push({ rank, target: entry.target, entry: indexed(entry) });
    if (waiting.length === ENTRIES_AT_ONCE) {
      await flush();
    }
  }
  await flush();
}

function adderOf(writer: Sqlite, kind: GoodsKind) {
  const { entries, keys, tokens } = tablesOf(kind, "next");
  const addEntry = writer.prepare(`insert into ${entries} (rank, target, plain) values (?, ?, ?)`);
  const addTokens = writer.prepare(`insert into ${tokens} (rowid, tokens) values (?, ?)`);
  const addKey = writer.prepare(
    `insert or ignore into ${keys} (role, text, rank) values (?, ?, ?)`,
  );
  return (rank: number, target: number, entry: IndexedEntry) => {
    addEntry.run(rank, target, entry.plain);
    addTokens.run(rank, entry.tokens.join(" "));
    for (const code of entry.codes) {
      addKey.run(KEY_ROLE.code, code, rank);
    }
    for (const name of entry.names) {
      addKey.run(KEY_ROLE.name, name, rank);
    }
  };
}
