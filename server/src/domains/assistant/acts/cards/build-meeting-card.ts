import type { SingleChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { instantOf, localTime } from '@hopgon/contract/time/zoned';
import { addMinutes, dateOf, minutesBetween } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { previewSeries } from '../../../meetings/series/preview-series.ts';
import { gapsOf, type Warning, warningsOf } from '../../plan/warnings.rules.ts';
import { meetingCardOf } from '../../render/render-schedule.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { readRoomUse } from '../../resolve/acts/read-room-use.ts';
import { readBrokenRules } from '../../resolve/read-broken-rules.ts';
import { readBusy } from '../../resolve/read-busy.ts';
import type { Slot, Workplace } from '../../shared/workplace.rules.ts';
import { keptParts, type MeetingDraft } from '../meeting-draft.rules.ts';

type MeetingCard = Extract<SingleChange, { kind: 'meeting' }>;

/** The card of a new meeting, with what speaks against its time, its people and its room. */
export async function buildMeetingCard(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  place: Workplace,
  draft: MeetingDraft,
): Promise<MeetingCard> {
  const { people, room } = draft;
  const series =
    draft.recurrence && (await seriesOf(world, scope, place, { ...draft, recurrence: draft.recurrence }));
  const slot = series?.first ?? draft.slot;
  const warnings: Warning[] = [
    ...warningsOf(slot, place.hours, { busy: await readBusy(scope, place, people, [slot]), people }),
    ...(await readBrokenRules(scope, place, people, { slot })),
    ...(series?.warnings ?? []),
    ...gapsOf(draft.title, people),
  ];
  const card = meetingCardOf({
    kind: 'meeting',
    request: {
      people: '',
      goal: draft.goal === '' ? draft.title : draft.goal,
      time: '',
      location: draft.location,
    },
    command: null,
    slot,
    zone: place.zone,
    people,
    warnings,
    room,
    isOnline: draft.isOnline,
    isClosed: draft.isClosed,
    recurrence: draft.recurrence,
  });
  const taken = room === null ? [] : await readRoomUse(world, scope, room.id, slot, place.zone);
  return {
    ...card,
    title: draft.title,
    ...keptParts(draft.parts, people),
    warnings: [...card.warnings, ...taken.map(({ text }) => `${room?.name ?? ''} đã có người dùng ${text}.`)],
  };
}

interface Series {
  readonly first: Slot;
  readonly warnings: readonly Warning[];
}

async function seriesOf(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  { zone }: Workplace,
  { slot, recurrence, people, room }: MeetingDraft & { readonly recurrence: Recurrence },
): Promise<Series | null> {
  try {
    const preview = await previewSeries(world, scope, {
      startsAt: instantOf(slot.start, zone).toISOString(),
      endsAt: instantOf(slot.end, zone).toISOString(),
      timeZone: zone,
      recurrence,
      userIds: people.map(({ userId }) => userId),
      roomId: room?.id ?? null,
    });
    const start = localTime(new Date(preview.firstAt), zone);
    const days = preview.clashesAt.map((at) => dateOf(localTime(new Date(at), zone)));
    return {
      first: { start, end: addMinutes(start, minutesBetween(slot.start, slot.end)) },
      warnings: preview.clashes === 0 ? [] : [{ kind: 'series-clashes', count: preview.clashes, days }],
    };
  } catch (error) {
    if (error instanceof Failure && ['series_empty', 'series_too_long'].includes(error.code)) return null;
    throw error;
  }
}
