import { Failure } from '@hopgon/contract/failure';
import { localTime } from '@hopgon/contract/time/zoned';
import { weekdayOf } from '@hopgon/engine/time/days';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { readItem } from '../action-items/read-item.ts';
import { findSpokenMeeting } from './acts/find-spoken-meeting.ts';
import type { ListedThing } from './parse/turn/spoken-context.rules.ts';
import type { ActWorld } from './resolve/acts/find-meant-meetings.ts';
import type { DialogueState } from './shared/dialogue-state.rules.ts';

/** The meetings or tasks that an answer listed last, in its order, as far as the caller may still see them. */
export async function readListed(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  { listed }: Pick<DialogueState, 'listed'>,
): Promise<ListedThing[]> {
  if (listed === undefined) return [];
  const things: ListedThing[] = [];
  for (const id of listed.ids) {
    const thing = await (listed.kind === 'task' ? readTask : readPlanned)(world, scope, id);
    if (thing !== null) things.push(thing);
  }
  return things;
}

async function readPlanned(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  id: string,
): Promise<ListedThing | null> {
  const meeting = await findSpokenMeeting(world, scope, id);
  if (meeting === null) return null;
  const { startsAt, timeZone, visibility } = meeting;
  // A closed meeting has no name here, and keeps its place.
  const title = visibility === 'closed' ? '' : meeting.title;
  return { kind: 'meeting', id, title, weekday: weekdayOf(dateOf(localTime(new Date(startsAt), timeZone))) };
}

async function readTask(
  world: Pick<ActWorld, 'clock'>,
  scope: CompanyScope,
  id: string,
): Promise<ListedThing | null> {
  try {
    return { kind: 'task', id, title: (await readItem(world, scope, id)).title, weekday: null };
  } catch (error) {
    // Gone, or no longer the caller's to see.
    if (!(error instanceof Failure)) throw error;
    return null;
  }
}
