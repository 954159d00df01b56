import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { errorCode } from '../lifecycle/error-code.ts';

/** Writes a file that only we can read (0600), whole or not at all. */
export function writePrivateFile(file: string, content: string): void {
  renameSync(writeDraft(file, content), file);
}

/** As `writePrivateFile`, without blocking the event loop. */
export async function savePrivateFile(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600, flush: true });
  await rename(draft, file);
}

/** The same, but a file that is there stays as it is, also when two processes do this at once. */
export function writePrivateFileOnce(file: string, content: string): void {
  const draft = writeDraft(file, content);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function writeDraft(file: string, content: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  return draft;
}
