import type { MeetingKind } from '@hopgon/contract/meetings/schemas';
import type { MinutesLineKind, MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import { mostMinutesEvidence } from '@hopgon/contract/minutes/schemas';
import type { Reading, ReadingKind } from '@hopgon/contract/readings/schemas';
import { mergeRepeated } from '@hopgon/engine/drafting/merge-repeated';

export const templateOf = (kind: MeetingKind): MinutesTemplate =>
  kind === 'briefing' || kind === 'project' || kind === 'one-on-one' ? kind : 'company';

export const lineKinds: Readonly<Record<ReadingKind, MinutesLineKind>> = {
  summary: 'text',
  decision: 'decision',
  task: 'task',
  question: 'question',
};

/** Where the transcript speaks of an agenda item. */
export interface SpokenItem {
  readonly title: string;
  /** Turns of `transcriptId`. */
  readonly evidence: readonly number[];
}

export interface Spoken {
  readonly transcriptId: string;
  readonly items: readonly SpokenItem[];
}

type Drafted = Pick<Reading, 'id' | 'kind' | 'text' | 'levels' | 'state' | 'evidence' | 'source'>;

/** Of readings in the same words the one somebody approved, else the first, with the turns of all. */
function onceEach<R extends Drafted>(readings: readonly R[]): R[] {
  const sorted = (['approved', 'proposed'] as const).flatMap((wanted) =>
    readings.filter(({ state }) => state === wanted),
  );
  const merged = new Map(mergeRepeated(sorted, mostMinutesEvidence).map((reading) => [reading.id, reading]));
  return readings.flatMap(({ id }) => merged.get(id) ?? []);
}

/**
 * The readings that belong in minutes: neither rejected nor merged, and of the summary the lines that do not state
 * a decision, question or task which is there itself. The medium summary spends its words on those, so lines of the long one count.
 */
export function readingsForMinutes<R extends Drafted>(
  readings: readonly R[],
  resultOf: ReadonlyMap<string, string | null>,
): R[] {
  const open = onceEach(readings);
  const results = new Set(open.filter(({ kind }) => kind !== 'summary').map(({ id }) => id));
  return open.filter(
    ({ id, kind, levels }) =>
      kind !== 'summary' ||
      (levels.some((level) => level !== 'short') && !results.has(resultOf.get(id) ?? '')),
  );
}

const firstOf = (turns: readonly number[]): number => Math.min(...turns);

/**
 * The agenda item a reading belongs to, by its title: the only one whose turns it shares; else, where the items were
 * spoken of in their order, the last one opened before it. Null where neither is known.
 */
export function itemOf(
  { evidence, source }: Pick<Drafted, 'evidence' | 'source'>,
  spoken: Spoken | null,
): string | null {
  if (spoken === null || evidence.length === 0 || source?.transcriptId !== spoken.transcriptId) return null;
  const said = spoken.items.filter((item) => item.evidence.length > 0);
  const [sharing, ...others] = said.filter((item) => item.evidence.some((turn) => evidence.includes(turn)));
  if (sharing && others.length === 0) return sharing.title;
  const isInOrder = said.every(
    (item, place) => place === 0 || firstOf(said[place - 1]?.evidence ?? []) < firstOf(item.evidence),
  );
  if (!isInOrder) return null;
  return said.findLast((item) => firstOf(item.evidence) <= firstOf(evidence))?.title ?? null;
}

const kindOrder: readonly ReadingKind[] = ['summary', 'decision', 'task', 'question'];

/** In the order of the talk; what rests on no turn comes last. */
const byTalk = (left: Drafted, right: Drafted): number =>
  placeInTalk(left) - placeInTalk(right) || kindOrder.indexOf(left.kind) - kindOrder.indexOf(right.kind);

const placeInTalk = ({ evidence }: Drafted): number =>
  evidence.length === 0 ? Number.MAX_SAFE_INTEGER : firstOf(evidence);

export interface DraftedSection<R> {
  readonly title: string;
  readonly agendaItemId: string | null;
  readonly readings: R[];
}

/** The title of the only section where there is no agenda. */
export const aloneTitle = 'Nội dung cuộc họp';
/** The title of the section for what belongs to no agenda item. */
const besideTitle = 'Nội dung khác';

/** Sections from the agenda, and at the end one for what belongs to none of its items. */
export function draftSections<R extends Drafted>(
  agenda: readonly { readonly id: string; readonly title: string }[],
  readings: readonly R[],
  spoken: Spoken | null,
): DraftedSection<R>[] {
  const sorted = [...readings].sort(byTalk);
  const titles = new Set(agenda.map(({ title }) => title));
  const placeOf = (reading: R): string | null => {
    const title = itemOf(reading, spoken);
    return title !== null && titles.has(title) ? title : null;
  };
  const sections = agenda.map(({ id, title }, place) => ({
    title,
    agendaItemId: id,
    // Of two items with one title the first gets the lines.
    readings:
      agenda.findIndex((item) => item.title === title) === place
        ? sorted.filter((reading) => placeOf(reading) === title)
        : [],
  }));
  const rest = sorted.filter((reading) => placeOf(reading) === null);
  if (rest.length === 0 && sections.length > 0) return sections;
  const title = sections.length > 0 ? besideTitle : aloneTitle;
  return [...sections, { title, agendaItemId: null, readings: rest }];
}
