import { usualRules } from '@hopgon/contract/governance/law';
import { describe, expect, test } from 'vitest';
import {
  filledMotion,
  type MotionInForm,
  motionToSend,
  problemsIn,
  readShare,
  type TypedMotion,
  thresholdsInWords,
  type VoterInForm,
  withVoter,
} from './motion-form.rules.ts';

const voterOf = (rest: Partial<VoterInForm> = {}): VoterInForm => ({
  ...{ userId: 'an', weight: '', right: 'votes', reason: '', holderId: '', paperId: '' },
  ...rest,
});
const formOf = (rest: Partial<MotionInForm> = {}): MotionInForm => ({
  ...{ text: 'Dừng máy', agendaItemId: '', way: 'meeting', isSecret: false, weighting: 'head' },
  ...{ body: '', call: '1', isSpecial: false },
  ...{ quorum: '>50', ratio: '>50', lastDay: '', total: '', voters: [voterOf()] },
  ...rest,
});

test.each([
  ['51', 51],
  ['15,5', 15.5],
  ['33.33', 33.33],
  ['24%', 24],
  ['1.500.000', 1_500_000],
  ['20 000 000', 20_000_000],
  ['0', null],
  ['-1', null],
  ['1,234', null],
  ['nhiều', null],
  ['', null],
])('a share typed as "%s" is %s', (typed, share) => expect(readShare(typed)).toBe(share));

describe('what is missing', () => {
  test.each<[string, Partial<MotionInForm>, object | null]>([
    ['nothing', {}, null],
    ['the question', { text: ' ' }, { text: 'Hãy ghi nội dung đưa ra biểu quyết' }],
    ['the last day of a written vote', { way: 'written' }, { lastDay: 'Hãy chọn ngày hết hạn' }],
    [
      'a share',
      { weighting: 'share' },
      { voters: { an: 'Ghi phần vốn bằng số, tối đa hai chữ số thập phân' } },
    ],
    [
      'what all owners hold',
      { body: 'members-council', voters: [voterOf({ weight: '51' })] },
      { total: 'Hãy ghi vốn điều lệ bằng số, tối đa hai chữ số thập phân' },
    ],
    [
      'enough of it',
      { body: 'shareholders', total: '50', voters: [voterOf({ weight: '51' })] },
      { total: 'Phần của những người dưới đây cộng lại là 51, lớn hơn tổng số phiếu biểu quyết' },
    ],
    [
      'a reason',
      { voters: [voterOf({ right: 'excluded' })] },
      { voters: { an: 'Ghi lý do không được biểu quyết' } },
    ],
    [
      'the paper of a proxy',
      { voters: [voterOf({ right: 'proxy', holderId: 'bình' })] },
      { voters: { an: 'Chọn người được ủy quyền và giấy ủy quyền' } },
    ],
  ])('%s', (_, rest, problems) => {
    if (problems === null) expect(problemsIn(formOf(rest))).toBeNull();
    else expect(problemsIn(formOf(rest))).toMatchObject(problems);
  });
});

test('what is sent says what was chosen, and nothing of what was chosen before that', () => {
  const voters = [
    voterOf({ weight: '51', right: 'excluded', reason: 'Liên quan', holderId: 'bình', paperId: 'p' }),
  ];
  const form = formOf({
    way: 'written',
    lastDay: '2026-11-23',
    weighting: 'share',
    isSecret: true,
    ratio: '75',
    voters,
  });
  expect(motionToSend(form, 'Asia/Ho_Chi_Minh')).toEqual({
    ...{ text: 'Dừng máy', agendaItemId: null, way: 'written', isSecret: false, weighting: 'share' },
    quorum: { percent: 50, inclusive: false },
    ratio: { percent: 75, inclusive: true },
    deadline: '2026-11-23T17:00:00.000Z',
    voters: [{ userId: 'an', isMember: true, weight: 51, exclusion: 'Liên quan', proxy: null }],
  });
});

test('a body has its own rules, and who does not belong to it has no share', () => {
  const form = formOf({
    ...{ body: 'members-council', call: '2', isSpecial: true, isSecret: true, total: '100' },
    voters: [voterOf({ weight: '100' }), voterOf({ userId: 'thư ký', right: 'none' })],
  });
  expect(problemsIn(form)).toBeNull();
  expect(motionToSend(form, 'Asia/Ho_Chi_Minh')).toMatchObject({
    ...{ body: 'members-council', call: 2, isSpecial: true, weighting: 'share', isSecret: false, total: 100 },
    voters: [
      { userId: 'an', isMember: true, weight: 100 },
      { userId: 'thư ký', isMember: false },
    ],
  });
  expect(thresholdsInWords(form, usualRules)).toBe(
    'Họp được khi có mặt từ 50%; thông qua khi tán thành từ 75%.',
  );
  expect(thresholdsInWords({ ...form, call: '3', isSpecial: false }, usualRules)).toBe(
    'Họp được với bất kỳ số người nào; thông qua khi tán thành từ 65%.',
  );
});

describe('what the last vote had', () => {
  const defaults = {
    ...{ body: 'members-council' as const, call: 1, shares: [{ userId: 'an', weight: 51.5 }] },
    totals: [{ body: 'members-council' as const, total: 100 }],
  };
  const typedOf = (rest: Partial<TypedMotion> = {}, weight: string | null = null): TypedMotion => ({
    ...formOf(),
    ...{ body: null, total: null, voters: [{ ...voterOf(), weight }] },
    ...rest,
  });

  test.each<[string, TypedMotion, string, string]>([
    ['fills what nobody touched', typedOf(), '51,5', '100'],
    ['does not come back in a share that was emptied', typedOf({}, ''), '', '100'],
    ['does not come back in a total that was emptied', typedOf({ total: '' }), '51,5', ''],
    ['is replaced by what is typed', typedOf({ total: '80' }, '40'), '40', '80'],
  ])('%s', (_, typed, weight, total) => {
    expect(filledMotion(typed, defaults)).toMatchObject({
      body: 'members-council',
      total,
      voters: [{ weight }],
    });
  });

  test('one part of a voter changes, as all stand by then', () => {
    const typed = withVoter(typedOf({}, '40'), 'an', { holderId: 'bình' });
    expect(withVoter(typed, 'an', { paperId: 'giấy' }).voters).toMatchObject([
      { weight: '40', holderId: 'bình', paperId: 'giấy' },
    ]);
  });
});
