import { TAKES_UP } from '../language/assent-cues.ts';
import { CHANGES_BARELY, OPENS_FROM_WHEN, OPENS_RULING, RULES } from '../language/opening-cues.ts';
import { IF_NOBODY_MINDS, POLLS, PROPOSES, PUTS_FORWARD } from '../language/proposal-cues.ts';
import { NOT_SETTLED, SETTLES } from '../language/settling-cues.ts';
import { type Candidate, changesFigure, isTalkedOver, picks, takesFigure } from './candidate.ts';
import { partActs } from './part-acts.ts';
import { behindNo, refusesMatter } from './refuses-matter.ts';
import * as cues from './ruling-cues.ts';
import { type RulingSign, says } from './ruling-sign.ts';
import { byLeave, insists, isAccepted, isPutDown, ofOneMind, saysYes } from './setting.ts';

const RICH = 5;
const FULL = 4;
const BRIEF = 8;

/** What speaks for a ruling: how its matter is put, what it answers, who says it and how it is taken up. */
export const SIGNS_FOR: readonly RulingSign[] = [
  {
    name: 'settles',
    weight: 1.9,
    like: 'chốt sáu bạn micro',
    holds: ({ clause }) => SETTLES.test(clause.plain) && !NOT_SETTLED.test(clause.plain),
  },
  {
    name: 'opens with a change',
    weight: 1.1,
    like: 'vậy dời qua thứ hai',
    holds: ({ clause }) => RULES.test(clause.plain) || CHANGES_BARELY.test(clause.plain),
  },
  { name: 'opens from a day on', weight: 0.6, like: 'từ tuần sau …', holds: says(OPENS_FROM_WHEN) },
  { name: 'from a day on', weight: 2, like: 'kể từ thứ hai tuần sau …', holds: says(cues.FROM_WHEN) },
  {
    name: 'rules a deed out',
    weight: 1.2,
    like: 'không duyệt khoản vay',
    holds: ({ clause }) => refusesMatter(clause),
  },
  { name: 'put by the speaker', weight: 0.4, like: 'chị ký rồi, mua đi', holds: says(cues.SPEAKER_PUTS) },
  {
    name: 'put to the room',
    weight: 0.6,
    like: 'tôi đề nghị …',
    holds: ({ clause }) => PUTS_FORWARD.test(clause.plain) || IF_NOBODY_MINDS.test(clause.plain),
  },
  { name: 'counts', weight: 0.9, like: 'mỗi tối hai tiếng', holds: says(cues.COUNTED) },
  { name: 'puts off', weight: 1.5, like: 'gác lại, ra Tết bàn', holds: says(cues.PUTS_OFF) },
  { name: 'sets a limit', weight: 1.5, like: 'tối đa sáu khóa luận', holds: says(cues.LIMITS) },
  {
    name: 'of one mind',
    weight: 0.8,
    like: 'cả tổ đồng lòng: …',
    holds: ({ setting }) => ofOneMind(setting),
  },
  {
    name: 'insists',
    weight: 1.2,
    like: 'chị nói dứt khoát, …',
    holds: ({ clause, setting }) =>
      insists(setting) && (cues.INSISTS.test(clause.plain) || cues.RULES_OUT.test(behindNo(clause))),
  },
  { name: 'put down', weight: 0.9, like: 'con ghi: …', holds: ({ setting }) => isPutDown(setting) },
  {
    name: 'drawn by another, by leave',
    weight: 1.1,
    like: 'vậy … — Ừ, chị theo.',
    holds: ({ setting, opening }) => !setting.byChair && opening.concludes && byLeave(setting),
  },
  { name: 'proposes', weight: 0.3, like: 'hay mình thuê xe', holds: says(PROPOSES) },
  { name: 'next part acts', weight: 0.8, like: '…, lấy Phú Lộc', holds: ({ clause }) => partActs(clause) },
  {
    name: 'for everybody',
    weight: 0.6,
    like: 'ai giữ quá một ngày thì trừ',
    holds: says(cues.FOR_EVERYBODY),
  },
  { name: 'concludes', weight: 0.6, like: 'thế thì …', holds: ({ opening }) => opening.concludes },
  { name: 'opens as a ruling', weight: 0.6, like: 'thôi …', holds: says(OPENS_RULING) },
  { name: 'takes up', weight: 0.7, like: 'hợp lý', holds: says(TAKES_UP) },
  { name: 'chooses', weight: 0.9, like: 'mình đi hướng đó', holds: says(cues.CHOOSES) },
  { name: 'sets a condition', weight: 1.1, like: 'riêng khách cũ thì …', holds: says(cues.SETS_CONDITION) },
  { name: 'asks for hands', weight: 0.8, like: 'ai đồng ý giơ tay', holds: says(POLLS) },
  { name: 'rich', weight: 0.3, like: 'five words of matter', holds: ({ matter }) => matter.size >= RICH },
  {
    name: 'on the matter',
    weight: 0.6,
    like: 'a word of it came just before',
    holds: ({ shared }) => shared > 0,
  },
  { name: 'well on it', weight: 0.6, like: 'two words of it did', holds: ({ shared }) => shared > 1 },
  { name: 'agreed', weight: 0.6, like: '— Em nhất trí.', holds: ({ setting }) => setting.agreed },
  ...[
    { name: 'led, yes', weight: 1.2, holds: ({ setting }: Candidate) => isAccepted(setting) },
    {
      name: 'led, yes by two',
      weight: 0.5,
      holds: ({ setting }: Candidate) => setting.agreed && isAccepted(setting),
    },
    { name: 'led, answers yes', weight: 0.3, holds: ({ setting }: Candidate) => saysYes(setting) },
    { name: 'led, full', weight: 0.8, holds: ({ matter }: Candidate) => matter.size >= FULL },
    { name: 'led, we do', weight: 0.9, holds: says(cues.WE_DO) },
    { name: 'led, acts', weight: 0.4, holds: ({ opening }: Candidate) => opening.acts },
    { name: 'led, talked over', weight: 1, holds: isTalkedOver },
    { name: 'led, one of two ways', weight: 0.3, holds: picks },
    {
      name: 'led, takes a figure',
      weight: 1.4,
      holds: (candidate: Candidate) => !candidate.clause.asks && takesFigure(candidate),
    },
    {
      name: 'led, one of two ways, briefly',
      weight: 1.7,
      holds: (candidate: Candidate) =>
        !candidate.clause.asks && candidate.clause.words.length <= BRIEF && picks(candidate),
    },
    {
      name: 'led, another figure',
      weight: 0.7,
      holds: (candidate: Candidate) =>
        !candidate.clause.asks &&
        candidate.opening.concludes &&
        isAccepted(candidate.setting) &&
        changesFigure(candidate),
    },
    { name: 'led, grants', weight: 1.2, holds: says(cues.GRANTED) },
    {
      name: 'led, calls off',
      weight: 1,
      holds: ({ clause }: Candidate) =>
        cues.CALLS_OFF.test(behindNo(clause)) && !cues.OTHERS_CALL_OFF.test(clause.plain),
    },
    { name: 'led, keeps on', weight: 0.9, holds: says(cues.KEEPS_ON) },
    {
      name: 'led, draws a figure',
      weight: 0.7,
      holds: ({ clause, opening }: Candidate) =>
        !clause.asks && opening.concludes && clause.words.length <= BRIEF && cues.NUMBERED.test(clause.plain),
    },
    {
      name: 'led, rules out',
      weight: 0.7,
      holds: ({ clause }: Candidate) => cues.RULES_OUT.test(behindNo(clause)),
    },
    {
      name: 'led, answers with a figure',
      weight: 0.3,
      holds: ({ setting, clause }: Candidate) => setting.asked && cues.NUMBERED.test(clause.plain),
    },
  ].map(({ holds, ...sign }) => ({
    ...sign,
    like: 'said by who leads',
    holds: (candidate: Candidate) => candidate.setting.byChair && holds(candidate),
  })),
];
