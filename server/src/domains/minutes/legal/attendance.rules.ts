import { quorumOf } from '@hopgon/contract/governance/law';
import { reaches, toShare } from '@hopgon/contract/governance/reaches';
import type { Threshold } from '@hopgon/contract/governance/schemas';
import type { LegalDocument, RequirementPart } from './legal-document.rules.ts';
import { numberInWords } from './measured-votes.rules.ts';
import {
  hundredths,
  isAttending,
  membersOf,
  namesInWords,
  percentInWords,
  sumOf,
  wholeOf,
} from './people.rules.ts';

export const thresholdInWords = ({ percent, inclusive }: Threshold): string =>
  `${inclusive ? 'từ' : 'quá'} ${String(percent).replace('.', ',')}%`;

/** Everybody who belongs to the body is listed as there or not. */
export const listed: RequirementPart = {
  code: 'listed',
  title: 'Thành viên dự họp và không dự họp',
  to: 'attendance',
  problemOf: (document) => {
    const members = membersOf(document);
    if (members.length === 0) return { reason: 'Chưa ghi ai là thành viên.', to: 'seats' };
    const open = members.filter((person) => person.attendance === 'unrecorded' && !isAttending(person));
    if (open.length === 0) return null;
    return document.legal.isWritten
      ? `Chưa ghi ${namesInWords(open)} có gửi phiếu hay không.`
      : `Chưa điểm danh ${namesInWords(open)}.`;
  },
  met: (document) =>
    `${membersOf(document).filter(isAttending).length}/${membersOf(document).length} thành viên ${document.legal.isWritten ? 'gửi phiếu' : 'dự họp'}.`,
};

/** Reasons of those who did not come. */
export const reasons: RequirementPart = {
  code: 'reasons',
  title: 'Lý do không dự họp',
  to: 'attendance',
  problemOf: (document) => {
    const silent = membersOf(document).filter((person) => !isAttending(person) && person.reason === '');
    return silent.length === 0 ? null : `Chưa ghi lý do không dự họp của ${namesInWords(silent)}.`;
  },
  met: 'Đã ghi lý do của từng người không dự.',
};

/** What each owns, and that it adds up. */
export const shares: RequirementPart = {
  code: 'shares',
  title: 'Phần vốn hoặc số phiếu của từng người',
  to: 'seats',
  problemOf: (document) => {
    const members = membersOf(document);
    const open = members.filter(({ weight }) => weight === null);
    if (open.length > 0) return `Chưa ghi phần vốn hoặc số phiếu của ${namesInWords(open)}.`;
    if (document.legal.total === null)
      return { reason: 'Chưa ghi vốn điều lệ hoặc tổng số phiếu biểu quyết.', to: 'legal' };
    const sum = sumOf(document, members);
    const whole = hundredths(document.legal.total);
    if (sum > whole)
      return `Cộng các phần được ${numberInWords(sum)}, nhiều hơn tổng số đã ghi là ${numberInWords(whole)}.`;
    // Not all shareholders have to be listed, all members of a council have.
    return document.body === 'members-council' && sum !== whole
      ? `Cộng các phần được ${numberInWords(sum)}, vốn điều lệ đã ghi là ${numberInWords(whole)}: còn thiếu thành viên.`
      : null;
  },
  met: (document) => `Cộng ${numberInWords(sumOf(document, membersOf(document)))}.`,
};

export const certificates: RequirementPart = {
  code: 'certificates',
  title: 'Giấy chứng nhận phần vốn góp',
  to: 'seats',
  problemOf: (document) => {
    const open = membersOf(document).filter(
      ({ certificate, certificateOn }) => certificate === '' || certificateOn === null,
    );
    return open.length === 0
      ? null
      : `Chưa ghi số và ngày cấp giấy chứng nhận phần vốn góp của ${namesInWords(open)}.`;
  },
  met: 'Đã ghi số và ngày cấp của từng người.',
};

/** Who votes for another has a paper; on a board, the consent of most of it as well. */
export const proxiesOf = ({ needsConsent }: { readonly needsConsent: boolean }): RequirementPart => ({
  code: 'proxies',
  title: 'Ủy quyền',
  to: 'seats',
  problemOf: (document) => {
    const given = membersOf(document).filter(({ representative }) => representative !== '');
    const bare = given.filter(({ proxyPaper }) => proxyPaper === '');
    if (bare.length > 0) return `Chưa ghi giấy ủy quyền của ${namesInWords(bare)}.`;
    const refused = given.filter(({ isProxyAccepted }) => needsConsent && !isProxyAccepted);
    return refused.length === 0
      ? null
      : `Chưa ghi là đa số thành viên chấp thuận việc ủy quyền của ${namesInWords(refused)}.`;
  },
  met: (document) => {
    const given = membersOf(document).filter(({ representative }) => representative !== '');
    return given.length === 0 ? 'Không có ủy quyền.' : `${given.length} ủy quyền có giấy.`;
  },
});

export const wholeInWords = ({ body }: LegalDocument): string => {
  if (body === 'members-council') return 'vốn điều lệ';
  return body === 'board' ? 'số thành viên' : 'tổng số phiếu biểu quyết';
};

/** '70% vốn điều lệ dự họp' */
export function attendingInWords(document: LegalDocument): string {
  const there = sumOf(document, membersOf(document).filter(isAttending));
  return `${percentInWords(there, wholeOf(document))} ${wholeInWords(document)} dự họp`;
}

/** Enough of the body is there for this call. */
export const quorum: RequirementPart = {
  code: 'quorum',
  title: 'Điều kiện tiến hành họp',
  to: 'attendance',
  problemOf: (document) => {
    const there = sumOf(document, membersOf(document).filter(isAttending));
    const whole = wholeOf(document);
    const threshold = quorumOf(document.rules, document.legal.call);
    return whole > 0 && there > 0 && reaches(there, whole, toShare(threshold))
      ? null
      : `Người dự họp chiếm ${percentInWords(there, whole)} ${wholeInWords(document)}, cần ${thresholdInWords(threshold)} khi họp lần ${document.legal.call}.`;
  },
  met: (document) => {
    const threshold = quorumOf(document.rules, document.legal.call);
    const needed =
      threshold.percent === 0 ? 'lần thứ ba không yêu cầu tỷ lệ' : `cần ${thresholdInWords(threshold)}`;
    return `${attendingInWords(document)}, ${needed}.`;
  },
};
