import type { Reading } from '@hopgon/contract/readings/schemas';
import { itemOf, type Spoken } from '../document/draft.rules.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly agenda_item_id: string | null;
}

/** The section of an agenda item; else the last one that is of no item, or the last. */
export const sectionOfItem = <S extends Section>(
  agendaItemId: string | null,
  sections: readonly S[],
): S | undefined =>
  sections.find((section) => agendaItemId !== null && section.agenda_item_id === agendaItemId) ??
  sections.findLast((section) => section.agenda_item_id === null) ??
  sections.at(-1);

/** The section of the agenda item a reading belongs to; else the last one that is of no item, or the last. */
export function sectionOf<S extends Section>(
  reading: Pick<Reading, 'evidence' | 'source'>,
  spoken: Spoken | null,
  sections: readonly S[],
): S | undefined {
  const title = itemOf(reading, spoken);
  const ofItem = sections.find((section) => section.agenda_item_id !== null && section.title === title);
  return ofItem ?? sections.findLast((section) => section.agenda_item_id === null) ?? sections.at(-1);
}
