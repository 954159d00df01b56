/** The promises of which all later lines were looked at; `since` is the day of the oldest of these, null where there are no older ones. */
export const answerable = <P extends { readonly decided_on: string }>(
  promises: readonly P[],
  since: string | null,
): readonly P[] => (since === null ? promises : promises.filter((promise) => promise.decided_on >= since));
