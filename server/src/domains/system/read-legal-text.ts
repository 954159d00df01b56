import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalName, LegalText } from '@hopgon/contract/legal/schemas';
import { serverFolder } from '../../platform/config/server-folder.ts';
import { errorCode } from '../../platform/lifecycle/error-code.ts';
import type { World } from '../../platform/world.ts';
import { forReaders, longestText } from './legal.rules.ts';

const ofProduct = new URL('data/legal/', serverFolder);

/** The operator's text from the data folder, read again each time, so that a change needs no restart; else the product's. */
export async function readLegalText(
  { config, log }: Pick<World, 'config' | 'log'>,
  name: LegalName,
): Promise<LegalText> {
  const file = join(config.dataDir, 'legal', `${name}.md`);
  const own = await readOwn(file).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') log.warn({ event: 'legal-text-unreadable', file, err: error });
    return null;
  });
  if (own) return { text: forReaders(own.text, config.supportEmail), changedAt: own.changedAt.toISOString() };
  const text = await readFile(new URL(`${name}.md`, ofProduct), 'utf8');
  return { text: forReaders(text, config.supportEmail), changedAt: null };
}

async function readOwn(file: string): Promise<{ text: string; changedAt: Date } | null> {
  const handle = await open(file);
  try {
    const { size, mtime } = await handle.stat();
    if (size > longestText) throw new Error(`${file} is longer than ${longestText} bytes`);
    const text = await handle.readFile('utf8');
    return text.trim() === '' ? null : { text, changedAt: mtime };
  } finally {
    await handle.close();
  }
}
