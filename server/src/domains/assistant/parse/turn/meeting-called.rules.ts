import { isSmall } from '../../shared/small-words.rules.ts';
import type { TurnParts } from './turn-parts.rules.ts';

const meets = /(?:^|\s)(?:họp|hop|meeting)$/iu;
const rhythm = /^(?:cố định|định kỳ|thường kỳ|co dinh|dinh ky)\s*/iu;
const mostWords = 6;

/** "Set lịch họp sale với chị Hà": the words right behind "họp" are what it is called where nothing else says what it is about; empty where none stand there. */
export function meetingCalled({ message, pieces, room }: TurnParts): string {
  const at = pieces.findIndex(
    ({ cue, text }) => (cue === 'meeting' || cue === 'make' || cue === 'give') && meets.test(text),
  );
  if (at < 0) return '';
  const isWord = (index: number): boolean => {
    const { kind, cue } = pieces[index] ?? {};
    return kind === 'word' || (cue === 'room' && room === '' && pieces[index + 1]?.kind === 'word');
  };
  let to = at + 1;
  while (isWord(to) && to - at <= mostWords) to += 1;
  const [first, last] = [pieces[at + 1], pieces[to - 1]];
  const words = first && last && to > at + 1 ? message.slice(first.from, last.to).replace(rhythm, '') : '';
  const called = words.split(' ').filter((word) => word !== '' && !isSmall(word));
  return called.length === 0 ? '' : `họp ${words}`;
}
