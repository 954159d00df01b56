import type { Body } from '@hopgon/contract/governance/schemas';
import type { PersonalPart } from '@hopgon/contract/minutes/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { attendingInWords, quorum, thresholdInWords } from './attendance.rules.ts';
import type { LegalDocument, LegalPerson } from './legal-document.rules.ts';
import { capitalInWords } from './legal-words.rules.ts';
import { hundredths, isAttending, otherSigners, percentInWords, wholeOf } from './people.rules.ts';

/** A place to sign, and what stands over it. */
interface PrintedSigner {
  readonly title: string;
  readonly name: string;
  /** Below the title; empty for '(Ký, ghi rõ họ tên)'. */
  readonly note: string;
  /** Who may sign there in the PDF; null for paper alone. */
  readonly part: PersonalPart | null;
}

/** What minutes of a legal kind say beside what all minutes say, in words. */
export interface LegalPrint {
  readonly title: string;
  /** Who the enterprise is. */
  readonly enterprise: readonly (readonly [label: string, words: string])[];
  /** What it met for: a label with its lines. */
  readonly purpose: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly attendance: readonly { readonly title: string; readonly people: readonly string[] }[];
  /** Who was there of whom, and whether that is enough. */
  readonly standing: string;
  /** After the last section: who does not agree, and who refuses to sign. */
  readonly notes: readonly string[];
  readonly signers: readonly PrintedSigner[];
}

const bodyNames: Readonly<Record<Body, string>> = {
  'members-council': 'HỘI ĐỒNG THÀNH VIÊN',
  board: 'HỘI ĐỒNG QUẢN TRỊ',
  shareholders: 'ĐẠI HỘI ĐỒNG CỔ ĐÔNG',
};

function titleOf({ body, legal }: LegalDocument): string {
  if (!legal.isWritten) return `BIÊN BẢN HỌP ${bodyNames[body]}`;
  return body === 'members-council' ? 'BÁO CÁO KẾT QUẢ KIỂM PHIẾU' : 'BIÊN BẢN KIỂM PHIẾU';
}

function shareInWords(document: LegalDocument, person: LegalPerson): string {
  const { body, legal } = document;
  if (body === 'board' || person.weight === null) return '';
  const amount = capitalInWords(person.weight, legal.capitalUnit);
  const percent = percentInWords(hundredths(person.weight), wholeOf(document));
  const share = legal.capitalUnit === 'percent' ? '' : ` (${percent})`;
  return body === 'members-council'
    ? `phần vốn góp ${amount}${share}`
    : `${amount}${share}, bằng số phiếu biểu quyết`;
}

const certificateInWords = ({ certificate, certificateOn }: LegalPerson): string =>
  certificate === ''
    ? ''
    : `giấy chứng nhận phần vốn góp số ${certificate}${certificateOn === null ? '' : ` cấp ngày ${dayInDigits(certificateOn)}`}`;

function wayInWords(person: LegalPerson, isWritten: boolean): string {
  const { representative, proxyPaper, attendance, reason } = person;
  if (representative !== '')
    return `người đại diện: ${representative}${proxyPaper === '' ? '' : ` (${proxyPaper})`}`;
  if (isAttending(person)) {
    if (isWritten) return '';
    return attendance === 'online' ? 'dự trực tuyến' : 'dự trực tiếp';
  }
  return reason === '' ? '' : `lý do: ${reason}`;
}

function personInWords(document: LegalDocument, person: LegalPerson): string {
  const named = [person.name, person.position].filter(Boolean).join(', ');
  const more = [
    shareInWords(document, person),
    certificateInWords(person),
    wayInWords(person, document.legal.isWritten),
  ].filter(Boolean);
  return more.length === 0 ? named : `${named}: ${more.join('; ')}`;
}

const ownerWords: Readonly<Record<Body, string>> = {
  'members-council': 'Thành viên',
  board: 'Thành viên hội đồng quản trị',
  shareholders: 'Cổ đông, đại diện cổ đông',
};

function attendanceOf(document: LegalDocument): LegalPrint['attendance'] {
  const { body, people, legal } = document;
  const members = people.filter(({ isMember }) => isMember);
  const others = people.filter((person) => !person.isMember && isAttending(person));
  const words = legal.isWritten
    ? { there: 'gửi phiếu hợp lệ', away: 'không gửi phiếu hoặc phiếu không hợp lệ' }
    : { there: 'dự họp', away: 'không dự họp' };
  // Who of the shareholders did not come need not be listed.
  const isAwayListed = body !== 'shareholders' || legal.isWritten;
  const groups = [
    { title: `${ownerWords[body]} ${words.there}`, people: members.filter(isAttending) },
    {
      title: `${ownerWords[body]} ${words.away}`,
      people: isAwayListed ? members.filter((person) => !isAttending(person)) : [],
    },
    { title: 'Người dự họp khác', people: legal.isWritten ? [] : others },
  ];
  return groups
    .filter((group) => group.people.length > 0)
    .map((group) => ({
      title: group.title,
      people: group.people.map((person) => personInWords(document, person)),
    }));
}

function standingOf(document: LegalDocument): string {
  const { legal, rules } = document;
  if (legal.isWritten)
    return legal.dueOn === null ? '' : `Phiếu được nhận đến hết ngày ${dayInDigits(legal.dueOn)}.`;
  const problem = quorum.problemOf(document);
  const verdict = problem === null ? 'đủ điều kiện tiến hành' : 'không đủ điều kiện tiến hành';
  const threshold =
    legal.call === 3 ? '' : ` (${thresholdInWords(legal.call === 1 ? rules.quorum : rules.quorumSecond)})`;
  return `${attendingInWords(document)}; cuộc họp lần thứ ${['nhất', 'hai', 'ba'][legal.call - 1]} ${verdict}${threshold}.`;
}

function notesOf(document: LegalDocument): string[] {
  const { legal, people } = document;
  const refusing = (who: string, name: string, reason: string) =>
    reason === '' ? [] : [`${who} ${name} từ chối ký biên bản. Lý do: ${reason.replace(/\.$/, '')}.`];
  const nameOf = (as: 'isChair' | 'isSecretary') => people.find((person) => person[as])?.name ?? '';
  return [
    ...people
      .filter(({ isDissenting }) => isDissenting)
      .map(
        ({ name, dissent }) =>
          `${name} không đồng ý thông qua biên bản. Ý kiến: ${dissent.replace(/\.$/, '')}.`,
      ),
    ...refusing('Chủ tọa', nameOf('isChair'), legal.chairRefusal),
    ...refusing('Người ghi biên bản', nameOf('isSecretary'), legal.secretaryRefusal),
  ];
}

function signersOfPrint(document: LegalDocument): PrintedSigner[] {
  const { legal, people, body } = document;
  const nameOf = (as: 'isChair' | 'isSecretary') => people.find((person) => person[as])?.name ?? '';
  const refusal = '(từ chối ký)';
  const isRefused = legal.chairRefusal !== '' || legal.secretaryRefusal !== '';
  const onPaper = (title: string, name: string, note = ''): PrintedSigner => ({
    title,
    name,
    note,
    part: null,
  });
  return [
    {
      ...{ title: 'THƯ KÝ', name: nameOf('isSecretary') },
      ...(legal.secretaryRefusal === '' ? { note: '', part: 'secretary' } : { note: refusal, part: null }),
    },
    {
      ...{ title: 'CHỦ TỌA', name: nameOf('isChair') },
      ...(legal.chairRefusal === '' ? { note: '', part: 'chair' } : { note: refusal, part: null }),
    },
    ...(legal.isWritten && legal.counterName !== '' ? [onPaper('NGƯỜI KIỂM PHIẾU', legal.counterName)] : []),
    ...(legal.isWritten && legal.supervisorName !== ''
      ? [onPaper('NGƯỜI GIÁM SÁT KIỂM PHIẾU', legal.supervisorName)]
      : []),
    ...(isRefused
      ? otherSigners(document)
          // Who signs as chair or secretary signs once.
          .filter(({ isChair, isSecretary }) => !(isChair || isSecretary))
          .map(({ name, representative }) =>
            onPaper(
              body === 'shareholders' ? 'THÀNH VIÊN HĐQT' : 'THÀNH VIÊN',
              representative === '' ? name : representative,
              representative === '' ? '' : `(đại diện của ${name})`,
            ),
          )
      : []),
    ...people
      .filter(({ isDissenting }) => isDissenting)
      .map(({ name }) => onPaper('KHÔNG ĐỒNG Ý THÔNG QUA', name)),
  ];
}

/** Everything a legal kind adds to the printed document. */
export function legalPrintOf(document: LegalDocument): LegalPrint {
  const { legal, companyName } = document;
  // A whole of one hundred percent says nothing.
  const total =
    legal.total === null || legal.capitalUnit === 'percent'
      ? []
      : ([
          [
            document.body === 'shareholders' ? 'Tổng số phiếu biểu quyết' : 'Vốn điều lệ',
            capitalInWords(legal.total, legal.capitalUnit),
          ],
        ] as const);
  return {
    title: titleOf(document),
    enterprise: [
      ['Tên doanh nghiệp', companyName],
      ['Mã số doanh nghiệp', legal.enterpriseCode],
      ['Địa chỉ trụ sở chính', legal.headOffice],
      ...total,
    ],
    purpose: [
      { label: legal.isWritten ? 'Mục đích lấy ý kiến' : 'Mục đích', lines: legal.purpose.split('\n') },
      ...(legal.agenda === '' ? [] : [{ label: 'Chương trình', lines: legal.agenda.split('\n') }]),
    ],
    attendance: attendanceOf(document),
    standing: standingOf(document),
    notes: notesOf(document),
    signers: signersOfPrint(document),
  };
}
