/*
 * What lists can do by themselves in newer browsers only: the supported ones have ES2022
 * (docs/decisions/2026-11-27-supported-browsers.md).
 */

/** The members of a list by a key, in the order of the first of each. */
export function groupBy<Member, Key>(
  members: Iterable<Member>,
  keyOf: (member: Member) => Key,
): Map<Key, Member[]> {
  const groups = new Map<Key, Member[]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group) group.push(member);
    else groups.set(key, [member]);
  }
  return groups;
}

/** The position of the last member for which a condition holds; -1 where there is none. */
export function findLastIndex<Member>(
  members: readonly Member[],
  isMeant: (member: Member) => boolean,
): number {
  let at = members.length - 1;
  while (at >= 0 && !isMeant(members[at] as Member)) at -= 1;
  return at;
}
