import { lineLeads } from '@hopgon/contract/minutes/names';
import type { MinutesContent } from '@hopgon/contract/minutes/remarks/schemas';
import { endedText, taskOnPaper, termsOnPaper } from '../minutes-words.ts';

type Section = MinutesContent['sections'][number];
type Line = Section['lines'][number];

export interface ComparedLine {
  readonly key: string;
  readonly change: 'same' | 'added' | 'removed' | 'changed' | 'moved' | 'reordered';
  /** Null where it was not there. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Something beside the lines that differs. */
export interface ComparedPart {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface Comparison {
  readonly parts: readonly ComparedPart[];
  readonly sections: readonly ComparedSection[];
}

export interface ComparedSection {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly ComparedLine[];
}

const lineText = ({ kind, text, task, terms }: Line): string =>
  [`${lineLeads[kind]}${endedText(text)}`, task ? taskOnPaper(task) : termsOnPaper(terms)]
    .filter(Boolean)
    .join(' ');

interface Placed {
  /** In its section. */
  readonly place: number;
  readonly text: string;
  readonly sectionId: string;
}

const placesOf = ({ sections }: MinutesContent): Map<string, Placed> =>
  new Map(
    sections.flatMap(({ id: sectionId, lines }) =>
      lines.map((line, place) => [line.id, { place, text: lineText(line), sectionId }] as const),
    ),
  );

function changeOf(before: Placed | undefined, after: Placed, isInOrder: boolean): ComparedLine['change'] {
  if (!before) return 'added';
  if (before.text !== after.text) return 'changed';
  if (before.sectionId !== after.sectionId) return 'moved';
  return isInOrder ? 'same' : 'reordered';
}

/** As many of some lines as stand in the same order in both versions; the others were moved between them. */
function linesInOrder(ids: readonly string[], placeOf: (id: string) => number): ReadonlySet<string> {
  const best: { readonly length: number; readonly id: string; readonly from: number }[] = [];
  ids.forEach((id, index) => {
    const earlier = ids
      .slice(0, index)
      .map((each, at) => (placeOf(each) < placeOf(id) ? at : -1))
      .filter((at) => at >= 0);
    const from =
      earlier.toSorted((one, other) => (best[other]?.length ?? 0) - (best[one]?.length ?? 0))[0] ?? -1;
    best.push({ length: (best[from]?.length ?? 0) + 1, id, from });
  });
  const kept = new Set<string>();
  const longest = Math.max(0, ...best.map(({ length }) => length));
  for (let last = best.find(({ length }) => length === longest); last; last = best[last.from]) {
    kept.add(last.id);
  }
  return kept;
}

type Head = Omit<MinutesContent, 'sections'>;
type Moment = (when: string) => string;

const headParts: readonly (readonly [string, (head: Head, moment: Moment) => string])[] = [
  ['Trích yếu', ({ title }) => title],
  ['Bắt đầu', ({ startsAt }, moment) => (startsAt ? moment(startsAt) : '')],
  ['Kết thúc', ({ endsAt }, moment) => (endsAt ? moment(endsAt) : '')],
  ['Địa điểm', ({ place }) => place],
  ['Chủ trì (chủ tọa)', ({ chairName }) => chairName],
  ['Thư ký', ({ secretaryName }) => secretaryName],
  ['Nơi nhận', ({ recipients }) => recipients.join('; ')],
];

/** `moment` writes a time as the document does. */
export function compareContents(earlier: MinutesContent, later: MinutesContent, moment: Moment): Comparison {
  const head = headParts.map(([label, write]) => ({
    label,
    before: write(earlier, moment),
    after: write(later, moment),
  }));
  const titles = ({ sections }: MinutesContent) => sections.map(({ title }) => title).join(' · ');
  const sections = { label: 'Các mục', before: titles(earlier), after: titles(later) };
  return {
    parts: [...head, sections].filter(({ before, after }) => before !== after),
    sections: compareLines(earlier, later),
  };
}

/** Two versions line by line, in the order of the later; what it lost stands at the end of its section. */
function compareLines(earlier: MinutesContent, later: MinutesContent): readonly ComparedSection[] {
  const before = placesOf(earlier);
  const after = placesOf(later);
  const titles = new Map([...earlier.sections, ...later.sections].map(({ id, title }) => [id, title]));
  const order = [
    ...later.sections.map(({ id }) => id),
    ...earlier.sections.map(({ id }) => id).filter((id) => !later.sections.some((each) => each.id === id)),
  ];
  const linesOf = (sectionId: string): ComparedLine[] => {
    const kept = [...after].filter(([, place]) => place.sectionId === sectionId);
    const lost = [...before].filter(([id, place]) => place.sectionId === sectionId && !after.has(id));
    const stayed = kept.flatMap(([id]) => (before.get(id)?.sectionId === sectionId ? [id] : []));
    const inOrder = linesInOrder(stayed, (id) => before.get(id)?.place ?? 0);
    return [
      ...kept.map(([key, place]) => ({
        key,
        change: changeOf(before.get(key), place, inOrder.has(key)),
        before: before.get(key)?.text ?? null,
        after: place.text,
      })),
      ...lost.map(([key, place]) => ({ key, change: 'removed' as const, before: place.text, after: null })),
    ];
  };
  return order.map((id) => ({ id, title: titles.get(id) ?? '', lines: linesOf(id) }));
}

export const hasDifference = ({ parts, sections }: Comparison): boolean =>
  parts.length > 0 || sections.some(({ lines }) => lines.some(({ change }) => change !== 'same'));
