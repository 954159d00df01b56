import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writePrivateFile } from '../config/private-file.ts';
import type { RolePasswords } from './create-cluster.ts';

const Stored = z.object({
  owner: z.string().regex(/^[0-9a-f]{32,}$/),
  app: z.string().regex(/^[0-9a-f]{32,}$/),
  backup: z.string().regex(/^[0-9a-f]{32,}$/),
});

/** The stored passwords of the three roles; `fresh` when they had to be made and the cluster does not know them yet. */
export function readRolePasswords(file: string): { passwords: RolePasswords; fresh: boolean } {
  const stored = existsSync(file) ? Stored.safeParse(parse(readFileSync(file, 'utf8'))) : undefined;
  if (stored?.success) return { passwords: stored.data, fresh: false };
  const draw = () => randomBytes(24).toString('hex');
  return { passwords: { owner: draw(), app: draw(), backup: draw() }, fresh: true };
}

export function storeRolePasswords(file: string, passwords: RolePasswords): void {
  writePrivateFile(file, JSON.stringify(passwords));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
