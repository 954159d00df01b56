import type { CardFields, SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readAgenda } from '../../../agenda/read-agenda.ts';
import { agendaWarnings } from '../agenda-length.rules.ts';
import { newItemsOf, onAgenda, withNewItems } from './whole-agenda.rules.ts';

type AgendaCard = Extract<SingleChange, { kind: 'agenda' }>;

/** Other new items for an agenda; where it is shown whole, the rest of it stays as the card has it. */
export async function applyFieldsToAgenda(
  scope: CompanyScope,
  change: AgendaCard,
  { items = change.items }: CardFields,
): Promise<AgendaCard> {
  const agenda = await readAgenda(scope, change.meetingId);
  const { version } = agenda;
  if (!change.whole) return { ...change, items, version, warnings: agendaWarnings(agenda, items) };
  const whole = withNewItems(onAgenda(change.whole, agenda), items);
  const warnings = agendaWarnings({ ...agenda, totalMinutes: 0 }, whole);
  return { ...change, items: newItemsOf(whole), whole, version, warnings };
}
