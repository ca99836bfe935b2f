type SegmentParams<Segment extends string> = Segment extends `:${infer Name}?`
  ? { readonly [Key in Name]: string | undefined }
  : Segment extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

/** The parameters that the pattern of an address has: `{ type: string | undefined }` of "/order_history/:type?". */
export type ParamsOf<Address extends string> = Address extends `${infer Segment}/${infer Rest}`
  ? SegmentParams<Segment> & ParamsOf<Rest>
  : SegmentParams<Address>;

type OptionalNames<Params> = {
  [Name in keyof Params]: undefined extends Params[Name] ? Name : never;
}[keyof Params];

/** What builds a path from a pattern's parameters; an optional one may be left out. */
export type PathBuilder<Address extends string, Params = ParamsOf<Address>> = unknown extends Params
  ? () => string
  : keyof Params extends OptionalNames<Params>
    ? (params?: Partial<Params>) => string
    : (params: Omit<Params, OptionalNames<Params>> & Partial<Params>) => string;

/** The path of an address with its parameters filled in, each escaped. An optional one that is missing is left out. */
export function fillAddress(
  address: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = address.replaceAll(/\/:(\w+)\??/gu, (_, name: string) => {
    const value = params[name];
    return value === undefined ? "" : `/${encodeURIComponent(value)}`;
  });
  return path || "/";
}
