import { Clause } from '../clauses/act-clause.ts';
import type { IntentSlots, SpokenSlot } from '../intent.ts';
import type { Cue } from './act-cue.ts';
import type { MessagePiece } from './read-pieces.ts';
import type { AboutMeeting } from './spoken-act.ts';

/** UTF-16 offsets, `to` exclusive. */
type Span = { readonly from: number; readonly to: number };

/** A message whose kind is known, with the words that were tagged as its slots. */
export class SaidSlots {
  readonly clause: Clause;
  readonly slots: IntentSlots;

  constructor(message: string, pieces: readonly MessagePiece[], slots: IntentSlots) {
    this.clause = new Clause(message, pieces);
    this.slots = slots;
  }

  get message(): string {
    return this.clause.message;
  }

  /** The words of a slot; empty where none are tagged. */
  of(slot: SpokenSlot): string {
    return (this.slots[slot] ?? '').replace(/^[\s,.;:"“”'–-]+|[\s,.;:"“”'–-]+$/gu, '');
  }

  /** The times within a slot's words, as written. */
  timesOf(slot: SpokenSlot): string[] {
    const span = this.#spanOf(slot);
    return span === null ? [] : this.#within(span).times();
  }

  /** Which meeting is meant: the tagged words, else what no other slot holds. */
  get about(): AboutMeeting {
    const span = this.#spanOf('about');
    const clause = behindVerb(span === null ? this.#besides() : this.#within(span));
    const kept = clause.pieces.flatMap(({ cue }) =>
      cue === null || span === null || namesNone.has(cue) ? [] : [cue],
    );
    return {
      isNamed: span !== null,
      words: span === null ? withoutNumbers(clause.content()) : clause.content(0, clause.pieces.length, kept),
      times: clause.times(),
      people: clause.names(),
    };
  }

  /**
   * The same with the days and hours that stand before the name of the meeting or beside it: "sáng mai tôi đi khám, họp nhanh cho tôi
   * vắng". For what changes no time: all times of such a message say which meeting is meant.
   */
  get aboutThen(): AboutMeeting {
    const { about } = this;
    const end = this.#endOfPart(this.#spanOf('about')?.to ?? 0);
    const others = Object.keys(this.slots).flatMap((slot) =>
      isSpoken(slot) && slot !== 'about' ? (this.#spanOf(slot) ?? []) : [],
    );
    const beside = this.clause.pieces.filter(
      ({ kind, from, to, text }) =>
        kind === 'time' &&
        to <= end &&
        !about.times.includes(text) &&
        !others.some((span) => from >= span.from && to <= span.to),
    );
    return { ...about, times: [...about.times, ...beside.map(({ text }) => text)] };
  }

  /** Where the words of a slot stand; empty where none are tagged. */
  spansOf(slot: SpokenSlot): readonly Span[] {
    const span = this.#spanOf(slot);
    return span === null ? [] : [span];
  }

  /** Where the next comma or full stop stands. */
  #endOfPart(from: number): number {
    const mark = this.clause.pieces.find((piece) => piece.kind === 'mark' && piece.from >= from);
    return mark?.from ?? this.message.length;
  }

  /** The same as if nothing were tagged as this slot. */
  without(slot: SpokenSlot): SaidSlots {
    return new SaidSlots(this.message, this.clause.pieces, { ...this.slots, [slot]: '' });
  }

  /** The same message with these slots alone. */
  with(slots: IntentSlots): SaidSlots {
    return new SaidSlots(this.message, this.clause.pieces, slots);
  }

  /** The last name within a slot's words, else these words: "chị Hà nhắc" is Hà. */
  namedIn(slot: SpokenSlot): string {
    const span = this.#spanOf(slot);
    return (span === null ? undefined : this.#within(span).names().at(-1)) ?? this.of(slot);
  }

  /** The same, else the last name of the message. */
  personOf(slot: SpokenSlot): string {
    return (this.#spanOf(slot) === null ? '' : this.namedIn(slot)) || (this.clause.names().at(-1) ?? '');
  }

  /** People or items that stand in one slot with commas or "và" between them. */
  listOf(slot: SpokenSlot): string[] {
    return this.of(slot)
      .split(/\s*[,;+&]\s*|\s+(?:và|với|cùng|lẫn|rồi|va|voi|cung)\s+/iu)
      .map((one) => one.replace(/^(?:cả|thêm|luôn|ca|them)\s+(?=\S)/iu, '').trim())
      .filter((one) => one !== '');
  }

  #spanOf(slot: SpokenSlot): Span | null {
    const words = this.slots[slot] ?? '';
    const from = words === '' ? -1 : this.message.indexOf(words);
    return from < 0 ? null : { from, to: from + words.length };
  }

  #within({ from, to }: Span): Clause {
    const inside = this.clause.pieces.filter((piece) => piece.from >= from && piece.to <= to);
    return new Clause(this.message, inside);
  }

  #besides(): Clause {
    const spans = Object.keys(this.slots).flatMap((slot) =>
      isSpoken(slot) ? (this.#spanOf(slot) ?? []) : [],
    );
    const outside = this.clause.pieces.filter(
      (piece) => !spans.some(({ from, to }) => piece.from >= from && piece.to <= to),
    );
    return new Clause(this.message, outside);
  }
}

/** "Bận nhập hàng không dự họp giá": which one is said behind what is done with it. */
function behindVerb(clause: Clause): Clause {
  const at = clause.lastAt('decline-invite', 'accept-invite');
  return at < 0 || at === clause.pieces.length - 1
    ? clause
    : new Clause(clause.message, clause.pieces.slice(at + 1));
}

/** A number that no slot holds is an amount, and no name. */
const withoutNumbers = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !/^\d+$/u.test(word))
    .join(' ');

/** Cues that name nothing of a meeting even within the words for it. */
const namesNone = new Set<Cue>([
  'meeting',
  'self',
  'ours',
  'polite',
  'then',
  'to',
  'into',
  'item',
  'agenda',
  'ask',
]);
const isSpoken = (slot: string): slot is SpokenSlot => !['when', 'detail', 'asks'].includes(slot);
