import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readAgenda } from '../../../agenda/read-agenda.ts';
import type { CardWords } from '../../shared/card-words.rules.ts';
import { agendaWarnings } from '../agenda-length.rules.ts';
import { newItemsOf, onAgenda } from '../fields/whole-agenda.rules.ts';
import type { CardAnswer } from './card-answer.rules.ts';
import { changeItems } from './change-items.rules.ts';
import { swapWords } from './swap-words.rules.ts';

type AgendaCard = Extract<SingleChange, { kind: 'agenda' }>;

/** Items in another order, without one of them, of another length or with other words; those that are there move as well. */
export async function applyWordsToAgenda(
  scope: CompanyScope,
  change: AgendaCard,
  words: CardWords,
): Promise<CardAnswer | null> {
  const { whole } = change;
  const items = whole
    ? null
    : (changedItems(change.items, words, (item) => item) ?? swapped(change.items, words));
  const agenda = await readAgenda(scope, change.meetingId);
  if (items !== null)
    return { kind: 'changed', change: { ...change, items, warnings: agendaWarnings(agenda, items) } };
  const all = whole
    ? onAgenda(whole, agenda)
    : [
        ...agenda.items.map(({ id, title, minutes }) => ({ id, title, minutes })),
        ...change.items.map((item) => ({ id: null, ...item })),
      ];
  // What is there is taken away and renamed on the page of the agenda alone.
  const moved = changedItems(all, words, (item) => ({ ...item, id: null }));
  if (moved === null) return null;
  const warnings = agendaWarnings({ ...agenda, totalMinutes: 0 }, moved);
  const { version } = agenda;
  return {
    kind: 'changed',
    change: { ...change, items: newItemsOf(moved), whole: moved, version, warnings },
  };
}

const changedItems = <Of extends { readonly title: string; readonly minutes: number }>(
  items: readonly Of[],
  { items: words }: CardWords,
  create: (item: { readonly title: string; readonly minutes: number }) => Of,
): Of[] | null => (words.length === 0 ? null : changeItems(items, words, create));

function swapped(items: AgendaCard['items'], { swap }: CardWords): AgendaCard['items'] | null {
  if (swap === null) return null;
  const at = items.findIndex(({ title }) => swapWords(title, swap) !== null);
  const one = items[at];
  const title = one && swapWords(one.title, swap);
  return one === undefined || !title ? null : items.with(at, { ...one, title });
}
