/**
 * The promises of which all later lines were read. `later`: the latest first, `limit` at most; where there are more, what
 * followed an earlier promise may be among those that were not read.
 */
export function answerable<P extends { readonly decided_on: string }>(
  promises: readonly P[],
  later: readonly { readonly on: string }[],
  limit: number,
): readonly P[] {
  const oldest = later.length < limit ? undefined : later.at(-1)?.on;
  return oldest === undefined ? promises : promises.filter((promise) => promise.decided_on >= oldest);
}
