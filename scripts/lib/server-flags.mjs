/**
 * What the server's Node.js is started with: the space for young objects grows to 16 MB and not to twice as much, which at
 * rest would be the largest part of its memory that nothing uses.
 */
export const serverFlags = ['--max-semi-space-size=8'];
