import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { type ActWorld, findMeantMeetings } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { noteOf } from '../note.rules.ts';

/** A note to oneself; what is of a meeting begins with its title. */
export async function buildNote(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  { text, about }: ActOf<'note'>,
): Promise<ActOutcome> {
  if (about === null) return { kind: 'change', change: noteOf(context, text), mentions: {} };
  const { words, people } = about;
  const times = about.times.flatMap((said) => context.times[said] ?? []);
  const lastIds = context.state.meetingIds;
  const meant = { words, people, times, lastIds, when: 'any' } as const;
  const [meeting] = await findMeantMeetings(world, scope, context.place, meant);
  // A meeting that is not found is still said in the note.
  const head = meeting?.title ?? words;
  const change = noteOf(context, head === '' ? text : `${head}: ${text}`);
  return { kind: 'change', change, mentions: meeting ? { meetingIds: [meeting.id] } : {} };
}
