import { INTENTS, type IntentKind, type IntentSlots } from './intent.ts';
import { mendTags, spansOf, type UnitSpan } from './mend-tags.ts';
import { isVerb, type MessageReading, type MessageUnit } from './read-message.ts';
import { partsOfOne } from './slot-parts.ts';
import { OUTSIDE } from './tag-slots.ts';
import { overPart } from './whole-parts.ts';

/** What a message says of what it asks, as written: what labels (`tag-slots.ts`) mark, what patterns say, and its times. */
export function readSlots(reading: MessageReading, kind: IntentKind, tags: readonly string[]): IntentSlots {
  const time = writtenTimes(reading);
  return {
    ...labelledSlots(reading, kind, mendTags(reading.units, kind, tags)),
    ...readDetails(reading, kind),
    ...(time !== '' && { when: time }),
  };
}

/** Parts of one slot that stand apart are joined where they may be one; what is left of the words is said beside it. */
function labelledSlots(
  { message, units }: MessageReading,
  kind: IntentKind,
  tags: readonly string[],
): IntentSlots {
  const slots: Record<string, string> = {};
  for (const slot of INTENTS[kind]) {
    const isPlace = slot === 'place' && kind === 'schedule';
    const spans = spansInFull(kind, slot, units, tags);
    const meantAs = (span: UnitSpan): string | null => (isPlace ? placeAs(span, units) : slot);
    for (const [meant, own] of Map.groupBy(spans, meantAs)) {
      if (meant === null) continue;
      const kept = partsOfOne(meant, own, units, ({ from, to }) => message.slice(from, to));
      const parts = kept.map(({ from, to }) => message.slice(units[from]?.from, units[to - 1]?.to));
      slots[meant] = joinSaid(meant, slots[meant], parts);
    }
  }
  return slots;
}

/** What was read of a slot with further parts of it; further people are asked as well. */
function joinSaid(slot: string, before: string | undefined, parts: readonly string[]): string {
  if (slot === 'people') return [before, ...parts].filter(Boolean).join(', ');
  // What stands apart from the name of something is another matter.
  const kept = slot === 'about' || slot === 'person' ? parts.slice(0, 1) : parts;
  return before ?? kept.join(slot === 'item' ? ', ' : ' ');
}

/** The stretches of a slot, each with all that belongs to it. */
function spansInFull(
  kind: IntentKind,
  slot: string,
  units: readonly MessageUnit[],
  tags: readonly string[],
): readonly UnitSpan[] {
  const tagged = spansOf(slot, tags).map((span) => withoutLead(kind, slot, span, units));
  const spans = completeSpans(kind, slot, tagged, units, tags);
  const joined = wholeSlots.has(slot) ? joinNear(spans, units, tags) : spans;
  const lead = kind === 'task' && slot === 'title' ? leadsOn : noLead;
  if (!namingSlots.has(slot)) return joined;
  const named = joined.map((span) => withRest(span, units, tags, lead));
  return partSlots.has(slot) ? named.map((span) => overPart(span, units, tags)) : named;
}

/** Words before the name of a meeting that are no part of it, without diacritics. */
const leadsToName: ReadonlySet<string> = new Set('cuoc buoi phien hop cai bua voi'.split(' '));

const isOfTask = (kind: IntentKind): boolean =>
  kind.startsWith('task') || kind === 'nudge' || kind === 'glossary';

/** "Buổi gặp anh Tùng" is called "gặp anh Tùng"; "họp coi lại báo giá" is to look at it. */
export function withoutLead(
  kind: IntentKind,
  slot: string,
  { from, to }: UnitSpan,
  units: readonly Pick<MessageUnit, 'folded' | 'classes'>[],
): UnitSpan {
  const isLead = (at: number): boolean => {
    const { folded } = units[at] ?? { folded: '' };
    if (slot === 'goal') return folded === 'hop' && isVerb(units[at + 1]);
    return slot === 'about' && !isOfTask(kind) && leadsToName.has(folded);
  };
  let start = from;
  while (start < to - 1 && isLead(start)) start += 1;
  return { from: start, to };
}

/**
 * No place begins with a verb, "trình ngân sách phòng kinh doanh" is what a meeting is about; who it is with is no place either. One word
 * that neither leads to a place nor is written like a name is none: nothing is made of it.
 */
function placeAs({ from, to }: UnitSpan, units: readonly MessageUnit[]): 'goal' | 'people' | 'place' | null {
  const [before, first] = [units[from - 1], units[from]];
  if (before?.folded === 'voi' || first?.folded === 'voi') return 'people';
  if (isVerb(first) && first?.pattern === '') return 'goal';
  const isLed = [before, first].some((unit) => unit !== undefined && leadsToPlace.has(unit.folded));
  const isNamed = units.slice(from, to).some(({ isCapital, word }) => isCapital || /\d/u.test(word));
  return isLed || isNamed || to - from > 1 ? 'place' : null;
}

/** Words that lead to a place, or begin what one is called, without diacritics. */
const leadsToPlace: ReadonlySet<string> = new Set(
  'o tai phong sanh hoi truong ben qua sang len xuong ve chi xuong kho van toa tang nha quan khach cho vao vo ra'.split(
    ' ',
  ),
);

/** Slots that are one phrase: a few words between two parts of it belong to it. */
const wholeSlots: ReadonlySet<string> = new Set(['title', 'goal', 'about', 'text', 'reason']);
const mostBetween = 3;

function joinNear(
  spans: readonly UnitSpan[],
  units: readonly MessageUnit[],
  tags: readonly string[],
): UnitSpan[] {
  const joined: UnitSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last ? units.slice(last.to, span.from) : [];
    const isNear =
      last !== undefined &&
      between.length <= mostBetween &&
      between.every(({ isTime }, at) => !isTime && tags[last.to + at] === OUTSIDE);
    if (isNear && last) joined[joined.length - 1] = { from: last.from, to: span.to };
    else joined.push(span);
  }
  return joined;
}

/** Slots that name something new: what stands right behind them and belongs to nothing else goes on with the name. */
const namingSlots: ReadonlySet<string> = new Set(['title', 'goal', 'item']);
/** Those of them that a part of a message is about as a whole. */
const partSlots: ReadonlySet<string> = new Set(['title', 'goal']);
const mostRest = 6;
/** Words that lead on within what is to be done, where something follows that is no name and no time: "tạo email cho nhân viên mới". */
const leadsOn: ReadonlySet<string> = new Set(['cho', 'di']);
const noLead: ReadonlySet<string> = new Set();
/** Patterns whose words are as often part of a name. */
const namingPatterns: ReadonlySet<string> = new Set(['weather', 'aim', 'undone']);
/** Words that lead on to something else or end a sentence, without diacritics. */
const endsName: ReadonlySet<string> = new Set(
  'vao vo nua nha nhe nghe nghen ma nen cho thi la va voi de dinh gui lam do di len luon giup dum gium ho a o tai luc roi da se dang cung chac lai em anh chi tui toi minh ban'.split(
    ' ',
  ),
);

/** "Phương án dự phòng mưa bão" of which only "phương án dự phòng" was labelled. */
function withRest(
  span: UnitSpan,
  units: readonly MessageUnit[],
  tags: readonly string[],
  lead: ReadonlySet<string>,
): UnitSpan {
  const isRest = (at: number): boolean => {
    const unit = units[at];
    if (unit !== undefined && lead.has(unit.folded) && tags[at] === OUTSIDE) return isRest(at + 1);
    return (
      unit !== undefined &&
      tags[at] === OUTSIDE &&
      !unit.isTime &&
      (unit.pattern === '' || namingPatterns.has(unit.pattern)) &&
      unit.name === '' &&
      /^[\p{L}\p{M}]+$/u.test(unit.word) &&
      !endsName.has(unit.folded)
    );
  };
  let to = span.to;
  while (isRest(to)) to += 1;
  // A longer stretch says something else.
  return to - span.to > mostRest ? span : { from: span.from, to };
}

/** Kinds that are of a meeting which was held: its time alone names it. */
const ofHeldMeeting: ReadonlySet<IntentKind> = new Set(['summary', 'decisions', 'talk-figures', 'minutes']);

/** What the labels leave open where times are concerned. */
function completeSpans(
  kind: IntentKind,
  slot: string,
  spans: readonly UnitSpan[],
  units: readonly MessageUnit[],
  tags: readonly string[],
): readonly UnitSpan[] {
  switch (slot) {
    case 'about':
      if (!ofHeldMeeting.has(kind)) return spans;
      return spans.length > 0 ? spans.map((span) => withTime(span, units)) : timeSpans(units);
    case 'deadline':
      return spans.length > 0 ? spans.map((span) => upToTime(span, units)) : freeTime(units, tags);
    default:
      return spans;
  }
}

/** Every time a message says, in one; what a further one says as well is said once: "ứng viên thứ hai … chiều thứ hai 15h". */
function writtenTimes({ message, units }: MessageReading): string {
  const times = timeSpans(units).map(({ from }) => message.slice(units[from]?.from, units[from]?.to));
  return times
    .filter((time, at) => !times.slice(at + 1).some((other) => ` ${other} `.includes(` ${time} `)))
    .join(' ');
}

const timeSpans = (units: readonly MessageUnit[]): UnitSpan[] =>
  units.flatMap(({ isTime }, at) => (isTime ? [{ from: at, to: at + 1 }] : []));

/** A time right behind the name of a meeting that was held says when. */
const withTime = ({ from, to }: UnitSpan, units: readonly MessageUnit[]): UnitSpan => ({
  from,
  to: units[to]?.isTime ? to + 1 : to,
});

/** "Mai phải xong": a deadline ends with its time, if it has any. */
function upToTime({ from, to }: UnitSpan, units: readonly MessageUnit[]): UnitSpan {
  const last = units.slice(from, to).findLastIndex(({ isTime }) => isTime);
  return { from, to: last < 0 ? to : from + last + 1 };
}

/** The first time that is part of no other slot, with the words that lead to it. */
function freeTime(units: readonly MessageUnit[], tags: readonly string[]): UnitSpan[] {
  const at = units.findIndex(({ isTime }, index) => isTime && tags[index] === OUTSIDE);
  if (at < 0) return [];
  let from = at;
  while (from > 0 && units[from - 1]?.pattern === 'due' && tags[from - 1] === OUTSIDE) from -= 1;
  return [{ from, to: at + 1 }];
}

type Has = (...patterns: readonly string[]) => boolean;

/** What patterns alone say of a request: how a meeting changes, how long a summary is to be, what is asked of free time. */
function readDetails({ units }: MessageReading, kind: IntentKind): IntentSlots {
  const found = new Set(units.map(({ pattern }) => pattern));
  const has: Has = (...patterns) => patterns.some((pattern) => found.has(pattern));
  switch (kind) {
    case 'summary':
      return detailIn(has);
    case 'free':
      return { asks: askedIn(has) };
    default:
      return {};
  }
}

function detailIn(has: Has): IntentSlots {
  if (has('long')) return { detail: 'long' };
  return has('short') ? { detail: 'short' } : {};
}

/** Of free time a time that is asked for is wanted; else whether they are free at one. */
const askedIn = (has: Has): 'whether' | 'when' => (has('ask-when') && !has('yes-no') ? 'when' : 'whether');
