const pageSize = 8192n;
const longRecord = 1024n * 1024n;

/**
 * Whether a log that was kept up to `until` was replayed whole. A server writes either whole records or whole pages: at the begin
 * of a page the last record may be incomplete, and is not replayed.
 */
export const isReplayed = (end: bigint, until: bigint): boolean =>
  end >= until || (until % pageSize === 0n && until - end < longRecord);
