import { statutoryRules } from '@hopgon/contract/governance/law';
import type { LegalDocument, LegalPerson, LegalVote } from '../domains/minutes/legal/legal-document.rules.ts';

type Body = LegalDocument['body'];

const legal: LegalDocument['legal'] = {
  ...{ enterpriseCode: '0312345678', headOffice: 'Số 12 đường Hoa Sữa, Hà Nội' },
  ...{ purpose: 'Quyết định mua máy CNC', agenda: '1. Mua máy CNC', capitalUnit: 'percent', total: 100 },
  ...{ call: 1, previousOn: null, invitedOn: null, isWritten: false, sentOn: null, dueOn: null },
  ...{
    counterName: '',
    supervisorName: '',
    isApprovedInMeeting: true,
    chairRefusal: '',
    secretaryRefusal: '',
  },
};

export const legalPersonOf = (name: string, rest: Partial<LegalPerson> = {}): LegalPerson => ({
  ...{ name, position: '', isMember: true, weight: 20, certificate: '01', certificateOn: '2026-01-02' },
  ...{ representative: '', proxyPaper: '', isProxyAccepted: false, isDissenting: false, dissent: '' },
  ...{ isOnBoard: false, attendance: 'in-person', reason: '', isChair: false, isSecretary: false },
  ...rest,
});

/** Five who own a fifth each; the first chairs, the last is away and said why. */
const people = [
  legalPersonOf('Đặng Khánh Quỳnh', { isChair: true }),
  legalPersonOf('Ngô Trường Lễ', { isSecretary: true }),
  legalPersonOf('Vũ Phương Uyên'),
  legalPersonOf('Lý Thanh Mẫn'),
  legalPersonOf('Hồ Đức Thịnh', { attendance: 'absent', reason: 'đi công tác' }),
];

/** `votes` people, each with a fifth of the capital or one head. */
const counted = (body: Body, votes: number) => ({ votes, weight: votes * (body === 'board' ? 100 : 2000) });

/** What was put to the vote, by how many chose what; four attend of five. */
export function legalVoteOf(
  body: Body,
  [inFavour, against, none]: readonly [number, number, number],
  rest: Partial<LegalVote> = {},
): LegalVote {
  const all = people.map(({ name }) => name);
  const [isWritten, attending] = [rest.way === 'written', counted(body, 4)];
  return {
    ...{ id: 'v1', text: 'Mua máy CNC', body, isSpecial: false, way: 'meeting', isSecret: false },
    weighting: body === 'board' ? 'head' : 'share',
    ...{ entitled: counted(body, 5), attending, base: isWritten ? counted(body, 5) : attending },
    cast: counted(body, inFavour + against + none),
    counts: { for: counted(body, inFavour), against: counted(body, against), none: counted(body, none) },
    invalid: counted(body, 0),
    chairChoice: inFavour > 0 ? 'for' : null,
    names: {
      for: all.slice(0, inFavour),
      against: all.slice(inFavour, inFavour + against),
      none: all.slice(inFavour + against, inFavour + against + none),
    },
    ...{ isPassed: true, excludedVotes: 0, exclusions: [] },
    ...rest,
  };
}

/** Minutes that meet everything the law asks, of a meeting in which four of five took part and agreed. */
export function legalDocumentFor(body: Body): LegalDocument {
  return {
    body,
    legal: { ...legal, total: body === 'board' ? null : 100 },
    ...{ companyName: 'Nội thất Gỗ Vân', place: 'Phòng họp tầng 3', hasStart: true, hasEnd: true },
    ...{ heldOn: '2026-11-20', people, rules: statutoryRules[body] },
    sections: [
      {
        title: 'Mua máy CNC',
        lines: [
          { id: 'l1', kind: 'opinion', text: 'Chị Quỳnh, anh Lễ và chị Uyên đề nghị mua.', motionId: null },
          { id: 'l2', kind: 'opinion', text: 'Anh Mẫn không có ý kiến.', motionId: null },
          { id: 'l3', kind: 'decision', text: 'Mua máy CNC', motionId: 'v1' },
        ],
      },
      {
        title: 'Biểu quyết',
        lines: [{ id: 'l4', kind: 'text', text: 'Kết quả biểu quyết', motionId: 'v1' }],
      },
    ],
    votes: [legalVoteOf(body, [4, 0, 0])],
  };
}

/** The same of people who were asked in writing. */
export function writtenDocumentFor(body: Body): LegalDocument {
  const document = legalDocumentFor(body);
  const asked = { isWritten: true, sentOn: '2026-11-01', dueOn: '2026-11-15' };
  return {
    ...document,
    legal: { ...document.legal, ...asked, counterName: 'Ngô Trường Lễ', supervisorName: 'Trần Giám Sát' },
    votes: [legalVoteOf(body, [4, 0, 0], { way: 'written' })],
  };
}
