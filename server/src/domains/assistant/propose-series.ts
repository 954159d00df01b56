import { Failure } from '@hopgon/contract/failure';
import type { Recurrence, SeriesPreview } from '@hopgon/contract/series/schemas';
import { instantOf, localTime } from '@hopgon/engine/time/zoned';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { previewSeries } from '../meetings/series/preview-series.ts';
import { type Planned, planMeeting, writeMeetingCard } from './meeting-card.rules.ts';
import { readBusy } from './read-busy.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import { addMinutes, minutesBetween } from './time/local-time.rules.ts';
import type { Slot } from './time/suggest.rules.ts';

interface Wanted {
  readonly planned: Omit<Planned, 'slot' | 'busy' | 'repeats'>;
  /** The series begins on the first of its days from here on. */
  readonly slot: Slot;
  readonly recurrence: Recurrence;
  readonly command: string;
}

/** A card for a series of meetings, or why there can be none like that. */
export async function proposeSeries(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { planned, slot, recurrence, command }: Wanted,
): Promise<AssistantReply> {
  const { people, zone } = planned;
  const preview = await previewOf(world, scope, {
    startsAt: instantOf(slot.start, zone).toISOString(),
    endsAt: instantOf(slot.end, zone).toISOString(),
    timeZone: zone,
    recurrence,
    userIds: people.map(({ userId }) => userId),
    roomId: null,
  });
  if (preview instanceof Failure) return say(preview.message);
  const start = localTime(new Date(preview.firstAt), zone);
  const first = { start, end: addMinutes(start, minutesBetween(slot.start, slot.end)) };
  const busy = await readBusy(scope, planned, people, [first]);
  return writeMeetingCard(
    command,
    planMeeting({ ...planned, slot: first, busy, repeats: { recurrence, preview } }),
  );
}

/** What the series would hold; a rule that never happens, or never stops, is answered and not refused. */
async function previewOf(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  wanted: Parameters<typeof previewSeries>[2],
): Promise<SeriesPreview | Failure> {
  try {
    return await previewSeries(world, scope, wanted);
  } catch (error) {
    if (error instanceof Failure && ['series_empty', 'series_too_long'].includes(error.code)) return error;
    throw error;
  }
}
