import { isQuestion } from '@hopgon/engine/answering/is-question';
import type { Cue } from '@hopgon/engine/intent/acts/act-cue';
import type { ReadText } from './decide-intent.rules.ts';

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
export const plansMeeting = ({ text, reading: { units, normalized }, pieces }: ReadText): boolean =>
  (meets.test(text) || books.test(text)) &&
  units.some(({ isTime }) => isTime) &&
  !units.some(({ word }) => word === '@p') &&
  !pieces.some(({ cue }) => saysOther.has(cue)) &&
  !isQuestion(normalized.text);
