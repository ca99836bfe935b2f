import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const set = {
  DATABASE_URL: "postgres://shop@127.0.0.1/shop",
  DATA_DIR: "data",
  S3_URL: "https://s3.example/shop-files",
  S3_KEY_ID: "key",
  S3_SECRET: "secret",
};
const folder = { kind: "folder", folder: "data/uploads" };

describe("the settings of a bucket", () => {
  test("files are in the data folder without them, or where all are empty", () => {
    expect(readSettings({ DATA_DIR: "data" }).files).toEqual(folder);
    const empty = { S3_URL: "", S3_KEY_ID: "", S3_SECRET: "" };
    expect(readSettings({ ...set, ...empty }).files).toEqual(folder);
  });

  test("files are in the bucket with them, in any region unless one is set", () => {
    expect(readSettings(set).files).toMatchObject({
      kind: "bucket",
      bucket: { url: set.S3_URL, region: "auto", keyId: "key", secret: "secret" },
      folder: folder.folder,
    });
    expect(readSettings({ ...set, S3_REGION: "cn-north-1" }).files).toMatchObject({
      bucket: { region: "cn-north-1" },
    });
  });

  test.each([
    ["an address without a bucket", { S3_URL: "https://s3.example" }, "S3_URL must be the address"],
    ["a folder in a bucket", { S3_URL: "https://s3.example/a/b" }, "S3_URL must be the address"],
    ["another protocol", { S3_URL: "s3://shop-files" }, "S3_URL must be the address"],
    ["no key", { S3_KEY_ID: "" }, "S3_KEY_ID must be set where S3_URL is"],
    ["no secret", { S3_SECRET: "" }, "S3_SECRET must be set where S3_URL is"],
    ["no address", { S3_URL: "" }, "S3_URL must be set where S3_KEY_ID is"],
    ["an empty region", { S3_REGION: "" }, "S3_REGION must not be empty"],
    ["the embedded database", { DATABASE_URL: undefined }, "S3_URL needs DATABASE_URL"],
  ])("%s is refused by the name of the setting", (_what, wrong, problem) => {
    expect(() => readSettings({ ...set, ...wrong })).toThrow(problem);
  });
});
