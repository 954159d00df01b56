import { rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseBinaries } from '../../postgres/binaries.ts';
import { readClusterPointer } from '../../postgres/cluster-home.ts';
import { openCopy } from '../../postgres/open-copy.ts';
import { openPostgres } from '../../postgres/open-postgres.ts';
import { killLeftover, stopLeftover } from '../../postgres/postmaster.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { findWrongCounts } from '../count-bounds.rules.ts';
import { countTables } from '../count-tables.ts';
import { isOutage } from '../damaged-object.ts';
import type { Manifest } from '../manifest.ts';
import type { Repository } from '../repository.ts';
import { restoreCluster, restoreFiles } from '../restore/restore-parts.ts';
import { findHindrance, findShortage, isHindrance } from './find-hindrance.ts';

export interface TrialPlace {
  /** A folder with room for a whole copy; it is emptied before and after. */
  readonly scratch: string;
  /** The folder above the `bin` of a PostgreSQL for copies of an own server. */
  readonly programs: string | undefined;
}

export interface Trial {
  /** Tables compared in the copy; null where it was not started. */
  readonly tables: number | null;
  /** Why no copy was started, in Vietnamese: this machine cannot, and nothing is known of the backup. */
  readonly hindrance: string | null;
  readonly problems: readonly string[];
}

const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts a copy whose rows are compared, and then one to which everything that was kept since is added. A copy that this machine
 * lacks something to start is no problem of the backup; an outage of the store is thrown.
 */
export async function tryCopy(
  repository: Repository,
  manifest: Manifest,
  { scratch, programs: given }: TrialPlace,
): Promise<Trial> {
  const programs = manifest.postgres.isEmbedded ? undefined : given;
  const hindrance = findHindrance(manifest, programs);
  if (hindrance !== null) return { tables: null, hindrance, problems: [] };
  const place = { scratch, programs };
  // A signal ends the process at once: nothing of the copy may stay readable on the disk.
  const clear = (): void => removeScratchAtExit(scratch);
  process.once('exit', clear);
  try {
    await makeScratch(place);
    const shortage = await findShortage(repository, manifest, scratch);
    if (shortage !== null) return { tables: null, hindrance: shortage, problems: [] };
    const { tables, problems } = await countCopy(repository, manifest, place);
    return { tables, hindrance, problems: [...problems, ...(await replayLog(repository, manifest, place))] };
  } catch (error) {
    if (!manifest.postgres.isEmbedded && isHindrance(error))
      return { tables: null, hindrance: explain(error), problems: [] };
    if (isOutage(error)) throw error;
    const problem = `Không khởi động được bản khôi phục thử: ${explain(error)}`;
    return { tables: null, hindrance, problems: [problem] };
  } finally {
    await removeScratch(place);
    process.off('exit', clear);
  }
}

const silent = (): void => undefined;

/** Of the moment when the backup was consistent: its rows were counted around that moment. */
async function countCopy(repository: Repository, manifest: Manifest, place: TrialPlace) {
  const dataDir = place.scratch;
  const lost = await restoreFiles(repository, manifest, {
    folder: dataDir,
    storage: openStorage({ dataDir, filesPlace: null }),
  });
  const options = { dataDir, end: 'consistent', say: silent, programs: place.programs } as const;
  const { cluster, home } = await restoreCluster(repository, manifest, options);
  const { isEmbedded, database = '', owner: role = '' } = manifest.postgres;
  const copy = isEmbedded
    ? await openPostgres({ dataDir })
    : await openCopy(cluster, { home, logFile: join(dataDir, 'postgres.log'), database, role });
  try {
    const counted = await countTables(copy.ownerConfig);
    const wrong = findWrongCounts(manifest.tables, counted).map(
      ({ table, rows, atLeast, atMost }) =>
        `Bảng ${table}: có ${rows ?? 'không'} dòng, lúc sao lưu có ${atLeast === atMost ? atMost : `${atLeast}–${atMost}`}.`,
    );
    return { tables: counted.length, problems: [...lost, ...wrong] };
  } finally {
    await copy.stop();
  }
}

async function replayLog(
  repository: Repository,
  manifest: Manifest,
  place: TrialPlace,
): Promise<readonly string[]> {
  await makeScratch(place);
  try {
    const options = { dataDir: place.scratch, end: 'log', say: silent, programs: place.programs } as const;
    return (await restoreCluster(repository, manifest, options)).lacking;
  } catch (error) {
    if (isOutage(error)) throw error;
    return [`Nhật ký sau bản sao lưu ${manifest.id} không chạy lại được: ${explain(error)}`];
  }
}

async function makeScratch(place: TrialPlace): Promise<void> {
  const { scratch } = place;
  await removeScratch(place);
  await mkdir(scratch, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}

/** With the server that a killed command left running in it. */
async function removeScratch({ scratch, programs }: TrialPlace): Promise<void> {
  const outside = readClusterPointer(scratch);
  const folder = join(outside ?? scratch, 'postgres');
  const binaries = chooseBinaries(programs, undefined, silent);
  await stopLeftover({ binaries, user: undefined, folder });
  if (outside !== undefined) await rm(outside, { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
}

function removeScratchAtExit(scratch: string): void {
  const outside = readClusterPointer(scratch);
  killLeftover(join(outside ?? scratch, 'postgres'));
  for (const folder of outside === undefined ? [scratch] : [outside, scratch])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
