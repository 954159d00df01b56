import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { showTime } from '../../clock/show-time.rules.ts';
import { markCopy } from '../../config/copy-mark.ts';
import { savePrivateFile } from '../../config/private-file.ts';
import { errorCode } from '../../lifecycle/error-code.ts';
import { OperatorFailure } from '../../lifecycle/operator-failure.ts';
import { findClusterHome, readClusterPointer } from '../../postgres/cluster-home.ts';
import { restoredFolder } from '../../postgres/half-restored.ts';
import { acquireInstanceLock } from '../../postgres/instance-lock.ts';
import { isServing, readPostmasterFile } from '../../postgres/postmaster-file.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { S3Place } from '../../storage/s3-client.ts';
import { lineageOf, type Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { findWalEnd } from '../wal/find-wal-end.ts';
import { findWalUntil } from '../wal/wal-objects.ts';
import { chooseBase } from './choose-base.rules.ts';
import { markRestored } from './complete-restore.ts';
import { restoreOwnServer } from './restore-own-server.ts';
import { restoreCluster, restoreFiles } from './restore-parts.ts';

/** Where a restore is built; a data folder with this in it has nothing of it yet. */
const draftFolder = 'restoring';
/** What is complete and being moved into place; the app does not start beside it. */
const completeFolder = restoredFolder;

interface RestoreOptions {
  readonly dataDir: string;
  /** The bucket of uploads; null where they go below the data folder. */
  readonly filesPlace: S3Place | null;
  /** A time (ISO, UTC), or null for all there is. */
  readonly at: string | null;
  /** One backup, else the best for the time. */
  readonly id: string | null;
  /** Whether a data folder in use is moved aside. */
  readonly replace: boolean;
  /** Where the folder of an own PostgreSQL server goes, which the operator then starts. */
  readonly serverFolder: string | null;
  readonly now: Date;
  readonly say: (line: string) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Where what was there before is now. */
  readonly movedTo: string | null;
  /** What could not be restored: one line each, in Vietnamese. */
  readonly problems: readonly string[];
  /** What the operator does if an own server ends before the time; null where that cannot happen. */
  readonly advice: string | null;
}

/** The backup to restore, or a OperatorFailure that says what there is. */
export async function findBase(
  repository: Repository,
  { at, id, say }: Pick<RestoreOptions, 'at' | 'id' | 'say'>,
): Promise<Manifest> {
  const manifests =
    id === null
      ? await repository.readManifests((damaged) => say(`Bỏ qua bản sao lưu ${damaged}: không đọc được.`))
      : [await repository.readManifest(id)].filter((manifest) => manifest !== null);
  const candidates = await Promise.all(
    manifests.map(async (base) => ({
      base,
      walUntil: (await findWalUntil(repository, base.id)).until?.at ?? null,
      lineage: lineageOf(base),
      walEnd: await findWalEnd(repository, base),
    })),
  );
  const choice = chooseBase(candidates, at);
  if ('base' in choice) return choice.base;
  if (choice.problem === 'too-early')
    throw new OperatorFailure(
      `Chưa có bản sao lưu nào vào lúc đó: bản đầu tiên xong lúc ${showTime(choice.first)}.`,
    );
  if (choice.problem === 'too-late')
    throw new OperatorFailure(
      `Các bản sao lưu không chứa đến lúc đó: dữ liệu cuối cùng là của ${showTime(choice.last)}.`,
    );
  throw new OperatorFailure(id === null ? 'Chưa có bản sao lưu nào.' : `Không có bản sao lưu ${id}.`);
}

/**
 * Restores into an empty data folder: builds everything beside, recovers the database, and moves the result into place at the
 * end. A restore that fails changes nothing, but for uploads that a bucket has again; one that was interrupted while it moved is
 * completed first.
 */
export async function restoreBackup(repository: Repository, options: RestoreOptions): Promise<Restored> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  await completeMove(dataDir);
  const occupied = await listOccupied(dataDir);
  if (isInUse(occupied) && !options.replace)
    throw new OperatorFailure(
      `${dataDir} đang có dữ liệu (${occupied.slice(0, 3).join(', ')}…): chọn DATA_DIR khác, hoặc thêm --replace để dời dữ liệu cũ sang một bên.`,
    );
  const lock = lockDataFolder(dataDir, occupied);
  try {
    const manifest = await findBase(repository, options);
    const built = await build(repository, manifest, join(dataDir, draftFolder), options);
    const movedTo = await planMove(dataDir, occupied, options.now);
    await completeMove(dataDir);
    return { manifest, movedTo, ...built };
  } finally {
    lock.release();
    await removeDraft(join(dataDir, draftFolder));
  }
}

async function build(
  repository: Repository,
  manifest: Manifest,
  draft: string,
  { at, serverFolder, now, say, filesPlace }: RestoreOptions,
): Promise<Pick<Restored, 'problems' | 'advice'>> {
  if (!manifest.postgres.isEmbedded && serverFolder === null)
    throw new OperatorFailure(
      'Bản sao lưu này là của máy chủ PostgreSQL riêng: thêm --postgres-folder THƯ_MỤC (trống) để nhận dữ liệu của máy chủ.',
    );
  if (serverFolder !== null && existsSync(serverFolder) && (await readdir(serverFolder)).length > 0)
    throw new OperatorFailure(`${serverFolder} không trống: --postgres-folder phải là một thư mục mới.`);
  await removeDraft(draft);
  const end = at === null ? 'log' : { at };
  const lost = await restoreFiles(repository, manifest, {
    folder: draft,
    storage: openStorage({ dataDir: draft, filesPlace }),
  });
  const { lacking, advice } =
    serverFolder === null
      ? { ...(await restoreCluster(repository, manifest, { dataDir: draft, end, say })), advice: null }
      : await restoreOwnServer(repository, manifest, { folder: serverFolder, end });
  await markRestored(draft, now);
  await markCopy(draft, now);
  return { problems: [...lost, ...lacking], advice };
}

/** With the cluster that root's restore may have put outside. */
async function removeDraft(draft: string): Promise<void> {
  const outside = readClusterPointer(draft);
  if (outside !== undefined) await rm(outside, { recursive: true, force: true });
  await rm(draft, { recursive: true, force: true });
}

const ownNames = new Set([
  ...[draftFolder, completeFolder, 'hop-gon.lock', 'backup.lock', 'verifying.lock', 'lost+found'],
]);

async function listOccupied(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir);
  return names.filter((name) => !ownNames.has(name) && !name.startsWith('before-restore-')).sort();
}

/** Secrets alone are what any command writes into a new folder. */
const isInUse = (occupied: readonly string[]): boolean => occupied.some((name) => name !== 'secrets');

function lockDataFolder(dataDir: string, occupied: readonly string[]): { release(): void } {
  const home = occupied.length > 0 ? findClusterHome(dataDir, () => undefined).folder : dataDir;
  const left = readPostmasterFile(join(home, 'postgres'));
  if (left && isServing(left.pid, join(home, 'postgres')))
    throw new OperatorFailure(`PostgreSQL của ${dataDir} còn chạy (pid ${left.pid}): dừng Họp Gọn trước.`);
  return acquireInstanceLock(join(home, 'hop-gon.lock'), dataDir);
}

const Move = z.object({ aside: z.string().nullable(), names: z.array(z.string()) });
const moveFile = 'move.json';

/** From here on the restore is complete: what is left to do is written down. */
async function planMove(dataDir: string, occupied: readonly string[], now: Date): Promise<string | null> {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const aside = occupied.length > 0 ? `before-restore-${stamp}Z` : null;
  const draft = join(dataDir, draftFolder);
  await savePrivateFile(join(draft, moveFile), JSON.stringify({ aside, names: occupied }));
  await rename(draft, join(dataDir, completeFolder));
  return aside && join(dataDir, aside);
}

/** Moves what a restore has completed into place, and what was there aside; may be repeated after any step. */
async function completeMove(dataDir: string): Promise<void> {
  const complete = join(dataDir, completeFolder);
  if (!existsSync(complete)) return;
  const plan = existsSync(join(complete, moveFile))
    ? Move.parse(JSON.parse(await readFile(join(complete, moveFile), 'utf8')))
    : { aside: null, names: [] };
  if (plan.aside !== null) await mkdir(join(dataDir, plan.aside), { recursive: true, mode: 0o700 });
  for (const name of plan.names) {
    const aside = join(dataDir, plan.aside ?? '', name);
    if (!existsSync(aside)) await renameIfThere(join(dataDir, name), aside);
  }
  for (const name of await readdir(complete))
    if (name !== moveFile) await rename(join(complete, name), join(dataDir, name));
  await rm(complete, { recursive: true });
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
