import { randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Memory where the system has files in it: requests hold tokens. */
const MEMORY_FOLDER = "/dev/shm";
const OWNER_ONLY = 0o600;
/** The room of a connection: the head, then the text of its request. A longer request is not repeated. */
const SLOT_BYTES = 64 * 1024;
const HEAD_BYTES = 12;
const CONNECTION_AT = 4;
const LENGTH_AT = 8;

/** The state of a connection's request. */
export const noted = {
  /** There is none. */
  none: 0,
  /** It has changed nothing, or can be repeated whatever it has changed. */
  repeatable: 1,
  /** It may have changed something. */
  changing: 2,
  /** A part of its answer may have been sent. */
  answering: 3,
} as const;
type State = (typeof noted)[keyof typeof noted];

/** What a process had in hand of a connection when it ended. */
export type RequestInHand =
  | { readonly state: Exclude<State, typeof noted.repeatable> }
  | { readonly state: typeof noted.repeatable; readonly text: Buffer };

/** Opens a file for the requests of a process. It has no name, and ends with the processes that have it open. */
export function openNotes(): number {
  const folder = existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir();
  const path = join(folder, `reagent-${randomUUID()}`);
  const file = openSync(path, "wx+", OWNER_ONLY);
  unlinkSync(path);
  return file;
}

/**
 * Notes the request that each connection has in a file, which outlives the process: a write takes a few microseconds and needs nobody
 * who reads it.
 */
export class NotedRequests {
  readonly #file: number;
  readonly #free: number[] = [];
  #slots = 0;

  constructor(file: number) {
    this.#file = file;
  }

  /** Reserves the room of a connection. */
  open(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    this.#slots += 1;
    return this.#slots - 1;
  }

  close(slot: number): void {
    this.setState(slot, noted.none);
    this.#free.push(slot);
  }

  /** Notes a request, with its text where it can be repeated. One that is too long cannot. */
  note(slot: number, connection: number, text?: string): void {
    const record = Buffer.alloc(HEAD_BYTES + Buffer.byteLength(text ?? ""));
    const fits = text !== undefined && record.length <= SLOT_BYTES;
    record.writeUInt8(fits ? noted.repeatable : noted.changing, 0);
    record.writeUInt32LE(connection, CONNECTION_AT);
    record.writeUInt32LE(record.length - HEAD_BYTES, LENGTH_AT);
    if (fits) record.write(text, HEAD_BYTES);
    this.#write(fits ? record : record.subarray(0, HEAD_BYTES), slot);
  }

  setState(slot: number, state: State): void {
    this.#write(Uint8Array.of(state), slot);
  }

  #write(bytes: Uint8Array, slot: number): void {
    try {
      writeSync(this.#file, bytes, 0, bytes.length, slot * SLOT_BYTES);
    } catch {
      // Memory is full: the call is answered, and only lost if this process ends before.
    }
  }
}

/** Reads and closes the file of a process that has ended: the requests that it had, by connection. */
export function takeNotes(file: number): Map<number, RequestInHand> {
  const found = new Map<number, RequestInHand>();
  const { size } = fstatSync(file);
  const head = Buffer.alloc(HEAD_BYTES);
  for (let at = 0; at < size; at += SLOT_BYTES) {
    readSync(file, head, 0, HEAD_BYTES, at);
    const state = head.readUInt8(0) as State;
    if (state === noted.none) continue;
    const text = Buffer.alloc(state === noted.repeatable ? head.readUInt32LE(LENGTH_AT) : 0);
    readSync(file, text, 0, text.length, at + HEAD_BYTES);
    found.set(
      head.readUInt32LE(CONNECTION_AT),
      state === noted.repeatable ? { state, text } : { state },
    );
  }
  closeSync(file);
  return found;
}
