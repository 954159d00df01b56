import type { CardChange } from '@hopgon/contract/chat/changes';

/** The meetings that a card is about. */
export const meetingsOf = (change: CardChange): readonly string[] =>
  (change.kind === 'several' ? change.changes : [change]).flatMap((one) =>
    'meetingId' in one ? [one.meetingId] : [],
  );
