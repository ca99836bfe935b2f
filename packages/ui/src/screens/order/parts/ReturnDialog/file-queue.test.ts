import { describe, expect, it } from "vitest";
import { createFileQueue, type Sent, type StoredFile } from "./file-queue.ts";

const fileOf = (name: string) => new File(["GIF89a"], name);
const fine = () => undefined;
/** Lets the promises of finished uploads run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function queueWith(stored: readonly StoredFile[] = [], most = 100) {
  const sending: { name: string; progress: (share: number) => void; end: (sent: Sent) => void }[] =
    [];
  const discarded: string[] = [];
  const kept: (readonly StoredFile[])[] = [];
  const aborted: string[] = [];
  const queue = createFileQueue({
    stored,
    interrupted: "interrupted",
    send: async (file, { onProgress, signal }) => {
      signal.addEventListener("abort", () => aborted.push(file.name));
      return new Promise((end) => sending.push({ name: file.name, progress: onProgress, end }));
    },
    discard: (fileIds) => discarded.push(...fileIds),
    store: (files) => kept.push(files),
    most,
  });
  const states = () => queue.files().map(({ name, state }) => [name, state.kind]);
  return { queue, sending, discarded, kept, aborted, states };
}

describe("createFileQueue", () => {
  it("sends two files at a time, and the next when one has ended", async () => {
    const { queue, sending, states } = queueWith();
    queue.add([fileOf("a.jpg"), fileOf("b.jpg"), fileOf("c.jpg")], fine);
    expect(sending.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
    sending[0]!.progress(0.5);
    expect(queue.files()[0]!.state).toEqual({ kind: "sending", share: 0.5 });
    sending[0]!.end({ ok: true, fileId: "f1" });
    await settled();
    expect(sending.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg"]);
    expect(states()).toEqual([
      ["a.jpg", "sent"],
      ["b.jpg", "sending"],
      ["c.jpg", "sending"],
    ]);
    expect(queue.files()[0]!.fileId).toBe("f1");
  });

  it("lists a refused file with the reason and does not send it", () => {
    const { queue, sending } = queueWith();
    queue.add([fileOf("a.exe")], () => "not supported");
    expect(queue.files()[0]!.state).toEqual({
      kind: "failed",
      why: "not supported",
      canRetry: false,
    });
    expect(sending).toEqual([]);
  });

  it("leaves out what is beyond the greatest number, not counting refused files", () => {
    const { queue } = queueWith([], 2);
    queue.add([fileOf("a.exe")], () => "not supported");
    expect(queue.add([fileOf("b.jpg"), fileOf("c.jpg"), fileOf("d.jpg")], fine)).toBe(1);
    expect(queue.files().map(({ name }) => name)).toEqual(["a.exe", "b.jpg", "c.jpg"]);
    expect(queue.add([fileOf("e.jpg")], fine)).toBe(1);
  });

  it("uploads a failed file again", async () => {
    const { queue, sending, states } = queueWith();
    queue.add([fileOf("a.jpg")], fine);
    sending[0]!.end({ ok: false, why: "no connection", canRetry: true });
    await settled();
    expect(states()).toEqual([["a.jpg", "failed"]]);
    queue.retry([queue.files()[0]!.id]);
    expect(sending).toHaveLength(2);
    sending[1]!.end({ ok: true, fileId: "f1" });
    await settled();
    expect(states()).toEqual([["a.jpg", "sent"]]);
  });

  it("aborts the upload of a removed file, and deletes one that was uploaded nevertheless", async () => {
    const { queue, sending, aborted, discarded } = queueWith();
    queue.add([fileOf("a.jpg"), fileOf("b.jpg")], fine);
    queue.remove([queue.files()[0]!.id]);
    expect(aborted).toEqual(["a.jpg"]);
    sending[0]!.end({ ok: true, fileId: "f1" });
    sending[1]!.end({ ok: true, fileId: "f2" });
    await settled();
    expect(discarded).toEqual(["f1"]);
    queue.remove([queue.files()[0]!.id]);
    expect(discarded).toEqual(["f1", "f2"]);
    expect(queue.files()).toEqual([]);
  });

  it("restores uploaded files, and names those that a reload has interrupted", async () => {
    const { queue, sending, kept } = queueWith();
    queue.add([fileOf("a.jpg"), fileOf("b.jpg"), fileOf("c.jpg")], fine);
    sending[0]!.end({ ok: true, fileId: "f1" });
    await settled();
    const restored = queueWith(kept.at(-1)).queue.files();
    expect(restored.map(({ name, fileId, state }) => [name, fileId, state.kind])).toEqual([
      ["a.jpg", "f1", "sent"],
      ["b.jpg", "", "failed"],
      ["c.jpg", "", "failed"],
    ]);
    expect(restored[1]!.state).toMatchObject({ why: "interrupted", canRetry: false });
  });

  it("forgets its files without deleting them once a return has them", async () => {
    const { queue, sending, discarded, kept } = queueWith();
    queue.add([fileOf("a.jpg")], fine);
    sending[0]!.end({ ok: true, fileId: "f1" });
    await settled();
    queue.forget();
    expect([queue.files(), discarded, kept.at(-1)]).toEqual([[], [], []]);
  });

  it("stores the list when it changes, but not for progress", async () => {
    const { queue, sending, kept } = queueWith();
    queue.add([fileOf("a.jpg")], fine);
    const before = kept.length;
    sending[0]!.progress(0.1);
    sending[0]!.progress(0.2);
    expect(kept).toHaveLength(before);
  });
});
