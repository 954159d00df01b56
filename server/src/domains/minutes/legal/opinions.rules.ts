import type { LegalDocument, Problem, RequirementPart } from './legal-document.rules.ts';
import { isNamedIn } from './named-people.rules.ts';
import { isAttending, linesOf, membersOf, shortened } from './people.rules.ts';

/** What was spoken of has, beside its decisions, what was said about it. */
export const opinions: RequirementPart = {
  code: 'opinions',
  title: 'Diễn biến và tóm tắt ý kiến',
  to: 'line',
  problemOf: ({ sections }): Problem | null => {
    const spoken = sections.filter(({ lines }) => lines.some(({ motionId }) => motionId === null));
    const bare = sections.find(
      ({ lines }) =>
        lines.some(({ kind }) => kind === 'decision') &&
        !lines.some(({ kind, motionId }) => kind === 'opinion' || (kind === 'text' && motionId === null)),
    );
    if (bare)
      return {
        reason: `Mục “${shortened(bare.title)}” chưa tóm tắt ý kiến. Nếu không ai nêu ý kiến, hãy ghi như vậy.`,
        ...(bare.lines[0] && { lineId: bare.lines[0].id }),
      };
    return spoken.length === 0 ? { reason: 'Chưa ghi nội dung thảo luận.' } : null;
  },
  met: 'Từng vấn đề có tóm tắt ý kiến.',
};

const memberNames = ({ people }: LegalDocument): readonly string[] =>
  people.flatMap(({ name, representative }) => [name, representative]).filter((name) => name !== '');

/** Each member who was there is named with what they said. */
export const eachOpinion: RequirementPart = {
  code: 'each-opinion',
  title: 'Ý kiến của từng thành viên dự họp',
  to: 'line',
  problemOf: (document): Problem | null => {
    const said = linesOf(document)
      .filter(({ motionId }) => motionId === null)
      .map(({ text }) => text);
    const all = memberNames(document);
    const isNamed = (name: string): boolean => name !== '' && said.some((text) => isNamedIn(text, name, all));
    const silent = membersOf(document).filter(
      (person) => isAttending(person) && !isNamed(person.name) && !isNamed(person.representative),
    );
    const [first] = silent;
    return first
      ? {
          reason: `Chưa ghi ý kiến của ${silent.map(({ name }) => name).join(', ')}. Nếu người dự không nêu ý kiến, hãy ghi như vậy.`,
        }
      : null;
  },
  met: 'Mỗi thành viên dự họp có ý kiến hoặc được ghi là không có ý kiến.',
};
