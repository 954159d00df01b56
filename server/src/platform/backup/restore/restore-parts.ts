import { mkdirSync } from 'node:fs';
import { chown, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { showTime } from '../../clock/show-time.rules.ts';
import { ensureDataFolder } from '../../config/data-folder.ts';
import { OperatorFailure } from '../../lifecycle/operator-failure.ts';
import { chooseBinaries } from '../../postgres/binaries.ts';
import type { Cluster } from '../../postgres/cluster.ts';
import { findClusterHome } from '../../postgres/cluster-home.ts';
import { copySettings } from '../../postgres/open-copy.ts';
import { type RecoveryEnd, recoverCluster } from '../../postgres/recover-cluster.ts';
import type { SystemUser } from '../../postgres/system-user.ts';
import type { Storage } from '../../storage/storage.ts';
import { measure, parseUploadObject } from '../copy-files.ts';
import { DamagedObject, explainLoss, isLost } from '../damaged-object.ts';
import { formatLsn, parseLsn } from '../lsn.rules.ts';
import type { BackedUpObject, Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { writeFully } from '../store/write-fully.ts';
import { explainGap, type KeptLog } from '../wal/read-log.ts';
import { extractTar } from './extract-tar.ts';
import { findReplayEnd } from './find-replay-end.ts';
import { isReplayed } from './replay-end.rules.ts';
import { writeSegments } from './write-segments.ts';

type Say = (line: string) => void;

/** The content of an object; fails unless it is what the backup wrote. */
async function* readChecked(repository: Repository, wanted: BackedUpObject): AsyncGenerator<Uint8Array> {
  const measured = measure(repository.read(wanted.object));
  yield* measured.parts;
  const found = measured.result();
  if (found.sha256 !== wanted.sha256 || found.size !== wanted.size)
    throw new DamagedObject(`${wanted.object}: nội dung không đúng như lúc sao lưu.`);
}

async function writeFileIn(folder: string, path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const target = normalize(join(folder, path));
  if (!target.startsWith(normalize(folder) + sep))
    throw new DamagedObject(`Bản sao lưu có tên tệp không hợp lệ: ${path}`);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const file = await open(target, 'w', 0o600);
  try {
    for await (const part of content) await writeFully(file, part);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Secrets and texts of a backup go to a folder, uploads into a storage, with those that were kept since it began. Returns what
 * could not be restored: a damaged upload does not keep everything else from people.
 */
export async function restoreFiles(
  repository: Repository,
  manifest: Manifest,
  { folder, storage }: { readonly folder: string; readonly storage: Pick<Storage, 'put'> },
): Promise<readonly string[]> {
  ensureDataFolder(folder);
  const problems: string[] = [];
  const restoreUpload = async (object: string, content: AsyncIterable<Uint8Array>): Promise<void> => {
    const key = parseUploadObject(object);
    if (!key) throw new DamagedObject(`Bản sao lưu có tên tệp không hợp lệ: ${object}`);
    const bytes = await buffer(content).catch((error: unknown) => {
      if (!isLost(error)) throw error;
      problems.push(explainLoss(object, error));
      return null;
    });
    if (bytes) await storage.put(key, bytes);
  };
  const wanted = manifest.objects.filter(({ kind }) => kind !== 'postgres');
  for (const object of wanted) {
    const content = readChecked(repository, object);
    if (object.kind === 'file') await restoreUpload(object.object, content);
    else await writeFileIn(folder, object.path, content);
  }
  const listed = new Set(wanted.map(({ object }) => object));
  const since = new Date(manifest.startedAt);
  for (const { name, changedAt } of await repository.store.list('files'))
    if (!listed.has(name) && changedAt >= since) await restoreUpload(name, repository.read(name));
  return problems;
}

/**
 * The data folder of a server, ready to recover; with the log that was kept behind the backup unless it ends before. Returns
 * what log there was.
 */
export async function restoreServerFolder(
  repository: Repository,
  manifest: Manifest,
  {
    folder,
    user,
    end,
  }: { readonly folder: string; readonly user?: SystemUser | undefined; readonly end: RecoveryEnd },
): Promise<KeptLog | null> {
  const object = manifest.objects.find(({ kind }) => kind === 'postgres');
  if (!object) throw new DamagedObject(`Bản sao lưu ${manifest.id} không có cơ sở dữ liệu.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  await extractTar(readChecked(repository, object), folder, user);
  return end === 'consistent'
    ? null
    : await writeSegments(repository, manifest, join(folder, 'pg_wal'), user);
}

interface ClusterOptions {
  readonly dataDir: string;
  readonly end: RecoveryEnd;
  readonly say: Say;
  /** Programs other than those that come along: the folder above their `bin`. */
  readonly programs?: string | undefined;
}

/**
 * The server of a data folder, recovered and stopped again; of an own server a copy to try. Returns the cluster and what the log
 * lacked.
 */
export async function restoreCluster(
  repository: Repository,
  manifest: Manifest,
  { dataDir, end, say, programs }: ClusterOptions,
): Promise<{ readonly cluster: Cluster; readonly home: string; readonly lacking: readonly string[] }> {
  const home = findClusterHome(dataDir, say);
  const binaries = chooseBinaries(programs, home.user, say);
  const { major, isEmbedded } = manifest.postgres;
  if (binaries.major !== String(major))
    throw new OperatorFailure(`Bản sao lưu là của PostgreSQL ${major}, bản này kèm ${binaries.major}.`);
  const cluster = { binaries, user: home.user, folder: join(home.folder, 'postgres') };
  const log = await restoreServerFolder(repository, manifest, { ...cluster, end });
  // What the operator set there, such as where the log is archived, must not come from a copy.
  if (!isEmbedded) await writeFile(join(cluster.folder, 'postgresql.auto.conf'), '');
  const settings = isEmbedded ? {} : copySettings;
  const recovery = { home: home.folder, logFile: join(dataDir, 'postgres.log'), settings };
  const recovered = (lacking: readonly string[]) => ({ cluster, home: home.folder, lacking });
  const findLacking = async (problem: string | null): Promise<readonly string[]> =>
    problem === null ? [] : [problem, `Thay đổi cuối cùng: ${await readLastChange(recovery.logFile)}.`];
  const gap = log && log.gap !== null ? explainGap(manifest.id, log.gap) : null;
  const findReplayed = async () =>
    findLacking(gap ?? (await explainShortReplay(manifest.id, log, cluster.folder)));
  if (await recoverCluster(cluster, { ...recovery, end }))
    return recovered(end === 'log' ? await findReplayed() : []);
  const refuse = (at: string, lacking: readonly string[]): OperatorFailure =>
    new OperatorFailure([`Nhật ký của bản sao lưu kết thúc trước ${showTime(at)}.`, ...lacking].join(' '));
  // The log ends before that time. If all of it is there and it was kept until then, nothing happened in between.
  if (typeof end === 'object' && !reaches(log, end.at)) throw refuse(end.at, await findLacking(gap));
  await recoverCluster(cluster, { ...recovery, end: 'log' });
  const lacking = await findReplayed();
  if (typeof end === 'object' && lacking.length > 0) throw refuse(end.at, lacking);
  return recovered([]);
}

/** Null where the log was replayed to its end. */
async function explainShortReplay(id: string, log: KeptLog | null, folder: string): Promise<string | null> {
  if (!log?.until) return null;
  const end = await findReplayEnd(folder);
  if (isReplayed(end, parseLsn(log.until.lsn))) return null;
  return `Nhật ký sau bản sao lưu ${id} chỉ chạy lại được đến ${formatLsn(end)}, dù đã giữ đến ${log.until.lsn} (${showTime(log.until.at)}): những thay đổi sau đó không khôi phục được từ bản này.`;
}

const reaches = (log: KeptLog | null, at: string): boolean =>
  log !== null && log.gap === null && log.until !== null && log.until.at >= at;

/** When the last transaction of a recovery ended, as the server's log says. */
async function readLastChange(logFile: string): Promise<string> {
  const found = [...(await readFile(logFile, 'utf8')).matchAll(/at log time (\d{4}-\d\d-\d\d [\d:.]+\S*)/g)];
  const last = new Date(found.at(-1)?.[1] ?? '');
  return Number.isNaN(last.getTime()) ? 'lúc sao lưu' : showTime(last.toISOString());
}
