import { lineLeads } from '@hopgon/contract/minutes/names';
import type { MinutesContent } from '@hopgon/contract/minutes/remarks/schemas';
import { endedText, taskOnPaper, termsOnPaper } from '../minutes-words.ts';

type Section = MinutesContent['sections'][number];
type Line = Section['lines'][number];

export interface ComparedLine {
  readonly key: string;
  readonly change: 'same' | 'added' | 'removed' | 'changed' | 'moved';
  /** Null where it was not there. */
  readonly before: string | null;
  readonly after: string | null;
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
  readonly text: string;
  readonly sectionId: string;
}

const placesOf = ({ sections }: MinutesContent): Map<string, Placed> =>
  new Map(
    sections.flatMap(({ id: sectionId, lines }) =>
      lines.map((line) => [line.id, { text: lineText(line), sectionId }] as const),
    ),
  );

function changeOf(before: Placed | undefined, after: Placed): ComparedLine['change'] {
  if (!before) return 'added';
  if (before.text !== after.text) return 'changed';
  return before.sectionId === after.sectionId ? 'same' : 'moved';
}

/** Two versions line by line, in the order of the later; what it lost stands at the end of its section. */
export function compareContents(earlier: MinutesContent, later: MinutesContent): readonly ComparedSection[] {
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
    return [
      ...kept.map(([key, place]) => ({
        key,
        change: changeOf(before.get(key), place),
        before: before.get(key)?.text ?? null,
        after: place.text,
      })),
      ...lost.map(([key, place]) => ({ key, change: 'removed' as const, before: place.text, after: null })),
    ];
  };
  return order.map((id) => ({ id, title: titles.get(id) ?? '', lines: linesOf(id) }));
}

export const hasDifference = (sections: readonly ComparedSection[]): boolean =>
  sections.some(({ lines }) => lines.some(({ change }) => change !== 'same'));
