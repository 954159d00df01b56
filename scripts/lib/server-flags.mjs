/**
 * Flags of the server's Node.js: the young generation may grow to 16 MB, not twice as much, which would be the
 * largest unused part of an idle server's memory.
 */
export const serverFlags = ['--max-semi-space-size=8'];
