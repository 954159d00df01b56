import { certificates, listed, proxiesOf, quorum, shares } from './attendance.rules.ts';
import { decisions } from './decisions.rules.ts';
import {
  agenda,
  ballotsOf,
  callOf,
  countersOf,
  enterprise,
  purpose,
  readBack,
  timeAndPlace,
} from './head.rules.ts';
import type { Requirement } from './legal-document.rules.ts';
import { opinions } from './opinions.rules.ts';
import { dissent, signatures } from './signing.rules.ts';
import { exclusions, results, weights, writtenMatters } from './votes.rules.ts';

/** Minutes of a meeting of a members' council: Luật Doanh nghiệp, Điều 60, with Điều 58, 59 and 67. */
export const membersCouncilMeeting: readonly Requirement[] = [
  { ...timeAndPlace, article: 'Điều 60 khoản 2 điểm a' },
  { ...purpose, article: 'Điều 60 khoản 2 điểm a' },
  { ...agenda, article: 'Điều 60 khoản 2 điểm a' },
  { ...listed, article: 'Điều 60 khoản 2 điểm b' },
  { ...shares, article: 'Điều 60 khoản 2 điểm b' },
  { ...certificates, article: 'Điều 60 khoản 2 điểm b' },
  { ...proxiesOf({ needsConsent: false }), article: 'Điều 59 khoản 4 điểm b' },
  { ...callOf({ days: { 2: 15, 3: 10 } }), article: 'Điều 58 khoản 2' },
  { ...quorum, article: 'Điều 58' },
  { ...opinions, article: 'Điều 60 khoản 2 điểm c' },
  { ...weights, article: 'Điều 59 khoản 3' },
  { ...results, article: 'Điều 60 khoản 2 điểm d' },
  { ...exclusions, article: 'Điều 67 khoản 2' },
  { ...decisions, article: 'Điều 60 khoản 2 điểm đ, Điều 59 khoản 3' },
  { ...dissent, article: 'Điều 60 khoản 2 điểm e' },
  { ...readBack, article: 'Điều 60 khoản 2' },
  { ...signatures, article: 'Điều 60 khoản 2 điểm g, khoản 3' },
];

/** The report of how written opinions were counted, which stands for minutes: Điều 61 khoản 4, with khoản 3 and Điều 59. */
export const membersCouncilWritten: readonly Requirement[] = [
  { ...enterprise, article: 'Điều 61 khoản 3 điểm a' },
  { ...purpose, article: 'Điều 61 khoản 4 điểm a' },
  { ...listed, title: 'Người gửi phiếu và không gửi phiếu', article: 'Điều 61 khoản 4 điểm b' },
  { ...shares, article: 'Điều 61 khoản 4 điểm b' },
  { ...certificates, article: 'Điều 61 khoản 4 điểm b' },
  { ...ballotsOf(0), article: 'Điều 61 khoản 3 điểm d' },
  { ...weights, article: 'Điều 59 khoản 5' },
  { ...writtenMatters, article: 'Điều 59 khoản 2' },
  { ...results, article: 'Điều 61 khoản 4 điểm d' },
  { ...exclusions, article: 'Điều 67 khoản 2' },
  { ...decisions, article: 'Điều 61 khoản 4 điểm đ, Điều 59 khoản 5' },
  { ...countersOf(false), article: 'Điều 61 khoản 4 điểm e' },
  { ...signatures, article: 'Điều 61 khoản 4 điểm e' },
];
