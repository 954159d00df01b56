import { findTitleRuns, type KnownTitle } from '@hopgon/engine/intent/acts/mark-titles';
import { type MeetingFact, plainFactsIn } from '@hopgon/engine/intent/acts/meeting-facts';
import { fold } from '@hopgon/engine/text/fold';
import { isWrite, surelyMeant } from '../../shared/intent-groups.rules.ts';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';
import type { Decided } from './decide-intent.rules.ts';
import { isLookedUp } from './is-looked-up.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** The words of a message that stand in the title of a meeting, the longest; empty where none do. */
export function findMeetingTitle(text: string, titles: readonly KnownTitle[]): string {
  const runs = findTitleRuns(text, titles).filter(({ kinds }) => kinds.has('meeting'));
  const [longest] = runs.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return longest === undefined ? '' : text.slice(longest.from, longest.to);
}

/** What an answer about the next meeting says anyway. */
const saidAnyway: ReadonlySet<MeetingFact> = new Set(['place', 'online', 'length', 'changed']);

/** How something is done with minutes is help. */
const asksHelp =
  /\b(?:lam sao|lam rang|lam the nao|cach|kieu gi|gui|tai ve|tai xuong|xuat|sua|share|chia se|gop y)\b/u;

const asksWhere = /\bo (?:dau|mo|cho nao)\b/u;

const ofMeeting: ReadonlySet<string> = new Set([
  'next-meeting',
  'meeting-people',
  'meeting-agenda',
  'agenda',
]);
const pointsToOne = /\b(?:hop|cuoc|buoi|bua|phien) (?:do|ay|day|no|nay|kia|tren|hom)\b/u;

/**
 * Whether a message asks who leads a meeting, who has not answered, whether it is online or how far its minutes are, though its
 * likeliest kind is another: "ai làm thư ký, biên bản đâu?" drafts no minutes.
 */
export function asksFacts(
  { text, pieces }: ReadText,
  { kind, score }: Decided,
  { titles, before }: SpokenContext,
): boolean {
  const facts = plainFactsIn(text);
  if (facts.length === 0 || kind === 'meeting-people' || asksHelp.test(fold(text))) return false;
  if (isWrite(kind) && kind !== 'minutes' && score >= surelyMeant) return false;
  if (findMeetingTitle(text, titles) !== '') return true;
  // "Tháng này tôi họp hết mấy tiếng" counts meetings.
  if (kind === 'figures' || kind === 'fewer-meetings') return false;
  // "Biên bản ở đâu" of no meeting asks for the page.
  if (asksWhere.test(fold(text))) return false;
  if (kind === 'next-meeting' && facts.every((fact) => saidAnyway.has(fact)) && !facts.includes('changed'))
    return false;
  // "Mai standup 9h có bị dời không": the hour says which one is meant.
  const isTimed = kind === 'next-meeting' && pieces.some((piece) => piece.kind === 'time');
  const goesOn = isLookedUp(before) || (before?.kind === 'after' && ofMeeting.has(before.of));
  return (
    goesOn ||
    isTimed ||
    facts.includes('minutes') ||
    pointsToOne.test(fold(text)) ||
    pieces.some(({ cue }) => cue === 'meeting' || cue === 'gathering')
  );
}
