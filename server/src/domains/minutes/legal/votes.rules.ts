import { ratioOf } from '@hopgon/contract/governance/law';
import { isEnough } from '@hopgon/contract/governance/outcome';
import { toShare } from '@hopgon/contract/governance/reaches';
import { thresholdInWords } from './attendance.rules.ts';
import type {
  LegalDocument,
  LegalLine,
  LegalVote,
  Problem,
  RequirementPart,
} from './legal-document.rules.ts';
import { isAttending, membersOf, percentInWords } from './people.rules.ts';

const linesOf = ({ sections }: LegalDocument): readonly LegalLine[] => sections.flatMap(({ lines }) => lines);
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

/** Whether it was decided, by the rules of the body and not by what the vote was opened with. */
const isDecided = ({ body, rules }: LegalDocument, vote: LegalVote): boolean =>
  isEnough({
    ...{ body, base: vote.base, counts: vote.counts, chairChoice: vote.chairChoice },
    ratio: toShare(ratioOf(rules, { isSpecial: vote.isSpecial, isWritten: vote.way === 'written' })),
  });

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

const givenName = (name: string): string => name.split(' ').at(-1) ?? name;

/** Each member who was there is named with what they said. */
export const eachOpinion: RequirementPart = {
  code: 'each-opinion',
  title: 'Ý kiến của từng thành viên dự họp',
  to: 'line',
  problemOf: (document): Problem | null => {
    const said = linesOf(document)
      .filter(({ motionId }) => motionId === null)
      .map(({ text }) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
    const isNamed = (name: string): boolean =>
      name !== '' && said.some((text) => text.includes(` ${givenName(name).toLowerCase()} `));
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

/** Every vote stands in the minutes with all of its counts. */
export const results: RequirementPart = {
  code: 'results',
  title: 'Kết quả từng biểu quyết',
  to: 'votes',
  problemOf: (document) => {
    const written = new Set(linesOf(document).flatMap(({ motionId }) => motionId ?? []));
    const { votes, legal } = document;
    if (votes.length === 0) return 'Cuộc họp chưa có biểu quyết nào được ghi lại.';
    const lost = votes.find(({ id }) => !written.has(id));
    if (lost) return `Biểu quyết “${shortened(lost.text)}” chưa có trong biên bản.`;
    const other = votes.find(({ way }) => (way === 'written') !== legal.isWritten);
    if (other)
      return legal.isWritten
        ? `“${shortened(other.text)}” được biểu quyết tại cuộc họp, không phải bằng văn bản.`
        : `“${shortened(other.text)}” được lấy ý kiến bằng văn bản: cần biên bản kiểm phiếu riêng.`;
    return null;
  },
  met: ({ votes }) => `${votes.length} biểu quyết có số phiếu hợp lệ, không hợp lệ và từng lựa chọn.`,
};

/** A body weighs votes its own way. */
export const weights: RequirementPart = {
  code: 'weights',
  title: 'Cách tính phiếu',
  to: 'votes',
  problemOf: ({ body, votes }) => {
    const wanted = body === 'board' ? 'head' : 'share';
    const wrong = votes.find(({ weighting }) => weighting !== wanted);
    if (!wrong) return null;
    return wanted === 'head'
      ? `“${shortened(wrong.text)}” được tính theo phần vốn; mỗi thành viên hội đồng quản trị có một phiếu.`
      : `“${shortened(wrong.text)}” được tính theo đầu người; phải tính theo phần vốn hoặc số cổ phần.`;
  },
  met: ({ body }) =>
    body === 'board' ? 'Mỗi thành viên một phiếu.' : 'Phiếu tính theo phần vốn hoặc số cổ phần.',
};

/** Names for each choice, which no secret ballot gives. */
export const namedResults: RequirementPart = {
  code: 'named-results',
  title: 'Ai tán thành, không tán thành, không có ý kiến',
  to: 'votes',
  problemOf: ({ votes }) => {
    const hidden = votes.find(({ names }) => names === null);
    if (!hidden) return null;
    return hidden.isSecret
      ? `“${shortened(hidden.text)}” được bỏ phiếu kín nên không ghi được ai chọn gì. Hãy biểu quyết công khai.`
      : `“${shortened(hidden.text)}” chưa ghi rõ ai tán thành, không tán thành, không có ý kiến.`;
  },
  met: 'Đã ghi tên theo từng lựa chọn.',
};

/** Who has an interest does not vote, and the minutes say why. */
export const exclusions: RequirementPart = {
  code: 'exclusions',
  title: 'Người không được biểu quyết',
  to: 'votes',
  problemOf: (document) => {
    const bare = document.votes.find((vote) => vote.excludedVotes > 0 && vote.exclusions.length === 0);
    return bare
      ? `“${shortened(bare.text)}” có người không được biểu quyết nhưng chưa ghi là ai và vì sao.`
      : null;
  },
  met: ({ votes }) => {
    const named = votes.flatMap((vote) => vote.exclusions);
    return named.length === 0 ? 'Không có ai.' : `${named.join('; ')}. Không tính vào tỷ lệ.`;
  },
};

/** Special matters are decided in a meeting, unless the charter says otherwise. */
export const writtenMatters: RequirementPart = {
  code: 'written-matters',
  title: 'Vấn đề được lấy ý kiến bằng văn bản',
  to: 'votes',
  problemOf: ({ rules, votes }) => {
    const special = votes.find(({ isSpecial, way }) => isSpecial && way === 'written');
    return special && !rules.allowsWrittenSpecial
      ? `“${shortened(special.text)}” phải được biểu quyết tại cuộc họp, trừ khi điều lệ cho lấy ý kiến bằng văn bản.`
      : null;
  },
  met: 'Các vấn đề đều được phép lấy ý kiến bằng văn bản.',
};

function decisionProblem(document: LegalDocument, line: LegalLine): string | null {
  const vote = document.votes.find(({ id }) => id === line.motionId);
  const said = `Kết luận “${shortened(line.text)}”`;
  if (!vote) return `${said} chưa gắn với biểu quyết nào.`;
  if (isDecided(document, vote)) return null;
  const ratio = ratioOf(document.rules, { isSpecial: vote.isSpecial, isWritten: vote.way === 'written' });
  return `${said} chỉ được ${percentInWords(vote.counts.for.weight, vote.base.weight)} tán thành, cần ${thresholdInWords(ratio)}${vote.isSpecial ? ' vì là vấn đề quan trọng' : ''}.`;
}

/** Each decision was voted on and has the ratio it needs. */
export const decisions: RequirementPart = {
  code: 'decisions',
  title: 'Quyết định được thông qua và tỷ lệ',
  to: 'line',
  problemOf: (document): Problem | null => {
    for (const line of linesOf(document)) {
      if (line.kind !== 'decision') continue;
      const reason = decisionProblem(document, line);
      if (reason) return { reason, lineId: line.id };
    }
    return null;
  },
  met: (document) => {
    const made = linesOf(document).filter(({ kind }) => kind === 'decision');
    return made.length === 0
      ? 'Không có quyết định nào được thông qua.'
      : `${made.length} quyết định đạt tỷ lệ.`;
  },
};
