import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readAgenda } from '../../../agenda/read-agenda.ts';
import { agendaWarnings } from '../agenda-length.rules.ts';

type AgendaCard = Extract<SingleChange, { kind: 'agenda' }>;

/** Other items for an agenda. */
export async function applyFieldsToAgenda(
  scope: CompanyScope,
  change: AgendaCard,
  { items = change.items }: CardFields,
): Promise<AgendaCard> {
  const agenda = await readAgenda(scope, change.meetingId);
  const { whole: _, ...card } = change;
  return { ...card, items, version: agenda.version, warnings: agendaWarnings(agenda, items) };
}
