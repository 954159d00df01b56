import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readAgenda } from '../../../agenda/read-agenda.ts';
import type { CardWords } from '../../parse/card/card-words.rules.ts';
import { agendaWarnings } from '../agenda-length.rules.ts';
import type { CardAnswer } from './card-answer.rules.ts';
import { changeItems } from './change-items.rules.ts';
import { swapWords } from './swap-words.rules.ts';

type AgendaCard = Extract<SingleChange, { kind: 'agenda' }>;

/** Items in another order, without one of them, of another length or with other words. */
export async function applyWordsToAgenda(
  scope: CompanyScope,
  change: AgendaCard,
  words: CardWords,
): Promise<CardAnswer | null> {
  const items = changeItems(change.items, words.items) ?? swapped(change.items, words);
  if (items === null) return null;
  const warnings = agendaWarnings(await readAgenda(scope, change.meetingId), items);
  return { kind: 'changed', change: { ...change, items, warnings } };
}

function swapped(items: AgendaCard['items'], { swap }: CardWords): AgendaCard['items'] | null {
  if (swap === null) return null;
  const at = items.findIndex(({ title }) => swapWords(title, swap) !== null);
  const one = items[at];
  const title = one && swapWords(one.title, swap);
  return one === undefined || !title ? null : items.with(at, { ...one, title });
}
