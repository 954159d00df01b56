import { isHourAt, leadsToTime } from '../../../time/grammar/neighbours.ts';
import { anyOf } from '../../any-of.ts';
import type { Place } from '../../place.ts';
import { isFigure } from '../../tokens.ts';

// Text without marks: other meanings of its words for parts of the day beside them, such as "đem" and "đếm" for
// "đêm".

/** Whether "sang", "toi" and the like, found at a place, are a part of the day; some are mostly other words. */
export function isPlainPart(place: Place): boolean {
  if (place.tokens.list.length === 1) return true;
  switch (place.first?.text) {
    case 'sang':
      return followsHour(place) || !isMoved(place);
    case 'toi':
      return isEvening(place);
    case 'dem':
      return leadsToPart(place.before) || isBesideTime(place);
    default:
      return true;
  }
}

/** "tối" stands beside its hour or day; "tôi" speaks and "tới" leads on: "thu 2 toi thu 6", "cho em toi thu 6". */
function isEvening(place: Place): boolean {
  const { from, to, after } = place;
  if (leadsToTime(place) && opensRange(place)) return false;
  if (followsHour(place) || (opensDay(after) && !isAllowed(place))) return true;
  return to - from === 1 && (isFigure(after) || isHourAt(place, to));
}

const isBesideTime = (place: Place): boolean =>
  followsHour(place) || opensDay(place.after) || isFigure(place.after);

const opensDay = anyOf('thu t cn chu ngay hom mung mong ram');

/** Whether "trua mot", "som qua" name a day; they also go on counting, and say that it is too early. */
export function isPlainNear(place: Place): boolean {
  const { first, last, after } = place;
  if (last?.text === 'mot') return followsHour(place) || after?.kind !== 'word' || isAt(after);
  return last?.text !== 'qua' || first?.text !== 'som';
}

const isAt = anyOf('luc vao');

const followsHour = ({ before }: Place): boolean => endsHour(before) || isFigure(before);
const endsHour = anyOf('h gio ruoi phut');

/** "doi hop sang thu 6" is where to; "doi sang sang thu 6" says it twice. */
const isMoved = ({ tokens, from, before }: Place): boolean =>
  !leadsToPart(before) && tokens.list.slice(Math.max(0, from - 5), from).some(moves);
const moves = anyOf('doi chuyen lui hoan keo');
const leadsToPart = anyOf('sang hoi luc vao buoi');

/** "cho em toi thu 6", "xin toi thu 6": until then. */
const isAllowed = ({ tokens, from, before }: Place): boolean =>
  before?.text === 'xin' || (before?.kind === 'word' && tokens.list[from - 2]?.text === 'cho');

/** An hour leads on to an hour, a day to a day; "20h30 toi thu 7" is an evening. */
function opensRange(place: Place): boolean {
  const { tokens, from, to } = place;
  const before = tokens.words.slice(Math.max(0, from - 6), from);
  const said = before.slice(before.findLastIndex((word) => /^[,.;!?]$/.test(word)) + 1);
  if (said.some((word) => /^(h|gio|g|sang|trua|chieu|toi|dem)$|^\d+:/.test(word))) return isHourAt(place, to);
  return said.some((word) => /^(tu|thu|thang|ngay|cn)$/.test(word)) || /^\d/.test(said.at(-1) ?? '');
}
