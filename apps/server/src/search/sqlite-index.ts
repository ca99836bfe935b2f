import { setTimeout as sleep } from "node:timers/promises";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Database as Sqlite } from "better-sqlite3";
import { isCollision } from "../database/failure.ts";
import {
  createNextStatements,
  IndexSuperseded,
  SEARCH_BUILDER,
  tablesOf,
} from "../database/search-tables.ts";
import { indexed, type IndexedEntry, placeOf } from "./entry.ts";
import type { NextIndex } from "./search-index.ts";

const BUSY_PAUSE_MS = 20;
/** A minute in total, the timeout of other steps of an import. */
const BUSY_ATTEMPTS = 3000;
const BATCH_SIZE = 500;

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

function expectNewest(writer: Sqlite, builder: string): void {
  const known = writer
    .prepare("select value from site_facts where name = ?")
    .pluck()
    .get(SEARCH_BUILDER);
  if (known !== builder) throw new IndexSuperseded();
}

/** Writes in short transactions, so that other processes can write in between. Throws `IndexSuperseded` once another builder is announced. */
export async function writeIndex(
  writer: Sqlite,
  { kind, entries, builder }: NextIndex,
): Promise<void> {
  await beginWhenFree(writer);
  expectNewest(writer, builder);
  for (const statement of createNextStatements(kind, "sqlite").tables) {
    writer.exec(statement);
  }
  writer.exec("commit");
  const add = adderOf(writer, kind);
  let rank = 0;
  let waiting: { rank: number; target: number; entry: IndexedEntry }[] = [];
  const flush = async () => {
    await beginWhenFree(writer);
    expectNewest(writer, builder);
    for (const row of waiting) {
      add(row.rank, row.target, row.entry);
    }
    writer.exec("commit");
    waiting = [];
  };
  for await (const entry of entries) {
    rank += 1;
    waiting.push({ rank, target: entry.target, entry: indexed(entry) });
    if (waiting.length === BATCH_SIZE) {
      await flush();
    }
  }
  await flush();
  await mergeSegments(writer, kind, builder);
}

/** How many pages one step of merging writes. */
const MERGED_PAGES = 2000;

/** Merges the segments of the token sets into one, in which a token is found at once. */
async function mergeSegments(writer: Sqlite, kind: GoodsKind, builder: string): Promise<void> {
  const { tokens } = tablesOf(kind, "next");
  const merge = writer.prepare(`insert into ${tokens} (${tokens}, rank) values ('merge', ?)`);
  const changed = writer.prepare("select total_changes()").pluck();
  // A negative number starts to merge all segments, and a positive one goes on; fewer than two changes mean that nothing is left.
  for (let pages = -MERGED_PAGES; ; pages = MERGED_PAGES) {
    await beginWhenFree(writer);
    expectNewest(writer, builder);
    const before = changed.get() as number;
    merge.run(pages);
    const isDone = (changed.get() as number) - before < 2;
    writer.exec("commit");
    if (isDone) return;
  }
}

function adderOf(writer: Sqlite, kind: GoodsKind) {
  const { entries, keys, words, forms, tokens } = tablesOf(kind, "next");
  const addEntry = writer.prepare(`insert into ${entries} (rank, target) values (?, ?)`);
  const addTokens = writer.prepare(`insert into ${tokens} (rowid, tokens) values (?, ?)`);
  const addKey = writer.prepare(
    `insert or ignore into ${keys} (role, text, rank) values (?, ?, ?)`,
  );
  const addForm = writer.prepare(
    `insert or ignore into ${forms} (form, text, name, place) values (?, ?, ?, ?)`,
  );
  const addWord = writer.prepare(`insert or ignore into ${words} (text) values (?)`);
  return (rank: number, target: number, entry: IndexedEntry) => {
    addEntry.run(rank, target);
    addTokens.run(rank, entry.tokens.join(" "));
    for (const { role, text } of entry.keys) {
      addKey.run(role, text, rank);
    }
    for (const of of entry.forms) {
      addForm.run(of.form, of.text, of.name, placeOf(rank, of));
    }
    for (const word of entry.words) {
      addWord.run(word);
    }
  };
}
