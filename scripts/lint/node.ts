/** What the rules read of a node of the syntax tree. */
export interface Node {
  readonly type: string;
  readonly source?: Node | null;
  readonly specifiers?: readonly Node[];
  readonly imported?: Node;
  readonly value?: unknown;
  readonly importKind?: unknown;
  readonly name?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
  readonly expression?: Node;
  readonly operator?: unknown;
  readonly left?: Node;
  readonly right?: Node;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}
