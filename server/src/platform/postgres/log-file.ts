import { copyFileSync, statSync, truncateSync } from 'node:fs';

const LARGEST = 4 * 1024 * 1024;
const EVERY_MS = 10 * 60_000;

/** Truncates a log that another process appends to at about 4 MiB, with one older part beside it as `<file>.1`. */
export function limitLogSize(file: string): { stop(): void } {
  shorten(file);
  const timer = setInterval(shorten, EVERY_MS, file).unref();
  return { stop: () => clearInterval(timer) };
}

function shorten(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LARGEST) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file); // not renamed: the server goes on appending to the file it has open
}
