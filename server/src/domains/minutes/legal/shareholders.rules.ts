import { listed, proxiesOf, quorum, shares } from './attendance.rules.ts';
import { decisions } from './decisions.rules.ts';
import {
  agenda,
  ballotsOf,
  callOf,
  countersOf,
  enterprise,
  officers,
  purpose,
  readBack,
  timeAndPlace,
} from './head.rules.ts';
import type { Requirement } from './legal-document.rules.ts';
import { opinions } from './opinions.rules.ts';
import { signatures } from './signing.rules.ts';
import { exclusions, results, weights, writtenMatters } from './votes.rules.ts';

/** Minutes of a general meeting of shareholders: Luật Doanh nghiệp, Điều 150, with Điều 144, 145, 148 and 167. */
export const shareholdersMeeting: readonly Requirement[] = [
  { ...enterprise, article: 'Điều 150 khoản 1 điểm a' },
  { ...timeAndPlace, article: 'Điều 150 khoản 1 điểm b' },
  { ...agenda, article: 'Điều 150 khoản 1 điểm c' },
  { ...officers, article: 'Điều 150 khoản 1 điểm d' },
  { ...opinions, article: 'Điều 150 khoản 1 điểm đ' },
  { ...listed, article: 'Điều 150 khoản 1 điểm e' },
  { ...shares, article: 'Điều 150 khoản 1 điểm e' },
  { ...proxiesOf({ needsConsent: false }), article: 'Điều 144' },
  { ...callOf({ days: { 2: 30, 3: 20 } }), article: 'Điều 145' },
  { ...quorum, article: 'Điều 145' },
  { ...weights, article: 'Điều 148' },
  { ...results, article: 'Điều 150 khoản 1 điểm g' },
  { ...exclusions, article: 'Điều 167 khoản 4' },
  { ...decisions, article: 'Điều 150 khoản 1 điểm h, Điều 148' },
  { ...readBack, article: 'Điều 150 khoản 2' },
  { ...signatures, article: 'Điều 150 khoản 1 điểm i' },
];

/** The minutes of how written ballots were counted: Điều 149 khoản 5, with khoản 2, Điều 147 and 148. */
export const shareholdersWritten: readonly Requirement[] = [
  { ...enterprise, article: 'Điều 149 khoản 5 điểm a' },
  { ...purpose, article: 'Điều 149 khoản 5 điểm b' },
  { ...listed, title: 'Người gửi phiếu và không gửi phiếu', article: 'Điều 149 khoản 5 điểm c' },
  { ...shares, article: 'Điều 149 khoản 5 điểm c' },
  { ...ballotsOf(10), article: 'Điều 149 khoản 2' },
  { ...weights, article: 'Điều 148 khoản 4' },
  { ...writtenMatters, article: 'Điều 147 khoản 2' },
  { ...results, article: 'Điều 149 khoản 5 điểm d' },
  { ...exclusions, article: 'Điều 167 khoản 4' },
  { ...decisions, article: 'Điều 149 khoản 5 điểm đ, Điều 148 khoản 4' },
  { ...countersOf(true), article: 'Điều 149 khoản 5 điểm e' },
  { ...signatures, article: 'Điều 149 khoản 5 điểm e' },
];
