import type { CardChange } from '@hopgon/contract/chat/changes';
import { Failure } from '@hopgon/contract/failure';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import type { ActWorld } from '../resolve/acts/find-meant-meetings.ts';

interface CardTime {
  readonly startsAt: string;
  readonly timeZone: string;
  /** Beside the caller. */
  readonly names: readonly string[];
}

/** Whether the people of an open card are free at its time, as one would ask it: "thế còn thứ Sáu?" goes on from there. */
export async function readCardQuestion(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  change: CardChange,
): Promise<string | null> {
  const time = await readCardTime(world, scope, change);
  if (time === null) return null;
  const start = localTime(new Date(time.startsAt), time.timeZone);
  return `${time.names.join(', ') || 'tôi'} có rảnh lúc ${clockOf(start)} ${dayInDigits(dateOf(start))} không`;
}

async function readCardTime(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  change: CardChange,
): Promise<CardTime | null> {
  const others = (people: readonly { readonly userId: string; readonly displayName: string }[]) =>
    people.filter(({ userId }) => userId !== scope.actor.userId).map(({ displayName }) => displayName);
  if (change.kind === 'meeting') return { ...change, names: others(change.people) };
  if (change.kind !== 'meeting-change' || change.time === null) return null;
  const { startsAt } = change.time;
  try {
    const { participants, timeZone } = await readMeeting(world, scope, change.meetingId);
    return { startsAt, timeZone, names: others([...participants, ...change.add]) };
  } catch (error) {
    // The meeting is gone, or no longer the caller's to see.
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}
