import { localDay } from '@hopgon/contract/time/zoned';
import type { SupportLine } from '@hopgon/engine/support/support';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { type LineRow, lineStore } from './lines.store.ts';

type CheckedMinutes = Pick<MinutesRow, 'id' | 'starts_at' | 'time_zone'>;

/** Reads the turns of these lines and keeps what they do not support; without a list of ids, of all lines. */
export async function saveLineSupport(
  world: Pick<World, 'clock' | 'minutesReader'>,
  tx: CompanyScope,
  minutes: CheckedMinutes,
  lineIds?: readonly string[],
): Promise<void> {
  const rows = await lineStore.list(tx.db, minutes.id);
  const wanted = rows.filter(({ id }) => lineIds === undefined || lineIds.includes(id));
  const byTranscript = Map.groupBy(wanted, ({ transcript_id: transcriptId }) => transcriptId);
  const checkedAt = world.clock.now();
  for (const [transcriptId, lines] of byTranscript) {
    const found =
      transcriptId === null
        ? lines.map(() => [])
        : await world.minutesReader.read(
            tx,
            'checkLines',
            { meetingDate: dayOf(minutes), turns: await lineStore.spokenTurns(tx.db, transcriptId) },
            lines.map(supportLine),
          );
    await lineStore.setSupport(
      tx.db,
      minutes.id,
      lines.map(({ id }, place) => ({ id, unsupported: found[place] ?? [] })),
      checkedAt,
    );
  }
}

const dayOf = ({ starts_at: startsAt, time_zone: timeZone }: CheckedMinutes): string | null =>
  startsAt === null ? null : localDay(startsAt, timeZone);

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
