import type { MinutesLineKind, MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import type { ReadingKind } from '@hopgon/contract/readings/schemas';
import { aloneTitle, lineKinds } from './draft.rules.ts';
import type { HeldSection } from './held-lines.rules.ts';

interface TemplateSection {
  readonly title: string;
  readonly kinds: readonly MinutesLineKind[];
}

const results = ['decision', 'task'] as const;

/** How minutes of each kind are divided where there is no agenda; a company meeting has one section. */
const templateSections: Readonly<Record<MinutesTemplate, readonly TemplateSection[]>> = {
  company: [],
  briefing: [
    { title: 'Tình hình thực hiện', kinds: ['text', 'opinion'] },
    { title: 'Khó khăn, vướng mắc', kinds: ['question'] },
    { title: 'Kết luận và phân công', kinds: results },
  ],
  project: [
    { title: 'Tiến độ', kinds: ['text', 'opinion'] },
    { title: 'Vấn đề, rủi ro', kinds: ['question'] },
    { title: 'Quyết định và việc tiếp theo', kinds: results },
  ],
  'members-council': [],
  board: [],
  shareholders: [],
  'one-on-one': [
    { title: 'Nội dung trao đổi', kinds: ['text', 'opinion', 'question'] },
    { title: 'Thống nhất và việc tiếp theo', kinds: results },
  ],
};

/** The one section of minutes without an agenda as its template divides it; parts with nothing in them are left out. */
export function divideByTemplate<R extends { readonly kind: ReadingKind }>(
  sections: readonly HeldSection<R>[],
  template: MinutesTemplate,
): HeldSection<R>[] {
  const wanted = templateSections[template];
  return sections.flatMap((section) => {
    if (section.title !== aloneTitle || wanted.length === 0) return [section];
    const parts = wanted.map(({ title, kinds }) => ({
      ...{ title, agendaItemId: null },
      held: section.held.filter(({ kind }) => kinds.includes(kind)),
      readings: section.readings.filter(({ kind }) => kinds.includes(lineKinds[kind])),
    }));
    const filled = parts.filter(({ held, readings }) => held.length + readings.length > 0);
    return filled.length > 0 ? filled : parts;
  });
}
