import type { Clause } from '../clauses/clause.ts';
import { opensWith } from '../language/phrase.ts';

const FIRST = opensWith(
  '(?:và |rồi |vậy |thì |tôi |xin |kết luận |chốt )*(?:thứ nhất|một là|một|điểm một|điểm thứ nhất|việc thứ nhất|trước hết)',
);
const NEXT = opensWith(
  '(?:và |rồi |còn )*(?:(?:điểm |việc )?thứ (?:hai|ba|tư|năm|sáu|bảy|tám)|(?:hai|ba|bốn|năm|sáu|bảy|tám|chín) là|điểm (?:hai|ba|bốn|năm)|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|cuối cùng)',
);
const LEAST_POINTS = 2;
/** A list begun in an earlier turn ("Sáu, … Bảy, …"): no hands counted. */
const LEAST_WORDS = 4;

/** "Tôi kết luận. Một, thống nhất … Hai, không … Ba, giao …": the clauses that open a point of a numbered conclusion, or of what was left of it. */
export function listedPoints(clauses: readonly Clause[]): Clause[] {
  const first = clauses.findIndex((clause) => FIRST.test(clause.plain) && isApart(clause, FIRST));
  const head = first < 0 ? [] : clauses.slice(first, first + 1);
  const next = clauses.slice(first + 1).filter((clause) => NEXT.test(clause.plain) && isApart(clause, NEXT));
  const points = [...head, ...next.filter((clause) => first >= 0 || clause.words.length > LEAST_WORDS)];
  return points.length < LEAST_POINTS ? [] : points;
}

/** "Một, …", "Một là …", "Thứ nhất …"; not "Hai người …", "Ba triệu …". */
function isApart(clause: Clause, number: RegExp): boolean {
  const length = number.exec(clause.plain)?.[0].trim().split(' ').length ?? 0;
  return clause.breaks.has(length - 1) || length > 1;
}
