import { listed, proxiesOf, quorum, reasons } from './attendance.rules.ts';
import { decisions } from './decisions.rules.ts';
import { agenda, ballotsOf, callOf, countersOf, enterprise, purpose, timeAndPlace } from './head.rules.ts';
import type { Requirement } from './legal-document.rules.ts';
import { eachOpinion, opinions } from './opinions.rules.ts';
import { signatures } from './signing.rules.ts';
import { exclusions, namedResults, results, weights, writtenMatters } from './votes.rules.ts';

/** Minutes of a meeting of a board: Luật Doanh nghiệp, Điều 158, with Điều 153, 157 and 167. */
export const boardMeeting: readonly Requirement[] = [
  { ...enterprise, article: 'Điều 158 khoản 1 điểm a' },
  { ...timeAndPlace, article: 'Điều 158 khoản 1 điểm b' },
  { ...purpose, article: 'Điều 158 khoản 1 điểm c' },
  { ...agenda, article: 'Điều 158 khoản 1 điểm c' },
  { ...listed, article: 'Điều 158 khoản 1 điểm d' },
  { ...reasons, article: 'Điều 158 khoản 1 điểm d' },
  { ...proxiesOf({ needsConsent: true }), article: 'Điều 157 khoản 11' },
  { ...callOf({ days: { 2: 7, 3: null } }), article: 'Điều 157 khoản 8' },
  { ...quorum, article: 'Điều 157 khoản 8' },
  { ...opinions, article: 'Điều 158 khoản 1 điểm đ' },
  { ...eachOpinion, article: 'Điều 158 khoản 1 điểm e' },
  { ...weights, article: 'Điều 153 khoản 3' },
  { ...results, article: 'Điều 158 khoản 1 điểm g' },
  { ...namedResults, article: 'Điều 158 khoản 1 điểm g' },
  { ...exclusions, article: 'Điều 167' },
  { ...decisions, article: 'Điều 158 khoản 1 điểm h, Điều 157 khoản 12' },
  { ...signatures, article: 'Điều 158 khoản 1 điểm i, khoản 2' },
];

/** A board that was asked in writing, as Điều 153 khoản 3 lets it; the law lists no content of its own for that. */
export const boardWritten: readonly Requirement[] = [
  { ...enterprise, article: 'Điều 158 khoản 1 điểm a' },
  { ...purpose, article: 'Điều 158 khoản 1 điểm c' },
  { ...listed, title: 'Người gửi phiếu và không gửi phiếu', article: 'Điều 158 khoản 1 điểm d' },
  { ...ballotsOf(0), article: 'Điều 153 khoản 3' },
  { ...weights, article: 'Điều 153 khoản 3' },
  { ...writtenMatters, article: 'Điều 153 khoản 3' },
  { ...results, article: 'Điều 158 khoản 1 điểm g' },
  { ...namedResults, article: 'Điều 158 khoản 1 điểm g' },
  { ...exclusions, article: 'Điều 167' },
  { ...decisions, article: 'Điều 158 khoản 1 điểm h, Điều 157 khoản 12' },
  { ...countersOf(false), article: 'Điều 153 khoản 3' },
  { ...signatures, article: 'Điều 158 khoản 1 điểm i, khoản 2' },
];
