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
