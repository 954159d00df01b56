import { Failure } from '@hopgon/contract/failure';
import type { UnsupportedWords } from '@hopgon/contract/minutes/schemas';
import type { SupportLine } from '@hopgon/engine/support/support';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { findTalkDay } from '../../transcripts/analysis/find-talk-day.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { type LineRow, lineStore } from './lines.store.ts';
import { readCitedTurns } from './read-cited-turns.ts';

type CheckedMinutes = Pick<MinutesRow, 'id' | 'company_id'>;

interface Checked {
  /** All lines when not given. */
  readonly lineIds?: readonly string[];
  /** Whether a person has seen what the turns say now. */
  readonly isLookedAt?: boolean;
}

/** As many as a thread checks in a moment, whatever their turns say. */
const linesAtOnce = 100;

/** Reads the turns of lines and keeps what they do not support. */
export async function saveLineSupport(
  world: Pick<World, 'clock' | 'minutesReader'>,
  { db }: Pick<Scope, 'db'>,
  minutes: CheckedMinutes,
  { lineIds, isLookedAt = true }: Checked = {},
): Promise<void> {
  const rows = await lineStore.list(db, minutes.id);
  const wanted = rows.filter(({ id }) => lineIds === undefined || lineIds.includes(id));
  const byTranscript = Map.groupBy(wanted, ({ transcript_id: transcriptId }) => transcriptId);
  for (const [transcriptId, lines] of byTranscript) {
    for (let from = 0; from < lines.length; from += linesAtOnce) {
      const some = lines.slice(from, from + linesAtOnce);
      const found =
        transcriptId === null ? [] : await checkSome(world, db, minutes, { transcriptId, lines: some });
      await lineStore.setSupport(
        db,
        minutes.id,
        some.map(({ id }, place) => ({ id, unsupported: found[place] ?? [] })),
        isLookedAt ? world.clock.now() : null,
      );
    }
  }
}

async function checkSome(
  world: Pick<World, 'minutesReader'>,
  db: Db,
  minutes: CheckedMinutes,
  { transcriptId, lines }: { readonly transcriptId: string; readonly lines: readonly LineRow[] },
): Promise<readonly (readonly UnsupportedWords[])[]> {
  const { turns, evidenceOf } = await readCitedTurns(
    db,
    transcriptId,
    lines.flatMap(({ evidence }) => evidence),
  );
  const asked = lines.map((line) => ({ ...supportLine(line), evidence: evidenceOf(line.evidence) }));
  try {
    const source = { meetingDate: await findTalkDay({ db }, transcriptId), turns };
    return await world.minutesReader.read({ companyId: minutes.company_id }, 'checkLines', source, asked);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'text_unreadable') throw error;
    // What could not be checked has no support until a person vouches for it.
    return lines.map(() => [{ words: '', fault: 'unchecked' }]);
  }
}

const supportLine = (line: LineRow): SupportLine => ({
  text: line.text,
  evidence: line.evidence,
  ...(line.kind === 'task' && {
    assignee: readAs(line.taken?.assigneeName, line.assignee_display ?? line.assignee_name),
    deadline: readAs(line.taken?.deadline, line.deadline),
  }),
});

/** Whom and when a person chose is that person's word, which no turn needs to say. */
const readAs = (read: string | null | undefined, now: string | null): string | null =>
  read === now ? now : null;
