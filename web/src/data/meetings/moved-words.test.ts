import { answerWords } from '@hopgon/contract/meetings/names';
import { expect, test } from 'vitest';
import { movedInWords } from './moved-words.ts';

test('who is asked again reads the old time, the new one and the earlier answer', () => {
  const meeting = {
    startsAt: '2026-11-25T02:30:00Z',
    endsAt: '2026-11-25T03:00:00Z',
    timeZone: 'Asia/Ho_Chi_Minh',
  };
  const earlier = {
    answer: 'declined' as const,
    startsAt: '2026-11-24T02:30:00Z',
    endsAt: '2026-11-24T03:00:00Z',
  };
  const words = movedInWords(meeting, earlier, { own: 'Asia/Ho_Chi_Minh' });
  expect(words).toMatch(
    /trước là Thứ Ba, 24\/11\/2026, 09:30–10:00, nay là Thứ Tư, 25\/11\/2026, 09:30–10:00\./,
  );
  expect(words).toContain(`“${answerWords.declined.toLowerCase()}”`);
});
