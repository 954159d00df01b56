import type { Choice } from '@hopgon/contract/chat/schemas';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { type DirectoryEntry, readName } from '../people/person.rules.ts';
import type { LocalTime } from '../time/local-time.rules.ts';
import { readTime } from '../time/read-time.rules.ts';

/** What is left of the caller's day. */
export interface OwnDay {
  /** Their next meeting of today, going on or to come. */
  readonly next: MeetingSummary | undefined;
  readonly meetings: number;
  readonly openTasks: number;
  readonly lateTasks: number;
}

/** What a person has that an offer may be about. */
export interface OwnMatter {
  readonly colleagues: readonly DirectoryEntry[];
  readonly recent: readonly MeetingSummary[];
  readonly day: OwnDay;
  readonly now: LocalTime;
}

interface Offer extends Choice {
  /** How well it fits: what the words name before what the person has before what anyone can do. */
  readonly fit: number;
}

const count = 3;

export function chooseOffers(message: string, matter: OwnMatter): Choice[] {
  const words = ` ${fold(message).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const offers = [
    ...offersByName(words, matter.colleagues),
    ...offersByMeeting(words, matter.recent),
    ...offersByTime(message, matter.now),
    ...offersByTopic(words),
    ...offersOfDay(matter.day),
    ...offersOfAnyone,
  ];
  const unique = [
    ...new Map(offers.toReversed().map((offer) => [offer.command, offer])).values(),
  ].toReversed();
  return unique
    .toSorted((left, right) => right.fit - left.fit)
    .slice(0, count)
    .map(({ label, command }) => ({ label, command }));
}

function offersByName(words: string, colleagues: readonly DirectoryEntry[]): Offer[] {
  const isNamed = (name: string) => words.includes(` ${readName(name).folded.at(-1) ?? '-'} `);
  const named = colleagues.filter(({ displayName }) => isNamed(displayName)).slice(0, 2);
  return named.flatMap(({ displayName }) => [
    { label: `Xem việc của ${displayName}`, command: `Việc của ${displayName}`, fit: 9 },
    { label: `Khi nào họp với ${displayName}?`, command: `Khi nào họp với ${displayName}?`, fit: 8 },
  ]);
}

const lettersOfWord = 3;

function offersByMeeting(words: string, recent: readonly MeetingSummary[]): Offer[] {
  const offer = ({ id, title }: MeetingSummary, fit: number): Offer => ({
    label: `Tóm tắt “${title}”`,
    command: writeCommand('tomtat', [id]),
    fit,
  });
  const shared = ({ title }: MeetingSummary) =>
    fold(title)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= lettersOfWord && word !== 'hop' && words.includes(` ${word} `)).length;
  const [latest] = recent;
  return [
    ...recent.filter((meeting) => shared(meeting) > 0).map((meeting) => offer(meeting, 6 + shared(meeting))),
    ...(latest ? [offer(latest, 3)] : []),
  ];
}

function offersByTime(message: string, now: LocalTime): Offer[] {
  const { ahead } = readTime(message, now);
  if (!ahead) return [];
  const when = ahead.phrase.trim();
  return [{ label: `Xem lịch họp ${when}`, command: `Lịch họp ${when}`, fit: 7 }];
}

/** What the words touch on without saying it plainly. */
const topics: readonly (readonly [RegExp, Offer])[] = [
  [/ (?:viec|task|deadline|han|lam) /, { label: 'Xem việc của bạn', command: 'Việc của tôi', fit: 6 }],
  [/ (?:tre|cham|qua han|chua xong) /, { label: 'Xem việc quá hạn', command: 'Việc nào quá hạn?', fit: 6 }],
  [/ (?:hop|lich|gap|hen) /, { label: 'Xem lịch họp tuần này', command: 'Tuần này mình có họp gì?', fit: 5 }],
  [/ (?:dat|tao|xep|len) /, { label: 'Xem cách đặt lịch họp', command: '/help lenlich', fit: 6 }],
  [/ (?:nhac|giao|nho) /, { label: 'Xem cách giao việc', command: '/help actionitem', fit: 6 }],
  [/ (?:ranh|trong|gio nao) /, { label: 'Tìm giờ họp cho bạn', command: 'Tìm giờ họp', fit: 5 }],
];

const offersByTopic = (words: string): Offer[] =>
  topics.filter(([says]) => says.test(words)).map(([, offer]) => offer);

function offersOfDay({ next, openTasks, lateTasks }: OwnDay): Offer[] {
  const late = lateTasks > 0 ? `, trong đó ${lateTasks} quá hạn` : '';
  return [
    ...(next
      ? [
          {
            label: `Xem cuộc họp tới: ${next.title}`,
            command: 'Cuộc họp tiếp theo của tôi là khi nào?',
            fit: 4,
          },
        ]
      : []),
    ...(openTasks > 0
      ? [
          {
            label: `Xem ${openTasks} việc của bạn${late}`,
            command: 'Việc của tôi',
            fit: lateTasks > 0 ? 4.5 : 3.5,
          },
        ]
      : []),
  ];
}

const offersOfAnyone: readonly Offer[] = [
  { label: 'Xem lịch họp tuần này', command: 'Tuần này mình có họp gì?', fit: 2 },
  { label: 'Xem các lệnh', command: '/help', fit: 1 },
  { label: 'Xem việc của bạn', command: 'Việc của tôi', fit: 0.5 },
];
