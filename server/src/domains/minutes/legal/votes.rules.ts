import { wholeInWords } from './attendance.rules.ts';
import type { LegalDocument, LegalVote, RequirementPart } from './legal-document.rules.ts';
import { isCarried, numberInWords, wholeOfVote } from './measured-votes.rules.ts';
import { linesOf, shortened } from './people.rules.ts';

/** The votes these minutes account for: of their body, held the way they say. */
export const votesOf = ({ votes, body, legal }: LegalDocument): readonly LegalVote[] =>
  votes.filter((vote) => vote.body === body && (vote.way === 'written') === legal.isWritten);

const isDecision = ({ kind }: { readonly kind: string }): boolean => kind === 'decision';

/** Every vote stands in the minutes with all of its counts. */
export const results: RequirementPart = {
  code: 'results',
  title: 'Kết quả từng biểu quyết',
  to: 'votes',
  problemOf: (document) => {
    const said = new Set(linesOf(document).flatMap(({ motionId }) => motionId ?? []));
    const votes = votesOf(document);
    if (votes.length === 0) {
      if (document.legal.isWritten) return 'Chưa có lần lấy ý kiến bằng văn bản nào được ghi lại.';
      return linesOf(document).some(isDecision)
        ? 'Biên bản có kết luận nhưng cuộc họp chưa có biểu quyết nào được ghi lại.'
        : null;
    }
    const lost = votes.find(({ id }) => !said.has(id));
    if (lost) return `Biểu quyết “${shortened(lost.text)}” chưa có trong biên bản.`;
    const wrong = votes.find((vote) => vote.isPassed && !isCarried(document, vote));
    return wrong
      ? `“${shortened(wrong.text)}” được ghi là thông qua, nhưng tính trên ${wholeInWords(document)} thì chưa đủ. Hãy hủy kết quả ấy rồi ghi lại.`
      : null;
  },
  met: (document) => {
    const { length } = votesOf(document);
    return length === 0
      ? 'Cuộc họp không biểu quyết và không có kết luận.'
      : `${length} biểu quyết có số phiếu hợp lệ, không hợp lệ và từng lựa chọn.`;
  },
};

/** More votes than the body has: the two are written in different units, or somebody is missing in the minutes. */
function excessProblem(document: LegalDocument, votes: readonly LegalVote[]): string | null {
  const excess = votes.find((vote) => vote.entitled.weight > wholeOfVote(document, vote));
  if (!excess) return null;
  const [has, whole] = [excess.entitled.weight, wholeOfVote(document, excess)].map(numberInWords);
  return document.body === 'board'
    ? `“${shortened(excess.text)}” tính ${has} người có quyền biểu quyết, nhiều hơn ${whole} thành viên đã ghi trong biên bản.`
    : `“${shortened(excess.text)}” được tính trên ${has}, nhiều hơn tổng số đã ghi là ${whole}. Hãy ghi vốn hoặc số phiếu theo cùng một đơn vị.`;
}

/** A body weighs votes its own way. */
export const weights: RequirementPart = {
  code: 'weights',
  title: 'Cách tính phiếu',
  to: 'votes',
  problemOf: (document) => {
    const votes = votesOf(document);
    const wanted = document.body === 'board' ? 'head' : 'share';
    const wrong = votes.find(({ weighting }) => weighting !== wanted);
    if (!wrong) return excessProblem(document, votes);
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
  problemOf: (document) => {
    const hidden = votesOf(document).find(({ names }) => names === null);
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
    const bare = votesOf(document).find((vote) => vote.excludedVotes > 0 && vote.exclusions.length === 0);
    return bare
      ? `“${shortened(bare.text)}” có người không được biểu quyết nhưng chưa ghi là ai và vì sao.`
      : null;
  },
  met: (document) => {
    const named = votesOf(document).flatMap((vote) => vote.exclusions);
    return named.length === 0 ? 'Không có ai.' : `${named.join('; ')}. Không tính vào tỷ lệ.`;
  },
};

/** Special matters are decided in a meeting, unless the charter says otherwise. */
export const writtenMatters: RequirementPart = {
  code: 'written-matters',
  title: 'Vấn đề được lấy ý kiến bằng văn bản',
  to: 'votes',
  problemOf: (document) => {
    const special = votesOf(document).find(({ isSpecial, way }) => isSpecial && way === 'written');
    return special && !document.rules.allowsWrittenSpecial
      ? `“${shortened(special.text)}” phải được biểu quyết tại cuộc họp, trừ khi điều lệ cho lấy ý kiến bằng văn bản.`
      : null;
  },
  met: 'Các vấn đề đều được phép lấy ý kiến bằng văn bản.',
};
