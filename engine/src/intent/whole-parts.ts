import type { UnitSpan } from './mend-tags.ts';
import type { MessageUnit } from './read-message.ts';
import { OUTSIDE } from './tag-slots.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that beg or address at the end of a part, without diacritics. */
const endsPart = wordSet(
  'nhe nha nhe nghe nghen nhen hen hi di luon giup gium dum ho voi a ha nua thoi cho em anh chi toi tui minh ban chau con co chu bac oi roi do lai ngay nhanh duoc khong',
);
/** Words that beg or address before what a part is about. */
const addresses = wordSet(
  'nhe nha nghe giup gium dum ho voi a em anh chi toi tui minh ban chau oi nho la thi',
);
/** Words that lead to something else than what a part is about, or end it. */
const leadsElsewhere = wordSet(
  'o tai luc phong voi cung moi gom han truoc uu tien gap khan online onl off tu den toi',
);
/** Words that lead to what a part is about and are none of it. */
const leadsToMatter = wordSet(
  'ban ve de vu chuyen la rang noi dung trao doi chu viec muc dich tieu ten title',
);
/** Patterns of what is ordered, of how it is to be done, or of whom it is to be done with. */
const ofOrder = wordSet(
  'make make-task make-meeting want-meeting meeting meet task task-word note remind-me for-me call cancel add caller must please due urgent online room with every together at move length change-other assent',
);
const mostBehind = 6;
const mostBefore = 3;

const isMark = ({ folded }: MessageUnit): boolean => /^[^\p{L}\p{N}@]+$/u.test(folded);

/**
 * What a slot holds with the rest of its part, where the part between marks says nothing else: "…, coi lại máy trước khi nghiệm thu" of which
 * only "máy trước khi nghiệm thu" was labelled.
 */
export function overPart(span: UnitSpan, units: readonly MessageUnit[], tags: readonly string[]): UnitSpan {
  // Beside another day that is its own, one within the part says of what it is: "kiểm lại số tồn cuối tháng, hạn 30/11".
  const isDue = tags.some((tag) => tag.startsWith('deadline'));
  const isFree = (at: number): boolean => {
    const unit = units[at];
    if (unit === undefined || tags[at] !== OUTSIDE || unit.name !== '' || isMark(unit)) return false;
    return !unit.isTime || (isDue && unit.word === '@t');
  };
  const to = endOfPart(span.to, units, isFree);
  return { from: startOfPart(span.from, units, isFree), to };
}

function endOfPart(from: number, units: readonly MessageUnit[], isFree: (at: number) => boolean): number {
  let to = from;
  while (isFree(to)) to += 1;
  const next = units[to];
  // What follows without a mark says something else.
  if (next !== undefined && !isMark(next)) return from;
  while (to > from && endsPart.has(units[to - 1]?.folded ?? '')) to -= 1;
  const rest = units.slice(from, to);
  const isMatter = rest.every(({ folded, pattern }) => !leadsElsewhere.has(folded) && !ofOrder.has(pattern));
  return rest.length <= mostBehind && isMatter ? to : from;
}

function startOfPart(to: number, units: readonly MessageUnit[], isFree: (at: number) => boolean): number {
  let from = to;
  while (isFree(from - 1)) from -= 1;
  const before = units[from - 1];
  if (before === undefined || !(isMark(before) || before.isTime)) return to;
  while (from < to && leadsToMatter.has(units[from]?.folded ?? '')) from += 1;
  const lead = units.slice(from, to);
  const isMatter = lead.every(
    ({ folded, pattern }) => !leadsElsewhere.has(folded) && !addresses.has(folded) && !ofOrder.has(pattern),
  );
  return lead.length <= mostBefore && isMatter && !lead.some(({ isTime }) => isTime) ? from : to;
}
