import { expect, test } from "vitest";
import { networkOf, plainAddress } from "./network.ts";

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:7:9:1:2:3:4", "2001:db8:7:9::/64"],
  ["2001:0DB8:0007:9::", "2001:db8:7:9::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::5:6:7:8:9", "2001:db8:0:5::/64"],
  ["::1", "0:0:0:0::/64"],
  ["64:ff9b::198.51.100.7", "64:ff9b:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
  [undefined, ""],
])("the network of %j is %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:7:9:1:2:3:4", "2001:db8:7:9:1:2:3:4"],
  ["fe80::1%eth0", "fe80::1"],
  [undefined, ""],
])("the address %j is written %j", (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
