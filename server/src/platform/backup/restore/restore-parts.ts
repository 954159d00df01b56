import { mkdirSync } from 'node:fs';
import { chown, mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { ensureDataFolder } from '../../config/data-folder.ts';
import { OperatorFailure } from '../../lifecycle/operator-failure.ts';
import { findBinaries } from '../../postgres/binaries.ts';
import { findClusterHome } from '../../postgres/cluster-home.ts';
import { type RecoveryEnd, recoverCluster } from '../../postgres/recover-cluster.ts';
import type { SystemUser } from '../../postgres/system-user.ts';
import { measure } from '../copy-files.ts';
import type { BackedUpObject, Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { readWalUntil } from '../wal/wal-objects.ts';
import { extractTar } from './extract-tar.ts';
import { writeSegments } from './write-segments.ts';

type Say = (line: string) => void;

/** The content of an object; fails unless it is what the backup wrote. */
async function* readChecked(repository: Repository, wanted: BackedUpObject): AsyncGenerator<Uint8Array> {
  const measured = measure(repository.read(wanted.object));
  yield* measured.parts;
  const found = measured.result();
  if (found.sha256 !== wanted.sha256 || found.size !== wanted.size)
    throw new OperatorFailure(`${wanted.object}: nội dung không đúng như lúc sao lưu.`);
}

async function writeFileIn(folder: string, path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const target = normalize(join(folder, path));
  if (!target.startsWith(normalize(folder) + sep))
    throw new OperatorFailure(`Bản sao lưu có tên tệp không hợp lệ: ${path}`);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'w', 0o600);
  try {
    for await (const part of content) await file.write(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Uploads, secrets and texts of a backup, and the uploads that were kept since it began. */
export async function restoreFiles(
  repository: Repository,
  manifest: Manifest,
  folder: string,
): Promise<void> {
  ensureDataFolder(folder);
  const wanted = manifest.objects.filter(({ kind }) => kind !== 'postgres');
  for (const object of wanted) await writeFileIn(folder, object.path, readChecked(repository, object));
  const listed = new Set(wanted.map(({ object }) => object));
  const since = new Date(manifest.startedAt);
  for (const { name, changedAt } of await repository.store.list('files'))
    if (!listed.has(name) && changedAt >= since) await writeFileIn(folder, name, repository.read(name));
}

/** The data folder of a server, ready to recover; with the log that was kept behind the backup unless it ends before. */
export async function restoreServerFolder(
  repository: Repository,
  manifest: Manifest,
  {
    folder,
    user,
    end,
  }: { readonly folder: string; readonly user?: SystemUser | undefined; readonly end: RecoveryEnd },
): Promise<void> {
  const object = manifest.objects.find(({ kind }) => kind === 'postgres');
  if (!object) throw new OperatorFailure(`Bản sao lưu ${manifest.id} không có cơ sở dữ liệu.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  await extractTar(readChecked(repository, object), folder, user);
  if (end !== 'consistent') await writeSegments(repository, manifest, join(folder, 'pg_wal'), user);
}

interface ClusterOptions {
  readonly dataDir: string;
  readonly end: RecoveryEnd;
  readonly say: Say;
}

/** The embedded PostgreSQL of a data folder, recovered and stopped again. */
export async function restoreCluster(
  repository: Repository,
  manifest: Manifest,
  { dataDir, end, say }: ClusterOptions,
): Promise<void> {
  const home = findClusterHome(dataDir, say);
  const binaries = findBinaries(home.user, say);
  const { major } = manifest.postgres;
  if (binaries.major !== String(major))
    throw new OperatorFailure(`Bản sao lưu là của PostgreSQL ${major}, bản này kèm ${binaries.major}.`);
  const cluster = { binaries, user: home.user, folder: join(home.folder, 'postgres') };
  await restoreServerFolder(repository, manifest, { ...cluster, end });
  const recovery = { home: home.folder, logFile: join(dataDir, 'postgres.log') };
  if (await recoverCluster(cluster, { ...recovery, end })) return;
  // The log ends before that time. If it was kept until then, nothing happened in between.
  const until = await readWalUntil(repository, manifest.id);
  if (typeof end === 'object' && (until === null || until.at < end.at))
    throw new OperatorFailure(`Nhật ký của bản sao lưu kết thúc trước thời điểm ${end.at}.`);
  await recoverCluster(cluster, { ...recovery, end: 'log' });
}
