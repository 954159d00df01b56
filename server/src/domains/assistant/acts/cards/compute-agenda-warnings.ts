import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readAgenda } from '../../../agenda/read-agenda.ts';
import { agendaWarnings } from '../agenda-length.rules.ts';

/** Whether the agenda is longer than its meeting once a card is confirmed. */
export async function computeAgendaWarnings(
  scope: CompanyScope,
  { meetingId, items, whole }: Extract<SingleChange, { kind: 'agenda' }>,
): Promise<string[]> {
  const agenda = await readAgenda(scope, meetingId);
  return whole ? agendaWarnings({ ...agenda, totalMinutes: 0 }, whole) : agendaWarnings(agenda, items);
}
