import { instantOf } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listMeetings } from '../../meetings/list/list-meetings.ts';
import { listLongBusyTimes } from '../../meetings/time/list-long-busy-times.ts';
import type { ParsedAgenda } from '../parse/parsed-message.rules.ts';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import { readWorkplace } from './read-workplace.ts';
import type { ResolvedAgenda } from './resolved.rules.ts';

const mostMeetingsRead = 100;

/** Meetings on the days a question speaks of: of the person it names, else the caller's own. */
export async function resolveAgenda(
  world: Pick<World, 'assistantReader' | 'clock'>,
  scope: CompanyScope,
  asked: ParsedAgenda,
): Promise<ResolvedAgenda> {
  if (asked.person === '') return listAgenda(world, scope, asked, { person: null, isUnknown: false });
  const place = await readWorkplace(world, scope);
  const { person: name, message } = asked;
  const named = await world.assistantReader.read(scope, 'resolveNamedPerson', name, message, place);
  if (named.unclear) return { unclear: named.unclear };
  const [userId] = [...named.meant, ...named.candidates];
  const isOwn = userId === place.callerId;
  const person = isOwn ? null : (place.people.find((one) => one.userId === userId) ?? null);
  return listAgenda(world, scope, asked, { person, isUnknown: !isOwn && person === null });
}

async function listAgenda(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { range }: ParsedAgenda,
  { person, isUnknown }: { readonly person: DirectoryEntry | null; readonly isUnknown: boolean },
): Promise<ResolvedAgenda> {
  const { timeZone } = await scope.entry();
  const from = instantOf(range.start, timeZone).toISOString();
  const to = instantOf(range.end, timeZone).toISOString();
  const { meetings, nextCursor } = await listMeetings(world, scope, {
    from,
    to,
    ...(person ? { personId: person.userId } : { mine: 'true' as const }),
    cancelled: 'false',
    order: 'asc',
    limit: mostMeetingsRead,
  });
  const busy = person ? await listLongBusyTimes(scope, { from, to, personId: person.userId }) : [];
  return { unclear: null, person, isUnknown, meetings, hasMore: nextCursor !== null, busy, timeZone };
}
