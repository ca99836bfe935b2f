import { join } from "node:path";
import * as v from "valibot";
import { UPLOADS_FOLDER } from "../ports/files/files.ts";
import type { FilePlace } from "../ports/files/open.ts";
import { matching } from "./matching.ts";

/** How long a store may take, in milliseconds. */
const TIMES = { timeoutMs: 15_000, pauseMs: 200 };

const text = v.optional(v.string(), "");

/** The settings of a bucket for files; "" for those that are not set. */
export const bucketEntries = {
  S3_URL: matching(
    /^https?:\/\/[^/?#@]+\/[^/?#]+$/u,
    "must be the address of a bucket: https://s3.example/bucket",
  ),
  S3_REGION: v.optional(v.pipe(v.string(), v.nonEmpty("must not be empty")), "auto"),
  S3_KEY_ID: text,
  S3_SECRET: text,
};

type Entries = typeof bucketEntries;
type Values = { readonly [Name in keyof Entries]: v.InferOutput<Entries[Name]> };

/** What has to be set together. */
const REQUIRED = ["S3_URL", "S3_KEY_ID", "S3_SECRET"] as const;

/** Where the files of a shop are. Returns what is wrong, each problem with the name of its setting. */
export function readFilePlace(
  values: Values,
  {
    dataFolder,
    isShared,
  }: {
    readonly dataFolder: string;
    /** Whether the database is one that servers share. */
    readonly isShared: boolean;
  },
): { readonly place: FilePlace } | { readonly problems: readonly string[] } {
  const folder = join(dataFolder, UPLOADS_FOLDER);
  const set = REQUIRED.find((name) => values[name] !== "");
  if (set === undefined) return { place: { kind: "folder", folder } };
  const problems = REQUIRED.filter((name) => values[name] === "").map(
    (name) => `${name} must be set where ${set} is`,
  );
  if (!isShared)
    problems.push(
      `${set} needs DATABASE_URL: a backup of the embedded database has the files of DATA_DIR`,
    );
  if (problems.length > 0) return { problems };
  const { S3_URL: url, S3_REGION: region, S3_KEY_ID: keyId, S3_SECRET: secret } = values;
  return {
    place: { kind: "bucket", bucket: { url, region, keyId, secret, ...TIMES }, folder },
  };
}
