import { mkdir, rm } from 'node:fs/promises';
import { OperatorFailure } from '../lifecycle/operator-failure.ts';
import { readClusterPointer } from '../postgres/cluster-home.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { measure } from './copy-files.ts';
import { findWrongCounts } from './count-bounds.rules.ts';
import { countTables } from './count-tables.ts';
import { openSealed } from './format/seal.ts';
import type { Manifest } from './manifest.ts';
import type { Repository } from './repository.ts';
import { restoreCluster, restoreFiles } from './restore/restore-parts.ts';
import { listSegments } from './wal/wal-objects.ts';

/** What was compared, and what was found wrong: one line each, in Vietnamese. */
export interface Verification {
  readonly objects: number;
  /** Bytes of content that were read. */
  readonly bytes: number;
  readonly segments: number;
  /** Tables compared in a copy that was started; null where it was not started. */
  readonly tables: number | null;
  readonly problems: readonly string[];
}

interface VerifyOptions {
  /** A folder with room for a whole copy; it is emptied before and after. */
  readonly scratch: string;
  /** Whether a copy is started and its rows are counted. */
  readonly isStarted: boolean;
}

/** Reads every object of a backup and, if wanted, starts a copy in a scratch folder and counts its rows. */
export async function verifyBackup(
  repository: Repository,
  manifest: Manifest,
  { scratch, isStarted }: VerifyOptions,
): Promise<Verification> {
  const read = await readObjects(repository, manifest);
  const segments = await readSegments(repository, manifest);
  const problems = [...read.problems, ...segments.problems];
  const canStart = isStarted && manifest.postgres.isEmbedded && problems.length === 0;
  const started = canStart ? await startCopy(repository, manifest, scratch) : { tables: null, problems: [] };
  return {
    objects: manifest.objects.length,
    bytes: read.bytes,
    segments: segments.count,
    tables: started.tables,
    problems: [...problems, ...started.problems],
  };
}

const explain = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function readObjects(repository: Repository, { objects }: Manifest) {
  const problems: string[] = [];
  let bytes = 0;
  for (const object of objects) {
    const measured = measure(repository.read(object.object));
    try {
      for await (const part of measured.parts) bytes += part.length;
      if (measured.result().sha256 !== object.sha256) problems.push(`${object.object}: mã băm không khớp.`);
    } catch (error) {
      problems.push(error instanceof OperatorFailure ? error.message : `${object.object}: ${explain(error)}`);
    }
  }
  return { bytes, problems };
}

/** Only the newest segment may still be growing. */
async function readSegments(repository: Repository, { id }: Manifest) {
  const problems: string[] = [];
  const segments = [...(await listSegments(repository, id))];
  for (const [place, [, objects]] of segments.entries())
    for (const object of objects) {
      const mayBeOpen = place === segments.length - 1 || objects.length > 1;
      const content = openSealed(repository.store.read(object), repository.key, object, { mayBeOpen });
      try {
        for await (const part of content) void part;
      } catch (error) {
        problems.push(explain(error));
      }
    }
  return { count: segments.length, problems };
}

/** A copy of the moment when the backup was consistent: its rows were counted around that moment. */
async function startCopy(repository: Repository, manifest: Manifest, scratch: string) {
  await removeScratch(scratch);
  await mkdir(scratch, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  try {
    await restoreFiles(repository, manifest, scratch);
    await restoreCluster(repository, manifest, { dataDir: scratch, end: 'consistent', say: () => undefined });
    const postgres = await openPostgres({ dataDir: scratch });
    try {
      const counted = await countTables(postgres.ownerConfig);
      const wrong = findWrongCounts(manifest.tables, counted);
      return {
        tables: counted.length,
        problems: wrong.map(
          ({ table, rows, atLeast, atMost }) =>
            `Bảng ${table}: có ${rows ?? 'không'} dòng, lúc sao lưu có ${atLeast === atMost ? atMost : `${atLeast}–${atMost}`}.`,
        ),
      };
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    return { tables: null, problems: [`Không khởi động được bản khôi phục thử: ${explain(error)}`] };
  } finally {
    await removeScratch(scratch);
  }
}

async function removeScratch(scratch: string): Promise<void> {
  const outside = readClusterPointer(scratch);
  if (outside !== undefined) await rm(outside, { recursive: true, force: true });
  await rm(scratch, { recursive: true, force: true });
}
