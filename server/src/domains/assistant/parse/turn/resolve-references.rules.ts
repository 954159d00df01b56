import { fold, hasMarks } from '@hopgon/engine/text/fold';
import type { SpokenContext } from './spoken-context.rules.ts';

interface Reference {
  readonly said: string;
  /** `rest` is the message without it, `before` what stands before it. */
  readonly means: (context: SpokenContext, rest: string, before: string) => string | null;
}

const namesSomebody = /(?<!\p{L})(?:anh|chị|em|cô|chú|bác|ông|bà|sếp|a|c)\s+\p{Lu}/u;
const clock = /\d{1,2}\s*(?:h|g|:|giờ|gio)/iu;

/** Words that point to a person, a day, an hour or a room the conversation spoke of. */
const references: readonly Reference[] = [
  {
    said: '(?:anh|chị|em|cô|chú|bác|ông|bà|cậu|a|c|e) (?:ấy|ta|đó|nớ|nọ)|ảnh|(?<=(?:cho|với|vs|hỏi|nhắc|mời|gặp|của|báo|gọi|thêm|nhắn|bỏ|kêu|rủ)\\s)chỉ|chỉ(?=\\s(?:bận|rảnh|có|đang|ở|dự|đi|nói|trả)(?!\\p{L}))|cổ|bả|ổng|hắn',
    // Who is named before it in the same message is meant.
    means: ({ person }, _, before) => (namesSomebody.test(before) ? null : person),
  },
  {
    said: '(?<!(?:trước|sau|truoc)\\s)(?:hôm|bữa|bựa|ngày) (?:đó|ấy|đấy|nớ|nọ)',
    means: ({ day }) => day,
  },
  {
    said: '(?<=(?:sáng|trưa|chiều|tối)\\s)(?:hôm )?(?:đó|ấy|đấy|nớ|nọ)',
    means: ({ day }) => day,
  },
  {
    said: 'phòng (?:họp )?(?:đó|ấy|đấy|nớ)',
    means: ({ room }) => room,
  },
  {
    said: '(?:trước|sau) (?:giờ|lúc) (?:đó|ấy|đấy|nớ)',
    means: ({ day }, message) => (clock.test(message) ? day : null),
  },
  {
    said: '(?:giờ|lúc|khi) (?:đó|ấy|đấy|nớ)',
    means: ({ day, clock: hour }) => (day === null ? null : hour === null ? day : `${hour} ${day}`),
  },
];

const patterns = references.map(({ said, means }) => {
  const whole = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');
  // Typed without marks, one syllable points nowhere: "chi" is more often part of a name.
  const plain = fold(said.replace(/\|ảnh\|.*$/u, ''));
  return { marked: whole(said), plain: whole(plain), means };
});

/** "Việc trễ đó", "cuộc họp lúc nãy": what describes the thing spoken of last is no name of another. */
const described =
  /(?<![\p{L}\d])(việc|cái việc|cuộc|buổi|cái)\s+(?:(?:họp|hẹn|gặp|trễ|muộn|chậm|quá hạn|gấp|mới|cũ|sắp tới|vừa rồi|vừa nói|lúc nãy|hồi nãy|ban nãy|ở trên|đang nợ)\s+){1,2}(đó|ấy|đấy|nớ|này|kia|nãy)(?![\p{L}\d])/giu;
const describedPlain =
  /(?<![\p{L}\d])(viec|cuoc|buoi|cai)\s+(?:(?:hop|hen|gap|tre|muon|cham|qua han|gap|moi|cu|sap toi|vua roi|vua noi|luc nay|hoi nay|o tren)\s+){1,2}(do|ay|no|nay|kia)(?![\p{L}\d])/giu;

/** "Anh ấy" is no Nguyễn Thị Thu. */
const isOtherSex = (found: string, person: string | null): boolean =>
  person !== null && /^(?:anh|cậu|chú|ông|ảnh|ổng)(?!\p{L})/iu.test(found) && person.includes(' Thị ');

/** A message with what its words point to written out; as it is where nothing was spoken of. */
export function resolveReferences(message: string, context: SpokenContext): string {
  const written = message.normalize('NFC');
  const isMarked = hasMarks(written);
  const text = written.replace(isMarked ? described : describedPlain, '$1 $2');
  return patterns.reduce(
    (said, { marked, plain, means }) =>
      said.replace(isMarked ? marked : plain, (found, at: number) =>
        isOtherSex(found, context.person)
          ? found
          : (means(context, said.replace(found, ''), said.slice(0, at)) ?? found),
      ),
    text,
  );
}
