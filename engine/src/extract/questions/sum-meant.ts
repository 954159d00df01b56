import { type Clause, sliceClause } from '../clauses/clause.ts';
import { lowerFirst } from '../language/lower-first.ts';
import { setOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { nameThing } from '../topics/name-thing.ts';

const REACH = 3;
const NUMBERS = setOf(
  'một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi|mốt|tư|lăm|nhăm|rưỡi|chục|trăm|nghìn|ngàn|triệu|tỷ|củ|đồng',
);
const POINTS = setOf('đó|này|ấy|kia');
const FEWEST = 2;

/** "Hai triệu tám đó ai chịu?": a sum that points to what was told to cost as much: "tốn hai triệu tám tiền lưu bãi". */
export function sumMeant(text: string, clause: Clause, context: MeetingContext): string | null {
  const words = text.toLowerCase().split(' ');
  const length = words.findIndex((word) => !isNumber(word));
  if (length < FEWEST || !POINTS.has(words[length] ?? '')) return null;
  const sum = ` ${words.slice(0, length).join(' ')} `;
  for (let turn = clause.turn; turn >= Math.max(0, clause.turn - REACH); turn -= 1)
    for (const earlier of (context.clauses[turn] ?? []).toReversed()) {
      const thing = earlier === clause ? null : thingBeside(sum, earlier);
      if (thing) return `${thing} ${lowerFirst(text)}`;
    }
  return null;
}

const isNumber = (word: string): boolean => NUMBERS.has(word) || /^\d/u.test(word);

/** "… hai triệu tám | tiền lưu bãi", "tiền lưu bãi | hai triệu tám". */
function thingBeside(sum: string, clause: Clause): string | null {
  const at = clause.plain.indexOf(sum);
  if (at < 0) return null;
  const from = clause.offsets.filter((offset) => offset <= at).length;
  const to = clause.offsets.filter((offset) => offset < at + sum.length - 1).length;
  return (
    nameThing(sliceClause(clause, to, clause.words.length), () => false, true) ??
    nameThing(sliceClause(clause, 0, from), () => false, true)
  );
}
