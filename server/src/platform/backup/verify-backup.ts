import { measure } from './copy-files.ts';
import { explainLoss, isLost } from './damaged-object.ts';
import type { Manifest } from './manifest.ts';
import type { Repository } from './repository.ts';
import { type Trial, type TrialPlace, tryCopy } from './trial/try-copy.ts';
import { explainGap, readLog } from './wal/read-log.ts';

/** What was compared, and what was found wrong: one line each, in Vietnamese. */
export interface Verification extends Trial {
  readonly objects: number;
  /** Bytes of content that were read. */
  readonly bytes: number;
  readonly segments: number;
  /** Objects whose content is not what the backup wrote. */
  readonly damaged: readonly string[];
}

interface VerifyOptions extends TrialPlace {
  /** Whether a copy is started and its rows are counted. */
  readonly isStarted: boolean;
}

/**
 * Reads every object of a backup and, if wanted, starts a copy in a scratch folder and counts its rows. Throws where a store does
 * not answer: nothing is known of the backup then.
 */
export async function verifyBackup(
  repository: Repository,
  manifest: Manifest,
  { isStarted, ...place }: VerifyOptions,
): Promise<Verification> {
  const read = await readObjects(repository, manifest);
  const log = await readLog(repository, manifest, (_, into) => into(async () => undefined));
  const problems = [
    ...(await findDamagedManifests(repository)),
    ...read.problems,
    ...(log.gap === null ? [] : [explainGap(manifest.id, log.gap)]),
  ];
  const tried: Trial =
    isStarted && problems.length === 0
      ? await tryCopy(repository, manifest, place)
      : { tables: null, hindrance: null, problems: [] };
  return {
    objects: manifest.objects.length,
    bytes: read.bytes,
    segments: log.segments,
    ...tried,
    problems: [...problems, ...tried.problems],
    damaged: read.damaged,
  };
}

async function findDamagedManifests(repository: Repository): Promise<readonly string[]> {
  const problems: string[] = [];
  await repository.readManifests((id, problem) =>
    problems.push(`Bản sao lưu ${id} hỏng, không khôi phục được (${problem})`),
  );
  return problems;
}

async function readObjects(repository: Repository, { objects }: Manifest) {
  const problemByObject = new Map<string, string>();
  let bytes = 0;
  for (const { object, sha256 } of objects) {
    const measured = measure(repository.read(object));
    try {
      for await (const part of measured.parts) bytes += part.length;
      if (measured.result().sha256 !== sha256) problemByObject.set(object, `${object}: mã băm không khớp.`);
    } catch (error) {
      if (!isLost(error)) throw error;
      problemByObject.set(object, explainLoss(object, error));
    }
  }
  return { bytes, problems: [...problemByObject.values()], damaged: [...problemByObject.keys()] };
}
