import { describe, expect, test } from 'vitest';
import {
  legalDocumentFor,
  legalPersonOf,
  legalVoteOf,
  writtenDocumentFor,
} from '../../../testing/legal-documents.ts';
import { checkLegal } from './check-legal.rules.ts';
import type { LegalDocument, LegalPerson, LegalVote } from './legal-document.rules.ts';

type Change = (document: LegalDocument) => LegalDocument;
type Case = readonly [
  says: string,
  change: Change,
  code: string,
  verdict: 'đạt' | 'chưa đạt',
  article: string,
  reason: string,
];

const facts =
  (part: Partial<LegalDocument['legal']>): Change =>
  (document) => ({ ...document, legal: { ...document.legal, ...part } });
const person =
  (place: number, part: Partial<LegalPerson>): Change =>
  (document) => ({
    ...document,
    people: document.people.map((each, at) => (at === place ? { ...each, ...part } : each)),
  });
const vote =
  (choices: readonly [number, number, number], part: Partial<LegalVote> = {}): Change =>
  (document) => ({
    ...document,
    votes: [
      legalVoteOf(document.body, choices, {
        ...(document.legal.isWritten && { way: 'written' as const }),
        ...part,
      }),
    ],
  });
/** One more vote, which the minutes do not name. */
const another =
  (part: Partial<LegalVote>): Change =>
  (document) => ({
    ...document,
    votes: [...document.votes, legalVoteOf(document.body, [4, 0, 0], { id: 'v2', ...part })],
  });
/** Three who were asked and hold this together; all of them agree. */
const askedOf = (weight: number): Change => {
  const asked = { votes: 3, weight };
  const counts = { for: asked, against: { votes: 0, weight: 0 }, none: { votes: 0, weight: 0 } };
  return vote([3, 0, 0], { entitled: asked, attending: asked, base: asked, cast: asked, counts });
};
const all =
  (...changes: readonly Change[]): Change =>
  (document) =>
    changes.reduce((changed, change) => change(changed), document);
const away = (...places: readonly number[]): Change =>
  all(...places.map((place) => person(place, { attendance: 'absent', reason: 'ốm' })));
const lines =
  (change: (line: LegalDocument['sections'][number]['lines'][number]) => boolean): Change =>
  (document) => ({
    ...document,
    sections: document.sections.map((section) => ({ ...section, lines: section.lines.filter(change) })),
  });
const rules =
  (part: Partial<LegalDocument['rules']>): Change =>
  (document) => ({ ...document, rules: { ...document.rules, ...part } });
const same: Change = (document) => document;
const from = (percent: number) => ({ percent, inclusive: true });

/** What one requirement says of changed minutes. */
function expectCase(document: LegalDocument, [, change, code, verdict, article, reason]: Case): void {
  const checks = checkLegal(change(document));
  const check = checks.find((each) => each.code === code);
  expect(check?.article).toBe(article);
  expect(`${check?.isMet ? 'đạt' : 'chưa đạt'}: ${check?.reason}`).toBe(`${verdict}: ${reason}`);
  // A change for one requirement leaves the others met, but for those it has to break.
  expect(checks.length).toBeGreaterThan(9);
}

test.each([
  ['members-council', legalDocumentFor('members-council')],
  ['board', legalDocumentFor('board')],
  ['shareholders', legalDocumentFor('shareholders')],
  ['members-council in writing', writtenDocumentFor('members-council')],
  ['board in writing', writtenDocumentFor('board')],
  ['shareholders in writing', writtenDocumentFor('shareholders')],
])('complete minutes meet everything: %s', (_, document) => {
  expect(checkLegal(document).filter(({ isMet }) => !isMet)).toEqual([]);
});

const quorumCases: readonly (readonly [LegalDocument['body'], Case])[] = [
  [
    'members-council',
    [
      '60% the first time',
      away(3),
      'quorum',
      'chưa đạt',
      'Điều 58',
      'Người dự họp chiếm 60% vốn điều lệ, cần từ 65% khi họp lần 1.',
    ],
  ],
  [
    'members-council',
    [
      'exactly 65%',
      all(person(0, { weight: 25 }), person(4, { weight: 15 }), away(3)),
      'quorum',
      'đạt',
      'Điều 58',
      '65% vốn điều lệ dự họp, cần từ 65%.',
    ],
  ],
  [
    'members-council',
    [
      '60% the second time',
      all(away(3), facts({ call: 2, previousOn: '2026-11-05', invitedOn: '2026-11-10' })),
      'quorum',
      'đạt',
      'Điều 58',
      '60% vốn điều lệ dự họp, cần từ 50%.',
    ],
  ],
  [
    'members-council',
    [
      '40% the second time',
      all(away(2, 3), facts({ call: 2 })),
      'quorum',
      'chưa đạt',
      'Điều 58',
      'Người dự họp chiếm 40% vốn điều lệ, cần từ 50% khi họp lần 2.',
    ],
  ],
  [
    'members-council',
    [
      '20% the third time',
      all(away(1, 2, 3), facts({ call: 3 })),
      'quorum',
      'đạt',
      'Điều 58',
      '20% vốn điều lệ dự họp, lần thứ ba không yêu cầu tỷ lệ.',
    ],
  ],
  [
    'members-council',
    [
      'nobody the third time',
      all(away(0, 1, 2, 3), facts({ call: 3 })),
      'quorum',
      'chưa đạt',
      'Điều 58',
      'Người dự họp chiếm 0% vốn điều lệ, cần từ 0% khi họp lần 3.',
    ],
  ],
  [
    'members-council',
    [
      'a charter that asks for 90%',
      rules({ quorum: from(90) }),
      'quorum',
      'chưa đạt',
      'Điều 58',
      'Người dự họp chiếm 80% vốn điều lệ, cần từ 90% khi họp lần 1.',
    ],
  ],
  [
    'members-council',
    [
      'a notice on the fifteenth day',
      facts({ call: 2, previousOn: '2026-11-05', invitedOn: '2026-11-20' }),
      'call',
      'đạt',
      'Điều 58 khoản 2',
      'Họp lần 2, thông báo mời họp gửi đúng hạn.',
    ],
  ],
  [
    'members-council',
    [
      'a notice on the sixteenth day',
      facts({ call: 2, previousOn: '2026-11-05', invitedOn: '2026-11-21' }),
      'call',
      'chưa đạt',
      'Điều 58 khoản 2',
      'Thông báo mời họp gửi ngày 21/11/2026, sau hạn 15 ngày kể từ ngày dự định họp lần trước (20/11/2026).',
    ],
  ],
  [
    'members-council',
    [
      'a third call after eleven days',
      facts({ call: 3, previousOn: '2026-11-05', invitedOn: '2026-11-16' }),
      'call',
      'chưa đạt',
      'Điều 58 khoản 2',
      'Thông báo mời họp gửi ngày 16/11/2026, sau hạn 10 ngày kể từ ngày dự định họp lần trước (15/11/2026).',
    ],
  ],
  [
    'members-council',
    [
      'a second call without days',
      facts({ call: 2 }),
      'call',
      'chưa đạt',
      'Điều 58 khoản 2',
      'Họp lần 2: chưa ghi ngày dự định họp lần trước và ngày gửi thông báo mời họp.',
    ],
  ],
  [
    'board',
    [
      'three of five the first time',
      away(3),
      'quorum',
      'chưa đạt',
      'Điều 157 khoản 8',
      'Người dự họp chiếm 60% số thành viên, cần từ 75% khi họp lần 1.',
    ],
  ],
  [
    'board',
    ['four of five', same, 'quorum', 'đạt', 'Điều 157 khoản 8', '80% số thành viên dự họp, cần từ 75%.'],
  ],
  [
    'board',
    [
      'three of five the second time',
      all(away(3), facts({ call: 2 })),
      'quorum',
      'đạt',
      'Điều 157 khoản 8',
      '60% số thành viên dự họp, cần quá 50%.',
    ],
  ],
  [
    'board',
    [
      'a third call',
      facts({ call: 3, previousOn: '2026-11-05', invitedOn: '2026-11-06' }),
      'call',
      'chưa đạt',
      'Điều 157 khoản 8',
      'Luật không có lần triệu tập thứ ba cho cuộc họp này.',
    ],
  ],
  [
    'board',
    [
      'a notice after eight days',
      facts({ call: 2, previousOn: '2026-11-05', invitedOn: '2026-11-13' }),
      'call',
      'chưa đạt',
      'Điều 157 khoản 8',
      'Thông báo mời họp gửi ngày 13/11/2026, sau hạn 7 ngày kể từ ngày dự định họp lần trước (12/11/2026).',
    ],
  ],
  [
    'shareholders',
    [
      'exactly half',
      all(person(0, { weight: 30 }), person(1, { weight: 20 }), away(2, 3)),
      'quorum',
      'chưa đạt',
      'Điều 145',
      'Người dự họp chiếm 50% tổng số phiếu biểu quyết, cần quá 50% khi họp lần 1.',
    ],
  ],
  [
    'shareholders',
    [
      '40% the second time',
      all(away(2, 3), facts({ call: 2 })),
      'quorum',
      'đạt',
      'Điều 145',
      '40% tổng số phiếu biểu quyết dự họp, cần từ 33%.',
    ],
  ],
  [
    'shareholders',
    [
      '20% the second time',
      all(away(1, 2, 3), facts({ call: 2 })),
      'quorum',
      'chưa đạt',
      'Điều 145',
      'Người dự họp chiếm 20% tổng số phiếu biểu quyết, cần từ 33% khi họp lần 2.',
    ],
  ],
  [
    'shareholders',
    [
      'a third call after 21 days',
      facts({ call: 3, previousOn: '2026-11-01', invitedOn: '2026-11-22' }),
      'call',
      'chưa đạt',
      'Điều 145',
      'Thông báo mời họp gửi ngày 22/11/2026, sau hạn 20 ngày kể từ ngày dự định họp lần trước (21/11/2026).',
    ],
  ],
];

const ratioCases: readonly (readonly [LegalDocument['body'], Case])[] = [
  [
    'members-council',
    [
      'two of four for',
      vote([2, 2, 0]),
      'decisions',
      'chưa đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      'Kết luận “Mua máy CNC” chỉ được 50% tán thành, cần từ 65%.',
    ],
  ],
  [
    'members-council',
    [
      'three of four for',
      vote([3, 1, 0]),
      'decisions',
      'đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'members-council',
    [
      'exactly 75% of a special matter',
      vote([3, 1, 0], { isSpecial: true }),
      'decisions',
      'đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'members-council',
    [
      '70% of a special matter',
      vote([3, 1, 0], {
        isSpecial: true,
        counts: {
          for: { votes: 3, weight: 5600 },
          against: { votes: 1, weight: 2400 },
          none: { votes: 0, weight: 0 },
        },
      }),
      'decisions',
      'chưa đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      'Kết luận “Mua máy CNC” chỉ được 70% tán thành, cần từ 75% vì là vấn đề quan trọng.',
    ],
  ],
  [
    'members-council',
    [
      'a charter that asks for 51%',
      all(
        rules({ ratio: from(51) }),
        vote([3, 1, 0], {
          counts: {
            for: { votes: 2, weight: 4080 },
            against: { votes: 2, weight: 3920 },
            none: { votes: 0, weight: 0 },
          },
        }),
      ),
      'decisions',
      'đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'members-council',
    [
      'counted by heads',
      vote([4, 0, 0], { weighting: 'head' }),
      'weights',
      'chưa đạt',
      'Điều 59 khoản 3',
      '“Mua máy CNC” được tính theo đầu người; phải tính theo phần vốn hoặc số cổ phần.',
    ],
  ],
  [
    'board',
    [
      'three of four for',
      vote([3, 1, 0]),
      'decisions',
      'đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'board',
    [
      'a tie with the chair in favour',
      vote([2, 2, 0]),
      'decisions',
      'đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'board',
    [
      'a tie with the chair against',
      vote([2, 2, 0], { chairChoice: 'against' }),
      'decisions',
      'chưa đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      'Kết luận “Mua máy CNC” chỉ được 50% tán thành, cần quá 50%.',
    ],
  ],
  [
    'board',
    [
      'half for, the rest without an opinion',
      vote([2, 1, 1]),
      'decisions',
      'chưa đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      'Kết luận “Mua máy CNC” chỉ được 50% tán thành, cần quá 50%.',
    ],
  ],
  [
    'board',
    [
      'a tie where the charter asks for two thirds',
      all(rules({ ratio: from(66.67) }), vote([2, 2, 0])),
      'decisions',
      'chưa đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      'Kết luận “Mua máy CNC” chỉ được 50% tán thành, cần từ 66,67%.',
    ],
  ],
  [
    'board',
    [
      'counted by shares',
      vote([4, 0, 0], { weighting: 'share' }),
      'weights',
      'chưa đạt',
      'Điều 153 khoản 3',
      '“Mua máy CNC” được tính theo phần vốn; mỗi thành viên hội đồng quản trị có một phiếu.',
    ],
  ],
  [
    'shareholders',
    [
      'two of three who voted',
      vote([2, 1, 0], { base: { votes: 3, weight: 6000 } }),
      'decisions',
      'đạt',
      'Điều 150 khoản 1 điểm h, Điều 148',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'shareholders',
    [
      'exactly half',
      vote([2, 2, 0]),
      'decisions',
      'chưa đạt',
      'Điều 150 khoản 1 điểm h, Điều 148',
      'Kết luận “Mua máy CNC” chỉ được 50% tán thành, cần quá 50%.',
    ],
  ],
  [
    'shareholders',
    [
      '60% of a special matter',
      vote([3, 2, 0], { isSpecial: true, base: { votes: 5, weight: 10_000 } }),
      'decisions',
      'chưa đạt',
      'Điều 150 khoản 1 điểm h, Điều 148',
      'Kết luận “Mua máy CNC” chỉ được 60% tán thành, cần từ 65% vì là vấn đề quan trọng.',
    ],
  ],
  [
    'members-council',
    [
      'a vote when two of five attended',
      vote([2, 0, 0], { attending: { votes: 2, weight: 4000 }, base: { votes: 2, weight: 4000 } }),
      'decisions',
      'chưa đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      'Kết luận “Mua máy CNC” được biểu quyết khi người dự chỉ chiếm 40% vốn điều lệ, cần từ 65%.',
    ],
  ],
  [
    'board',
    [
      'a vote when three of five attended',
      vote([3, 0, 0], { attending: { votes: 3, weight: 300 }, base: { votes: 3, weight: 300 } }),
      'decisions',
      'chưa đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      'Kết luận “Mua máy CNC” được biểu quyết khi người dự chỉ chiếm 60% số thành viên, cần từ 75%.',
    ],
  ],
  [
    'board',
    [
      'the same vote at the second call',
      all(
        facts({ call: 2 }),
        vote([3, 0, 0], { attending: { votes: 3, weight: 300 }, base: { votes: 3, weight: 300 } }),
      ),
      'decisions',
      'đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'shareholders',
    [
      'a vote among those listed, who hold two fifths of all',
      all(facts({ total: 200 }), vote([4, 0, 0])),
      'decisions',
      'chưa đạt',
      'Điều 150 khoản 1 điểm h, Điều 148',
      'Kết luận “Mua máy CNC” được biểu quyết khi người dự chỉ chiếm 40% tổng số phiếu biểu quyết, cần quá 50%.',
    ],
  ],
  [
    'members-council',
    [
      'weighed in percent where the minutes count in đồng',
      all(
        facts({ total: 5000, capitalUnit: 'dong' }),
        ...[0, 1, 2, 3, 4].map((place) => person(place, { weight: 1000 })),
      ),
      'decisions',
      'đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'shareholders',
    [
      'weighed in shares where the minutes count in percent',
      vote([4, 0, 0], { entitled: { votes: 5, weight: 500_000 } }),
      'weights',
      'chưa đạt',
      'Điều 148',
      '“Mua máy CNC” được tính trên 5.000, nhiều hơn tổng số đã ghi là 100. Hãy ghi vốn hoặc số phiếu theo cùng một đơn vị.',
    ],
  ],
  [
    'board',
    [
      'more voters than members',
      vote([4, 0, 0], { entitled: { votes: 6, weight: 600 } }),
      'weights',
      'chưa đạt',
      'Điều 153 khoản 3',
      '“Mua máy CNC” tính 6 người có quyền biểu quyết, nhiều hơn 5 thành viên đã ghi trong biên bản.',
    ],
  ],
  [
    'members-council',
    [
      'a show of hands beside the votes of the council',
      another({ body: null, weighting: 'head' }),
      'weights',
      'đạt',
      'Điều 59 khoản 3',
      'Phiếu tính theo phần vốn hoặc số cổ phần.',
    ],
  ],
  [
    'members-council',
    [
      'a decision by a show of hands',
      vote([4, 0, 0], { body: null, weighting: 'head' }),
      'decisions',
      'chưa đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      'Kết luận “Mua máy CNC” dựa trên một biểu quyết không theo thể thức của cuộc họp này. Hãy ghi lại biểu quyết, hoặc đổi dòng này thành nội dung.',
    ],
  ],
  [
    'members-council',
    [
      'a decision whose vote was cancelled',
      (document) => ({ ...document, votes: [] }),
      'decisions',
      'chưa đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      'Kết luận “Mua máy CNC” dựa trên một biểu quyết đã hủy.',
    ],
  ],
];

const seatCases: readonly (readonly [LegalDocument['body'], Case])[] = [
  [
    'members-council',
    [
      'a member without a share',
      person(2, { weight: null }),
      'shares',
      'chưa đạt',
      'Điều 60 khoản 2 điểm b',
      'Chưa ghi phần vốn hoặc số phiếu của Vũ Phương Uyên.',
    ],
  ],
  [
    'members-council',
    [
      'shares that do not add up',
      person(2, { weight: 10 }),
      'shares',
      'chưa đạt',
      'Điều 60 khoản 2 điểm b',
      'Cộng các phần được 90, vốn điều lệ đã ghi là 100: còn thiếu thành viên.',
    ],
  ],
  [
    'members-council',
    [
      'shares of more than all',
      person(2, { weight: 30 }),
      'shares',
      'chưa đạt',
      'Điều 60 khoản 2 điểm b',
      'Cộng các phần được 110, nhiều hơn tổng số đã ghi là 100.',
    ],
  ],
  [
    'members-council',
    [
      'a certificate without its day',
      person(2, { certificateOn: null }),
      'certificates',
      'chưa đạt',
      'Điều 60 khoản 2 điểm b',
      'Chưa ghi số và ngày cấp giấy chứng nhận phần vốn góp của Vũ Phương Uyên.',
    ],
  ],
  [
    'members-council',
    [
      'a proxy without a paper',
      person(4, { representative: 'Lý Thanh Mẫn' }),
      'proxies',
      'chưa đạt',
      'Điều 59 khoản 4 điểm b',
      'Chưa ghi giấy ủy quyền của Hồ Đức Thịnh.',
    ],
  ],
  [
    'members-council',
    [
      'a proxy that brings the quorum',
      all(away(3), person(4, { representative: 'Lý Thanh Mẫn', proxyPaper: 'Giấy ủy quyền 02' })),
      'quorum',
      'đạt',
      'Điều 58',
      '80% vốn điều lệ dự họp, cần từ 65%.',
    ],
  ],
  [
    'board',
    [
      'a proxy most did not agree to',
      person(4, { representative: 'Lý Thanh Mẫn', proxyPaper: 'Giấy 02' }),
      'proxies',
      'chưa đạt',
      'Điều 157 khoản 11',
      'Chưa ghi là đa số thành viên chấp thuận việc ủy quyền của Hồ Đức Thịnh.',
    ],
  ],
  [
    'board',
    [
      'a proxy most agreed to',
      person(4, { representative: 'Lý Thanh Mẫn', proxyPaper: 'Giấy 02', isProxyAccepted: true }),
      'proxies',
      'đạt',
      'Điều 157 khoản 11',
      '1 ủy quyền có giấy.',
    ],
  ],
  [
    'board',
    [
      'absent without a reason',
      person(4, { reason: '' }),
      'reasons',
      'chưa đạt',
      'Điều 158 khoản 1 điểm d',
      'Chưa ghi lý do không dự họp của Hồ Đức Thịnh.',
    ],
  ],
  [
    'shareholders',
    [
      'a shareholder nobody recorded',
      person(2, { attendance: 'unrecorded' }),
      'listed',
      'chưa đạt',
      'Điều 150 khoản 1 điểm e',
      'Chưa điểm danh Vũ Phương Uyên.',
    ],
  ],
  [
    'shareholders',
    [
      'shareholders who are not all listed',
      person(4, { isMember: false }),
      'shares',
      'đạt',
      'Điều 150 khoản 1 điểm e',
      'Cộng 80.',
    ],
  ],
];

const interested = { excludedVotes: 1, base: { votes: 3, weight: 6000 } };
const contentCases: readonly (readonly [LegalDocument['body'], Case])[] = [
  [
    'members-council',
    [
      'an interested member who is named',
      vote([2, 1, 0], { ...interested, exclusions: ['Lý Thanh Mẫn: bên bán máy'] }),
      'exclusions',
      'đạt',
      'Điều 67 khoản 2',
      'Lý Thanh Mẫn: bên bán máy. Không tính vào tỷ lệ.',
    ],
  ],
  [
    'members-council',
    [
      '66,67% of those who may vote',
      vote([2, 1, 0], { ...interested, exclusions: ['Lý Thanh Mẫn: bên bán máy'] }),
      'decisions',
      'đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'shareholders',
    [
      'an interested one nobody named',
      vote([2, 1, 0], interested),
      'exclusions',
      'chưa đạt',
      'Điều 167 khoản 4',
      '“Mua máy CNC” có người không được biểu quyết nhưng chưa ghi là ai và vì sao.',
    ],
  ],
  [
    'members-council',
    [
      'a section without opinions',
      lines(({ kind }) => kind !== 'opinion'),
      'opinions',
      'chưa đạt',
      'Điều 60 khoản 2 điểm c',
      'Mục “Mua máy CNC” chưa tóm tắt ý kiến. Nếu không ai nêu ý kiến, hãy ghi như vậy.',
    ],
  ],
  [
    'board',
    [
      'a member whose opinion is missing',
      lines(({ id }) => id !== 'l2'),
      'each-opinion',
      'chưa đạt',
      'Điều 158 khoản 1 điểm e',
      'Chưa ghi ý kiến của Lý Thanh Mẫn. Nếu người dự không nêu ý kiến, hãy ghi như vậy.',
    ],
  ],
  [
    'board',
    [
      'a secret vote',
      vote([4, 0, 0], { isSecret: true, names: null }),
      'named-results',
      'chưa đạt',
      'Điều 158 khoản 1 điểm g',
      '“Mua máy CNC” được bỏ phiếu kín nên không ghi được ai chọn gì. Hãy biểu quyết công khai.',
    ],
  ],
  [
    'members-council',
    [
      'a decision nobody voted on',
      (document) => ({
        ...document,
        sections: document.sections.map((section) => ({
          ...section,
          lines: section.lines.map((line) => (line.id === 'l3' ? { ...line, motionId: null } : line)),
        })),
      }),
      'decisions',
      'chưa đạt',
      'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3',
      'Kết luận “Mua máy CNC” chưa gắn với biểu quyết nào.',
    ],
  ],
  [
    'members-council',
    [
      'a vote the minutes leave out',
      lines(({ motionId }) => motionId === null),
      'results',
      'chưa đạt',
      'Điều 60 khoản 2 điểm d',
      'Biểu quyết “Mua máy CNC” chưa có trong biên bản.',
    ],
  ],
  [
    'members-council',
    [
      'not adopted before the end',
      facts({ isApprovedInMeeting: false }),
      'read-back',
      'chưa đạt',
      'Điều 60 khoản 2',
      'Biên bản phải được đọc và thông qua ngay trước khi kết thúc cuộc họp; chưa ghi là đã làm.',
    ],
  ],
  [
    'shareholders',
    [
      'an enterprise without its number',
      facts({ enterpriseCode: '' }),
      'enterprise',
      'chưa đạt',
      'Điều 150 khoản 1 điểm a',
      'Chưa ghi mã số doanh nghiệp.',
    ],
  ],
  [
    'board',
    [
      'a number of nine digits',
      facts({ enterpriseCode: '031234567' }),
      'enterprise',
      'chưa đạt',
      'Điều 158 khoản 1 điểm a',
      'Mã số doanh nghiệp có 10 chữ số, của đơn vị phụ thuộc thêm 3 chữ số.',
    ],
  ],
  [
    'members-council',
    [
      'a written vote beside those of the meeting',
      another({ way: 'written' }),
      'results',
      'đạt',
      'Điều 60 khoản 2 điểm d',
      '1 biểu quyết có số phiếu hợp lệ, không hợp lệ và từng lựa chọn.',
    ],
  ],
  [
    'members-council',
    [
      'neither votes nor decisions',
      all(
        (document) => ({ ...document, votes: [] }),
        lines(({ motionId }) => motionId === null),
      ),
      'results',
      'đạt',
      'Điều 60 khoản 2 điểm d',
      'Cuộc họp không biểu quyết và không có kết luận.',
    ],
  ],
  [
    'members-council',
    [
      'decisions without a vote',
      (document) => ({ ...document, votes: [] }),
      'results',
      'chưa đạt',
      'Điều 60 khoản 2 điểm d',
      'Biên bản có kết luận nhưng cuộc họp chưa có biểu quyết nào được ghi lại.',
    ],
  ],
];

const refused = facts({ chairRefusal: 'không đồng ý với mục 1' });
const signingCases: readonly (readonly [LegalDocument['body'], Case])[] = [
  [
    'members-council',
    [
      'a chair who refuses: all others sign',
      refused,
      'signatures',
      'đạt',
      'Điều 60 khoản 2 điểm g, khoản 3',
      'Biên bản ghi rõ chủ tọa từ chối ký; có hiệu lực khi Ngô Trường Lễ, Vũ Phương Uyên và Lý Thanh Mẫn đều ký.',
    ],
  ],
  [
    'members-council',
    [
      'both refuse',
      all(refused, facts({ secretaryRefusal: 'như chủ tọa' })),
      'signatures',
      'đạt',
      'Điều 60 khoản 2 điểm g, khoản 3',
      'Biên bản ghi rõ chủ tọa và người ghi biên bản từ chối ký; có hiệu lực khi Vũ Phương Uyên và Lý Thanh Mẫn đều ký.',
    ],
  ],
  [
    'members-council',
    [
      'a chair who refuses, and nobody else agreed',
      all(refused, away(2, 3), person(1, { isDissenting: true, dissent: 'phản đối' })),
      'signatures',
      'chưa đạt',
      'Điều 60 khoản 2 điểm g, khoản 3',
      'Có người từ chối ký, nhưng không có thành viên nào khác dự họp và đồng ý để ký.',
    ],
  ],
  [
    'board',
    [
      'a secretary who refuses',
      facts({ secretaryRefusal: 'bận' }),
      'signatures',
      'đạt',
      'Điều 158 khoản 1 điểm i, khoản 2',
      'Biên bản ghi rõ người ghi biên bản từ chối ký; có hiệu lực khi Đặng Khánh Quỳnh, Vũ Phương Uyên và Lý Thanh Mẫn đều ký.',
    ],
  ],
  [
    'shareholders',
    [
      'a chair who refuses, without others of the board',
      refused,
      'signatures',
      'chưa đạt',
      'Điều 150 khoản 1 điểm i',
      'Có người từ chối ký, nhưng chưa ghi thành viên hội đồng quản trị nào khác dự họp và đồng ý để ký thay.',
    ],
  ],
  [
    'shareholders',
    [
      'a chair who refuses, with one of the board',
      all(refused, person(2, { isOnBoard: true })),
      'signatures',
      'đạt',
      'Điều 150 khoản 1 điểm i',
      'Biên bản ghi rõ chủ tọa từ chối ký; có hiệu lực khi Vũ Phương Uyên đều ký.',
    ],
  ],
  [
    'members-council',
    [
      'dissent without its words',
      person(3, { isDissenting: true }),
      'dissent',
      'chưa đạt',
      'Điều 60 khoản 2 điểm e',
      'Chưa ghi nội dung ý kiến của Lý Thanh Mẫn, người không đồng ý thông qua biên bản.',
    ],
  ],
  [
    'members-council',
    [
      'dissent with its words',
      person(3, { isDissenting: true, dissent: 'giá máy quá cao' }),
      'dissent',
      'đạt',
      'Điều 60 khoản 2 điểm e',
      'Lý Thanh Mẫn ký và ghi ý kiến ở cuối biên bản.',
    ],
  ],
  [
    'members-council',
    [
      'one person as chair and secretary',
      person(0, { isSecretary: true }),
      'signatures',
      'chưa đạt',
      'Điều 60 khoản 2 điểm g, khoản 3',
      'Chủ tọa và người ghi biên bản phải là hai người.',
    ],
  ],
];

const writtenCases: readonly (readonly [LegalDocument['body'], Case])[] = [
  [
    'members-council',
    [
      'three of all five',
      vote([3, 0, 0]),
      'decisions',
      'chưa đạt',
      'Điều 61 khoản 4 điểm đ, Điều 59 khoản 5',
      'Kết luận “Mua máy CNC” chỉ được 60% tán thành, cần từ 65%.',
    ],
  ],
  [
    'members-council',
    [
      'a matter for a meeting',
      vote([4, 0, 0], { isSpecial: true }),
      'written-matters',
      'chưa đạt',
      'Điều 59 khoản 2',
      '“Mua máy CNC” phải được biểu quyết tại cuộc họp, trừ khi điều lệ cho lấy ý kiến bằng văn bản.',
    ],
  ],
  [
    'members-council',
    [
      'the same where the charter lets it',
      all(vote([4, 0, 0], { isSpecial: true }), rules({ allowsWrittenSpecial: true })),
      'written-matters',
      'đạt',
      'Điều 59 khoản 2',
      'Các vấn đề đều được phép lấy ý kiến bằng văn bản.',
    ],
  ],
  [
    'members-council',
    [
      'nobody who counted',
      facts({ counterName: '' }),
      'counters',
      'chưa đạt',
      'Điều 61 khoản 4 điểm e',
      'Chưa ghi người kiểm phiếu.',
    ],
  ],
  [
    'members-council',
    [
      'a vote held in a meeting',
      vote([4, 0, 0], { way: 'meeting' }),
      'decisions',
      'chưa đạt',
      'Điều 61 khoản 4 điểm đ, Điều 59 khoản 5',
      'Kết luận “Mua máy CNC” được biểu quyết tại cuộc họp, không phải bằng văn bản. Hãy ghi lại biểu quyết, hoặc đổi dòng này thành nội dung.',
    ],
  ],
  [
    'board',
    [
      'three of all five',
      vote([3, 0, 0]),
      'decisions',
      'đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'shareholders',
    [
      'ballots sent nine days before',
      facts({ sentOn: '2026-11-06' }),
      'ballots',
      'chưa đạt',
      'Điều 149 khoản 2',
      'Phiếu phải được gửi chậm nhất 10 ngày trước hạn gửi lại, tức là đến hết ngày 05/11/2026.',
    ],
  ],
  [
    'shareholders',
    [
      'ballots sent ten days before',
      facts({ sentOn: '2026-11-05' }),
      'ballots',
      'đạt',
      'Điều 149 khoản 2',
      'Gửi ngày 05/11/2026, hạn gửi lại 15/11/2026.',
    ],
  ],
  [
    'shareholders',
    [
      'nobody who watched',
      facts({ supervisorName: '' }),
      'counters',
      'chưa đạt',
      'Điều 149 khoản 5 điểm e',
      'Chưa ghi người giám sát kiểm phiếu.',
    ],
  ],
  [
    'shareholders',
    [
      'half of all votes',
      vote([2, 0, 0], { base: { votes: 4, weight: 8000 } }),
      'decisions',
      'chưa đạt',
      'Điều 149 khoản 5 điểm đ, Điều 148 khoản 4',
      'Kết luận “Mua máy CNC” chỉ được 50% tán thành, cần quá 50%.',
    ],
  ],
  [
    'shareholders',
    [
      'somebody of whom nobody knows whether they answered',
      person(2, { attendance: 'unrecorded' }),
      'listed',
      'chưa đạt',
      'Điều 149 khoản 5 điểm c',
      'Chưa ghi Vũ Phương Uyên có gửi phiếu hay không.',
    ],
  ],
  [
    'members-council',
    [
      'three holding 400.000 of 1.000.000, who all agree',
      all(facts({ total: 1_000_000, capitalUnit: 'dong' }), askedOf(40_000_000)),
      'decisions',
      'chưa đạt',
      'Điều 61 khoản 4 điểm đ, Điều 59 khoản 5',
      'Kết luận “Mua máy CNC” chỉ được 40% tán thành, cần từ 65%.',
    ],
  ],
  [
    'shareholders',
    [
      'three holding 400.000 of 1.000.000, who all agree',
      all(facts({ total: 1_000_000, capitalUnit: 'share' }), askedOf(40_000_000)),
      'decisions',
      'chưa đạt',
      'Điều 149 khoản 5 điểm đ, Điều 148 khoản 4',
      'Kết luận “Mua máy CNC” chỉ được 40% tán thành, cần quá 50%.',
    ],
  ],
  [
    'shareholders',
    [
      'a result that only those asked agreed to',
      all(facts({ total: 1_000_000, capitalUnit: 'share' }), askedOf(40_000_000)),
      'results',
      'chưa đạt',
      'Điều 149 khoản 5 điểm d',
      '“Mua máy CNC” được ghi là thông qua, nhưng tính trên tổng số phiếu biểu quyết thì chưa đủ. Hãy hủy kết quả ấy rồi ghi lại.',
    ],
  ],
  [
    'shareholders',
    [
      'three holding 600.000 of 1.000.000, who all agree',
      all(facts({ total: 1_000_000, capitalUnit: 'share' }), askedOf(60_000_000)),
      'decisions',
      'đạt',
      'Điều 149 khoản 5 điểm đ, Điều 148 khoản 4',
      '1 quyết định đạt tỷ lệ.',
    ],
  ],
  [
    'board',
    [
      'three of five members, of whom only three were asked',
      vote([2, 1, 0], { entitled: { votes: 3, weight: 300 }, base: { votes: 3, weight: 300 } }),
      'decisions',
      'chưa đạt',
      'Điều 158 khoản 1 điểm h, Điều 157 khoản 12',
      'Kết luận “Mua máy CNC” chỉ được 40% tán thành, cần quá 50%.',
    ],
  ],
];

describe('quorum and call', () => {
  test.each(quorumCases.map(([body, each]) => [body, each[0], each] as const))('%s: %s', (body, _, each) =>
    expectCase(legalDocumentFor(body), each),
  );
});
describe('ratio and weights', () => {
  test.each(ratioCases.map(([body, each]) => [body, each[0], each] as const))('%s: %s', (body, _, each) =>
    expectCase(legalDocumentFor(body), each),
  );
});
describe('shares, proxies and attendance', () => {
  test.each(seatCases.map(([body, each]) => [body, each[0], each] as const))('%s: %s', (body, _, each) =>
    expectCase(legalDocumentFor(body), each),
  );
});
describe('exclusion and content', () => {
  test.each(contentCases.map(([body, each]) => [body, each[0], each] as const))('%s: %s', (body, _, each) =>
    expectCase(legalDocumentFor(body), each),
  );
});
describe('signatures, refusal and dissent', () => {
  test.each(signingCases.map(([body, each]) => [body, each[0], each] as const))('%s: %s', (body, _, each) =>
    expectCase(legalDocumentFor(body), each),
  );
});
describe('written opinions', () => {
  test.each(writtenCases.map(([body, each]) => [body, each[0], each] as const))('%s: %s', (body, _, each) =>
    expectCase(writtenDocumentFor(body), each),
  );
});

test('who is no member counts for nothing', () => {
  const document = legalDocumentFor('members-council');
  const people = [
    ...document.people,
    legalPersonOf('Khách', { isMember: false, weight: null, certificate: '' }),
  ];
  expect(checkLegal({ ...document, people }).every(({ isMet }) => isMet)).toBe(true);
});
