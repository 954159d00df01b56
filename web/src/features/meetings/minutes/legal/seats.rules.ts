import type { Seat } from '@hopgon/contract/minutes/legal/schemas';
import type { MinutesPerson } from '@hopgon/contract/minutes/schemas';
import type { PeopleToSave } from '../../../../data/meetings/minutes.ts';
import { isDay } from '../../../../lib/format/days.ts';
import { formatAmount, readAmount, tidyLine } from './legal.rules.ts';

/** A seat as it is typed. */
export interface SeatDraft extends Omit<Seat, 'weight' | 'certificateOn'> {
  readonly weight: string;
  /** `YYYY-MM-DD`, empty, or what was typed. */
  readonly certificateOn: string;
}

/** By the id of the person. */
type SeatsDraft = Readonly<Record<string, SeatDraft>>;

export const seatsDraftOf = (people: readonly MinutesPerson[]): SeatsDraft =>
  Object.fromEntries(
    people.map(({ id, seat }) => [
      id,
      { ...seat, weight: formatAmount(seat.weight), certificateOn: seat.certificateOn ?? '' },
    ]),
  );

/** What is wrong with somebody's seat; empty when nothing is. */
export function seatProblem({ isMember, weight, certificateOn, isDissenting, dissent }: SeatDraft): string {
  if (!isMember) return '';
  if (weight.trim() !== '' && readAmount(weight) === null)
    return 'Hãy ghi phần vốn bằng số, ví dụ 510.000.000';
  if (certificateOn.trim() !== '' && !isDay(certificateOn)) return 'Hãy ghi ngày cấp, ví dụ 25/11/2026';
  return isDissenting && dissent.trim() === '' ? 'Hãy ghi ý kiến của người không đồng ý' : '';
}

const seatOfDraft = (draft: SeatDraft): Seat => ({
  ...draft,
  weight: readAmount(draft.weight),
  certificate: tidyLine(draft.certificate),
  certificateOn: isDay(draft.certificateOn) ? draft.certificateOn : null,
  representative: tidyLine(draft.representative),
  proxyPaper: tidyLine(draft.proxyPaper),
  dissent: tidyLine(draft.dissent),
});

/** Of whom something else was written than before, and that alone: what others changed meanwhile stays. */
export const seatsToSave = (opened: SeatsDraft, drafts: SeatsDraft): PeopleToSave =>
  Object.entries(drafts).flatMap(([id, draft]) => {
    const before = opened[id];
    const seat = before ? changedFields(seatOfDraft(before), seatOfDraft(draft)) : seatOfDraft(draft);
    return Object.keys(seat).length === 0 ? [] : [{ id, seat }];
  });

function changedFields(before: Seat, after: Seat): Partial<Seat> {
  const known: ReadonlyMap<string, unknown> = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => known.get(field) !== value));
}
