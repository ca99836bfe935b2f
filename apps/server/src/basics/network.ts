import { isIPv6 } from "node:net";

/** Groups of an IPv6 address that name a subscriber's network: /64. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * The network of an IP address, which limits count by: an IPv4 address itself, and the /64 of an IPv6 address, since one subscriber
 * has all of its addresses. An IPv4 address that is written as IPv6 counts as IPv4. All clients that hung up before their address was
 * read, which is undefined then, count as one network.
 */
export function networkOf(address: string | undefined): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [start = "", end = ""] = plain.split("::");
  const groupsIn = (text: string) =>
    text === ""
      ? []
      : text.split(":").flatMap((group) => (group.includes(".") ? ["0", "0"] : [group]));
  const [first, last] = [groupsIn(start), groupsIn(end)];
  const between = Array.from({ length: GROUPS - first.length - last.length }, () => "0");
  const groups = [...first, ...between, ...last].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** An IP address without its zone; an IPv4 address that is written as IPv6 becomes one of IPv4. "" where it is undefined. */
export function plainAddress(address: string | undefined): string {
  const [plain = ""] = address?.split("%") ?? [];
  return /^::ffff:(\d+(?:\.\d+){3})$/iu.exec(plain)?.[1] ?? plain;
}
