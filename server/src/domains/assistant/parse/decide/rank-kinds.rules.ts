import { isQuestion } from '@hopgon/engine/answering/is-question';
import type { Cue } from '@hopgon/engine/intent/acts/act-cue';
import { findTitleRuns } from '@hopgon/engine/intent/acts/mark-titles';
import type { MessageState } from '@hopgon/engine/intent/intent';
import { rankIntents } from '@hopgon/engine/intent/read-intent';
import { likelierAsNew, likelierByTitle, likelierByTopic } from '../../shared/intent-groups.rules.ts';
import type { SpokenContext } from '../turn/spoken-context.rules.ts';
import type { ReadText } from './read-text.rules.ts';

/** What orders or asks something else of a meeting. */
const saysOther: ReadonlySet<Cue | null> = new Set<Cue>([
  ...([
    'accept-invite',
    'agenda',
    'answered',
    'ask',
    'cancel',
    'deadline',
    'decided',
    'decline-invite',
  ] as const),
  ...([
    'drop',
    'finished',
    'free',
    'how-many',
    'into',
    'late',
    'mail',
    'maybe-invite',
    'minutes',
    'move',
  ] as const),
  ...(['negation', 'note', 'poll', 'prolong', 'remind', 'remind-self', 'said', 'shorten', 'task'] as const),
  ...(['unanswered', 'who', 'write'] as const),
]);

const meets =
  /(?:^|[\s,])(?:họp|hẹn|gặp|ngồi|meeting|meet|sync|call|1-1|hop|hen|gap|ngoi)\s+(?!(?:đó|này|ấy|nớ|do|nay|ay|no)(?!\p{L}))[\p{L}\d]/iu;

const books =
  /(?:^|[\s,])(?:đặt|book|giữ|lấy|đăng ký|mượn|dat|giu|lay|dang ki|dang ky|muon)\s+(?:cho \p{L}+ )?(?:phòng|phong|p\.)/iu;

/** "Thứ 5 tuần sau họp chốt chỉ tiêu, sáng": a time to come, and that one meets then, order a meeting where no other is named. */
const plansMeeting = ({ text, reading: { units, normalized }, pieces }: ReadText): boolean =>
  (meets.test(text) || books.test(text)) &&
  units.some(({ isTime }) => isTime) &&
  !units.some(({ word }) => word === '@p') &&
  !pieces.some(({ cue }) => saysOther.has(cue)) &&
  !isQuestion(normalized.text);

/** The kinds by what the words, the titles they hold and what was spoken of before say; `isNew`: a meeting that is not there is planned. */
export function rankKinds(said: ReadText, { titles }: SpokenContext, before: MessageState) {
  const runs = findTitleRuns(said.text, titles);
  const named = likelierByTitle(rankIntents(said.reading, before), runs);
  const isNew = !runs.some(({ kinds }) => kinds.has('meeting')) && plansMeeting(said);
  const isOfTopic = runs.length === 0 && before?.kind === 'after';
  const ofTopic = isOfTopic ? likelierByTopic(named, before.of) : named;
  const planned = isNew ? 'schedule' : said.pieces.some(({ cue }) => cue === 'poll') ? 'poll' : null;
  return { ranked: planned === null ? ofTopic : likelierAsNew(ofTopic, planned), isNew };
}
