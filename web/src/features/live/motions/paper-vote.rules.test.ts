import { expect, test } from 'vitest';
import { emptyPaper, type PaperInForm, paperProblems, paperToSend } from './paper-vote.rules.ts';

const row = (votes: string, weight = '', names = '') => ({ votes, weight, names });
const formOf = (part: Partial<PaperInForm> = {}): PaperInForm => {
  const base = emptyPaper({ text: 'Mua máy', note: 'Ban kiểm phiếu đếm' });
  return {
    ...base,
    counts: {
      ...base.counts,
      ...{ entitled: row('5'), attending: row('4'), for: row('3'), against: row('1') },
    },
    ...part,
  };
};
const byShare = (part: Partial<PaperInForm['counts']>) => {
  const shares = {
    entitled: row('5', '100'),
    attending: row('4', '90'),
    for: row('3', '70'),
    against: row('1', '20'),
  };
  return formOf({ body: 'shareholders', counts: { ...formOf().counts, ...shares, ...part } });
};
const weightMissing = (label: string) => ({ counts: `Hãy ghi phần vốn hoặc số cổ phần ở dòng “${label}”` });
const withCount = (part: Partial<PaperInForm['counts']>) =>
  formOf({ counts: { ...formOf().counts, ...part } });

test.each<[string, PaperInForm, object]>([
  ['nothing', formOf(), {}],
  ['the question', formOf({ text: ' ' }), { text: 'Hãy ghi nội dung đã biểu quyết' }],
  [
    'scan and note',
    formOf({ note: '' }),
    { paper: 'Hãy chọn bản quét phiếu, hoặc ghi phiếu được kiểm thế nào' },
  ],
  [
    'too many ballots',
    withCount({ none: row('1') }),
    { counts: 'Cộng các phiếu được 5, nhiều hơn 4 người được biểu quyết' },
  ],
  [
    'who may not vote',
    withCount({ excluded: row('1'), for: row('2') }),
    { exclusion: 'Hãy ghi ai không được biểu quyết và vì sao' },
  ],
  ['a number', withCount({ for: row('ba') }), { counts: 'Số phiếu phải là số nguyên' }],
  [
    'a share',
    formOf({ body: 'shareholders', counts: { ...formOf().counts, for: row('3', 'nhiều') } }),
    { counts: 'Ghi phần vốn hoặc số cổ phần bằng số' },
  ],
  ['what each row weighs', formOf({ body: 'shareholders' }), weightMissing('Có quyền biểu quyết')],
  ['the weight of a choice', byShare({ for: row('3') }), weightMissing('Tán thành')],
  [
    'the ballots of a weight',
    byShare({ none: row('', '5') }),
    { counts: 'Hãy ghi số phiếu ở dòng “Không có ý kiến”' },
  ],
  [
    'shares of less than there is',
    byShare({ attending: row('4', '120') }),
    { counts: 'Phần vốn dự họp lớn hơn phần vốn có quyền biểu quyết' },
  ],
  [
    'ballots of less than attended',
    byShare({ for: row('3', '70,01') }),
    { counts: 'Tổng phần vốn của các phiếu lớn hơn phần vốn được biểu quyết' },
  ],
  ['nothing by shares', byShare({}), {}],
  ['the last day', formOf({ way: 'written' }), { lastDay: 'Hãy chọn hạn gửi lại phiếu' }],
])('what is missing: %s', (_, form, problems) => expect(paperProblems(form)).toEqual(problems));

test('heads weigh one each, shares what is typed', () => {
  expect(paperToSend(formOf(), 'Asia/Ho_Chi_Minh')).toMatchObject({
    ...{ weighting: 'head', deadline: null, paperId: null, note: 'Ban kiểm phiếu đếm' },
    count: { entitled: { votes: 5, weight: 5 }, for: { votes: 3, weight: 3, names: '' } },
  });
  const form = formOf({
    body: 'shareholders',
    call: '2',
    counts: { ...formOf().counts, for: row('3', '1.200.000') },
  });
  expect(paperToSend(form, 'Asia/Ho_Chi_Minh')).toMatchObject({
    ...{ body: 'shareholders', call: 2, weighting: 'share' },
    count: { for: { votes: 3, weight: 1_200_000 } },
  });
});

test.each([
  ['an open vote of a board', { body: 'board' }, ['Lê Hà', 'for', 2]],
  ['a secret one', { body: 'board', isSecret: true }, ['', null, 2]],
  ['one of shareholders', { body: 'shareholders' }, ['', null, 3]],
] as const)('who chose what is sent of %s', (_, part, expected) => {
  const counts = { ...formOf().counts, for: row('3', '3', 'Lê Hà') };
  const { count, chairChoice, call } = paperToSend(
    formOf({ ...part, counts, chairChoice: 'for', call: '3' }),
    'Asia/Ho_Chi_Minh',
  );
  expect([count.for.names, chairChoice, call]).toEqual(expected);
});
