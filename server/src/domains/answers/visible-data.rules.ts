import { stripInvisible } from '../../platform/models/strip-invisible.rules.ts';

const longestText = 2_000;
const longestData = 40_000;
/** No answer needs them, and they let strangers write or come in. */
const neverSent: ReadonlySet<string> = new Set(['email', 'joinUrl']);

export interface VisibleData {
  readonly data: unknown;
  readonly stripped: number;
}

/**
 * What tools answered, as a model may read it: without whatever names a closed meeting, without addresses and links to
 * join, without invisible characters, each text and the whole bounded.
 */
export function makeVisible(value: unknown, closedIds: ReadonlySet<string>): VisibleData {
  let stripped = 0;
  let left = longestData;
  const clean = (each: unknown): unknown => {
    if (typeof each === 'string') {
      const visible = stripInvisible(each);
      stripped += visible.stripped;
      const text = visible.text.slice(0, Math.max(0, Math.min(longestText, left))).toWellFormed();
      left -= text.length;
      return text;
    }
    if (Array.isArray(each)) return each.filter((inner) => left > 0 && !names(inner, closedIds)).map(clean);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(
      Object.entries(each)
        .filter(([name, inner]) => !neverSent.has(name) && !names(inner, closedIds))
        .map(([name, inner]) => [name, clean(inner)]),
    );
  };
  return { data: names(value, closedIds) ? null : clean(value), stripped };
}

/** Whether a value names a closed meeting itself, or is of one that it does not name; lists within it are looked through one by one. */
function names(value: unknown, closedIds: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return closedIds.has(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    Reflect.get(value, 'visibility') === 'closed' ||
    Reflect.get(value, 'isOfClosedMeeting') === true ||
    Object.values(value).some((inner) => names(inner, closedIds))
  );
}

/** Every id a value names. */
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) idsIn(inner, found);
  }
  return found;
}
