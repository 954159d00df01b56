import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hop-gon-proof-'));
  // As root the database runs as another user, who must reach its folder.
  chmodSync(folder, 0o711);
  return folder;
}

/** Processes of a program that was killed may write there for a moment longer. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
