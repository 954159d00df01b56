import { sharedCount } from '../clauses/content-words.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { weighAtLeast } from '../sign.ts';
import { PART_SIGNS } from './part-signs.ts';
import { matterOf, type Passage } from './ruling-text.ts';
import { tidyPart } from './tidy-part.ts';
import { type Part, partsOf } from './told-parts.ts';

const REACH = 4;
const LONGEST = 14;
/** What a part needs before it is told for a ruling's sake, and what each turn farther back takes from it. */
const LEAST = 1;
const FARTHER = 0.15;

/** "Vụ thuê thêm bãi Đình Vũ năm nghìn mét" before "không thuê nữa": what was said with a word of it, and more, in the last turns. */
export function leadBefore(text: string, turn: number, context: MeetingContext): Passage | null {
  const own = matterOf(text);
  let most = LEAST;
  let lead: Passage | null = null;
  for (let at = turn - 1; at >= Math.max(0, turn - REACH); at -= 1) {
    for (const part of (context.clauses[at] ?? []).flatMap((clause) => partsOf(clause, context))) {
      if (!leads(part, own)) continue;
      const weight = weighAtLeast(PART_SIGNS, { part, step: 0, matterOwn: 0, context }, most);
      const near = (weight ?? 0) - FARTHER * (turn - at - 1);
      if (near < most) continue;
      most = near;
      lead = { text: tidyPart(part.said, true).clause.raw.join(' '), turn: at };
    }
  }
  return lead;
}

function leads({ of, tidy, matter }: Part, own: ReadonlySet<string>): boolean {
  if (tidy.words.length > LONGEST || (of.asks && of.words.includes('hay'))) return false;
  const shared = sharedCount(matter, own);
  return shared > 0 && matter.size > shared;
}
