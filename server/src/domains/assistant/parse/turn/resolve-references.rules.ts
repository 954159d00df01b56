import { fold, hasMarks } from '@hopgon/engine/text/fold';
import type { SpokenContext } from './spoken-context.rules.ts';

interface Reference {
  readonly said: string;
  readonly means: (context: SpokenContext, message: string) => string | null;
}

const clock = /\d{1,2}\s*(?:h|g|:|giờ|gio)/iu;

/** Words that point to a person, a day or an hour the conversation spoke of. */
const references: readonly Reference[] = [
  {
    said: '(?:anh|chị|em|cô|chú|bác|ông|bà|cậu|a|c|e) (?:ấy|ta|đó)|ảnh|chỉ|cổ|bả|ổng',
    means: ({ person }) => person,
  },
  {
    said: '(?:hôm|bữa|ngày|buổi) (?:đó|ấy|đấy)',
    means: ({ day }) => day,
  },
  {
    said: '(?:trước|sau) (?:giờ|lúc) (?:đó|ấy|đấy)',
    means: ({ day }, message) => (clock.test(message) ? day : null),
  },
  {
    said: '(?:giờ|lúc|khi) (?:đó|ấy|đấy)',
    means: ({ day, clock: hour }) => (day === null ? null : hour === null ? day : `${hour} ${day}`),
  },
];

const patterns = references.map(({ said, means }) => {
  const whole = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');
  // Typed without marks, one syllable points nowhere: "chi" is more often part of a name.
  const plain = fold(said.replace(/\|(?:ảnh|chỉ|cổ|bả|ổng)/gu, ''));
  return { marked: whole(said), plain: whole(plain), means };
});

/** A message with what its words point to written out; as it is where nothing was spoken of. */
export function resolveReferences(message: string, context: SpokenContext): string {
  const text = message.normalize('NFC');
  const isMarked = hasMarks(text);
  return patterns.reduce(
    (said, { marked, plain, means }) =>
      said.replace(isMarked ? marked : plain, (found) => means(context, said.replace(found, '')) ?? found),
    text,
  );
}
