import { quorumOf } from '@hopgon/contract/governance/law';
import { thresholdInWords, wholeInWords } from './attendance.rules.ts';
import type {
  LegalDocument,
  LegalLine,
  LegalVote,
  Problem,
  RequirementPart,
} from './legal-document.rules.ts';
import { baseOfVote, hadQuorum, isDecided, ratioOfVote, wholeOfVote } from './measured-votes.rules.ts';
import { linesOf, percentInWords, shortened } from './people.rules.ts';
import { votesOf } from './votes.rules.ts';

/** Why a vote is none of those these minutes account for. */
function strangeVote({ body, legal }: LegalDocument, vote: LegalVote): string {
  if (vote.body !== body) return 'dựa trên một biểu quyết không theo thể thức của cuộc họp này';
  return legal.isWritten
    ? 'được biểu quyết tại cuộc họp, không phải bằng văn bản'
    : 'được lấy ý kiến bằng văn bản: cần biên bản kiểm phiếu riêng';
}

function decisionProblem(document: LegalDocument, line: LegalLine): string | null {
  const vote = document.votes.find(({ id }) => id === line.motionId);
  const said = `Kết luận “${shortened(line.text)}”`;
  if (!vote)
    return line.motionId === null
      ? `${said} chưa gắn với biểu quyết nào.`
      : `${said} dựa trên một biểu quyết đã hủy.`;
  if (!votesOf(document).includes(vote))
    return `${said} ${strangeVote(document, vote)}. Hãy ghi lại biểu quyết, hoặc đổi dòng này thành nội dung.`;
  if (!hadQuorum(document, vote)) {
    const attending = percentInWords(vote.attending.weight, wholeOfVote(document, vote));
    const needed = thresholdInWords(quorumOf(document.rules, document.legal.call));
    return `${said} được biểu quyết khi người dự chỉ chiếm ${attending} ${wholeInWords(document)}, cần ${needed}.`;
  }
  if (isDecided(document, vote)) return null;
  const share = percentInWords(vote.counts.for.weight, baseOfVote(document, vote).weight);
  const ratio = thresholdInWords(ratioOfVote(document, vote));
  return `${said} chỉ được ${share} tán thành, cần ${ratio}${vote.isSpecial ? ' vì là vấn đề quan trọng' : ''}.`;
}

/** Each decision was voted on with a quorum, and has the ratio it needs. */
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
