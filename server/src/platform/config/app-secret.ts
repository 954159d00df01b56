import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataFolder, secretsFolder } from './data-folder.ts';
import { writePrivateFileOnce } from './private-file.ts';

/** The app's secret in the data folder, drawn at the first start. */
export function loadAppSecret(dataDir: string): string {
  ensureDataFolder(dataDir);
  const file = join(secretsFolder(dataDir), 'app-secret');
  if (!existsSync(file)) writePrivateFileOnce(file, randomBytes(48).toString('base64url'));
  return readFileSync(file, 'utf8').trim();
}
