import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { S3mini, S3ServiceError } from "s3mini";
import { type Files, NAME, newName, openFiles, type Spooled } from "./files.ts";

/** A bucket of a store with the protocol of Amazon S3, and how long it may take. */
export interface Bucket {
  /** With the bucket in its path: `https://s3.example/bucket`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** For one request, in milliseconds. */
  readonly timeoutMs: number;
  /** Before the first repetition of a request, in milliseconds; each next one waits twice as long. */
  readonly pauseMs: number;
}

const MOST_TRIES = 3;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const TYPE = "application/octet-stream";

/** A store did not answer, or answered with a failure of its own: as with a disk that fails, the call is answered with 503. */
class BucketUnavailable extends Error {
  readonly code = "EIO";

  constructor(cause: unknown) {
    super("The store of files does not answer.", { cause });
    this.name = "BucketUnavailable";
  }
}

/** Files in a bucket. What is spooled is in a folder of the machine, as is what is on its way to the bucket. */
export function openBucket(bucket: Bucket, folder: string): Files {
  const local = openFiles(folder);
  const store = clientOf(bucket);

  /** Asks the store, and again where it fails. Throws `BucketUnavailable`. */
  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    for (let count = 1; ; count += 1) {
      try {
        return await request();
      } catch (failure) {
        if (!mayPass(failure)) throw failure;
        if (count === MOST_TRIES) throw new BucketUnavailable(failure);
      }
      await sleep(bucket.pauseMs * 2 ** (count - 1));
    }
  }

  const put = (name: string, spooled: Spooled) =>
    ask(() =>
      store.putObject(
        name,
        Readable.toWeb(spooled.read()) as ReadableStream,
        TYPE,
        undefined,
        undefined,
        spooled.size,
      ),
    );

  return {
    spool: local.spool,
    async store(content) {
      const name = newName();
      if (Buffer.isBuffer(content)) {
        await ask(() => store.putObject(name, content, TYPE));
        return name;
      }
      // A store wants to know the length first, and a request may have to be repeated.
      const spooled = await local.spool(content);
      try {
        await put(name, spooled);
      } finally {
        await spooled.close();
      }
      return name;
    },
    async read(name) {
      if (!NAME.test(name)) return undefined;
      const bytes = await ask(() => store.getObjectArrayBuffer(name));
      return bytes === null ? undefined : Buffer.from(bytes);
    },
    async remove(name) {
      if (NAME.test(name)) await ask(() => store.deleteObject(name));
    },
    pathOf: (name) => `${bucket.url}/${name}`,
    async storedBefore(moment) {
      const objects = (await ask(() => store.listObjects())) ?? [];
      return objects
        .filter(({ Key, LastModified }) => NAME.test(Key) && LastModified.getTime() < moment)
        .map(({ Key }) => Key);
    },
  };
}

/** Whether a request may succeed when it is repeated: no answer, or a failure of the store. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof S3ServiceError)) return true;
  return failure.status === TOO_MANY || failure.status >= SERVER_ERROR;
}

/** Reads from a bucket. Throws where it does not answer, is not there, or may not be read with this key. */
export async function checkBucket(bucket: Bucket): Promise<void> {
  if ((await clientOf(bucket).listObjects("/", "", 1)) === null)
    throw new Error("There is no such bucket.");
}

const clientOf = ({ url, region, keyId, secret, timeoutMs }: Bucket) =>
  new S3mini({
    endpoint: url,
    region,
    accessKeyId: keyId,
    secretAccessKey: secret,
    requestAbortTimeout: timeoutMs,
    // Node asks for this where a body is a stream.
    fetch: (input, init) => fetch(input, { ...init, duplex: "half" } as RequestInit),
  });
