import type { Agenda } from '@hopgon/contract/preparation/schemas';

/** Says that an agenda takes longer than its meeting once these items are in it. */
export function agendaWarnings(
  { totalMinutes, meetingMinutes }: Pick<Agenda, 'totalMinutes' | 'meetingMinutes'>,
  added: readonly { readonly minutes: number }[],
): string[] {
  const total = totalMinutes + added.reduce((sum, { minutes }) => sum + minutes, 0);
  return total > meetingMinutes
    ? [`Chương trình thành ${total} phút, dài hơn cuộc họp (${meetingMinutes} phút).`]
    : [];
}
