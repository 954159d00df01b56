import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readAgenda } from '../../../agenda/read-agenda.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { agendaWarnings } from '../agenda-length.rules.ts';
import { editRefusal, isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';

const minutesOfItem = 10;

/** Further items for the agenda of a meeting. */
export async function buildAgendaItems(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'agenda'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn muốn thêm vào chương trình của cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const refusal = editRefusal(meeting, 'sửa chương trình');
  if (refusal) return refusal;
  const agenda = await readAgenda(scope, meeting.id);
  const items = act.items.map(({ title, minutes }) => ({ title, minutes: minutes ?? minutesOfItem }));
  const change = {
    kind: 'agenda' as const,
    meetingId: meeting.id,
    title: meeting.title,
    when: slotInWords(slotOfMeeting(meeting)),
    version: agenda.version,
    items,
    warnings: agendaWarnings(agenda, items),
  };
  return { kind: 'change', change, mentions: mentionMeeting(meeting) };
}
