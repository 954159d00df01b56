import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { findTitleRuns, type KnownTitle } from '@hopgon/engine/intent/acts/mark-titles';
import { fold, hasMarks } from '@hopgon/engine/text/fold';
import type { DirectoryEntry } from '../shared/workplace.rules.ts';
import { readName, type SaidName } from './people/person.rules.ts';

/** Something that can be done instead. */
export type Offer =
  | { readonly kind: 'tasks-of' | 'meet'; readonly name: string }
  /** What may be done with a meeting or a task that words name by its title. */
  | {
      readonly kind: 'move-it' | 'answer-it' | 'cancel-it' | 'done-it' | 'defer-it' | 'ask-it';
      readonly title: string;
      /** Of those that are called so. */
      readonly meetingIds: readonly string[];
    }
  | { readonly kind: 'summary'; readonly meetingId: string; readonly title: string }
  | { readonly kind: 'agenda'; readonly when: string }
  | { readonly kind: 'next-meeting'; readonly meetingId: string; readonly title: string }
  | { readonly kind: 'own-tasks'; readonly open: number; readonly late: number }
  | { readonly kind: 'late-tasks' | 'this-week' | 'find-time' | 'commands' }
  | { readonly kind: 'help'; readonly command: 'lenlich' | 'actionitem' };

/** The words of a message that an offer may be about, and the time they name. */
export interface OfferCues {
  readonly message: string;
  /** The people it names, as written. */
  readonly names: readonly string[];
  readonly when: string | null;
}

/** What is left of the caller's day. */
export interface OwnDay {
  /** Their next meeting of today, going on or to come. */
  readonly next: MeetingSummary | undefined;
  readonly meetings: number;
  readonly openTasks: number;
  readonly lateTasks: number;
}

/** A title with the meetings that are called so; a task's title has none. */
export type TitleOfMeetings = KnownTitle & { readonly meetingIds?: readonly string[] };

/** What a person has that an offer may be about. */
export interface OwnMatter {
  readonly colleagues: readonly DirectoryEntry[];
  readonly recent: readonly MeetingSummary[];
  readonly day: OwnDay;
  /** What meetings and tasks are called that words may name. */
  readonly titles: readonly TitleOfMeetings[];
}

/** How well an offer fits: what the words name before what the person has before what anyone can do. */
type Fitting = readonly [fit: number, offer: Offer];

const mostOffers = 3;

export function chooseOffers({ message, names, when }: OfferCues, matter: OwnMatter): Offer[] {
  const words = ` ${fold(message).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const fitting: Fitting[] = [
    ...offersByTitle(message, matter.titles),
    ...offersByName(message, names, matter.colleagues),
    ...offersByMeeting(words, matter.recent),
    ...(when === null ? [] : [[7, { kind: 'agenda', when }] as const]),
    ...topics.filter(([says]) => says.test(words)).map(([, offer]) => offer),
    ...offersOfDay(matter.day),
    ...offersToAnyone,
  ];
  const unique = [
    ...new Map(fitting.toReversed().map((each) => [keyOf(each[1]), each])).values(),
  ].toReversed();
  return unique
    .toSorted(([left], [right]) => right - left)
    .slice(0, mostOffers)
    .map(([, offer]) => offer);
}

/** Offers with the same key ask for the same. */
function keyOf(offer: Offer): string {
  const { kind } = offer;
  if ('name' in offer) return `${kind} ${offer.name}`;
  if ('command' in offer) return `${kind} ${offer.command}`;
  if ('meetingId' in offer) return `${kind} ${offer.meetingId}`;
  return 'title' in offer ? `${kind} ${offer.title}` : kind;
}

const ofMeeting = ['move-it', 'answer-it', 'cancel-it'] as const;
const ofTask = ['done-it', 'defer-it', 'ask-it'] as const;

/** Who names a meeting or a task and says nothing that is understood is asked what to do with it. */
function offersByTitle(message: string, titles: readonly TitleOfMeetings[]): Fitting[] {
  const named = findTitleRuns(message, titles).find(({ kinds }) => kinds.size === 1);
  if (!named) return [];
  const kinds = named.kinds.has('meeting') ? ofMeeting : ofTask;
  const { title } = named;
  const meetingIds = titles.find((one) => one.title === title)?.meetingIds ?? [];
  return kinds.map((kind, place) => [10 - place / 10, { kind, title, meetingIds }]);
}

/** Of names as written: "anh Tùng" is nobody called Anh, "cty mình" nobody called Minh. */
function offersByName(
  message: string,
  said: readonly string[],
  colleagues: readonly DirectoryEntry[],
): Fitting[] {
  const names = said.map(readName);
  const isMarked = hasMarks(message);
  const isNamed = (own: SaidName) =>
    names.some(({ words, folded }) =>
      isMarked ? words.at(-1) === own.words.at(-1) : folded.at(-1) === own.folded.at(-1),
    );
  const named = colleagues.filter(({ displayName }) => isNamed(readName(displayName))).slice(0, 2);
  return named.flatMap(({ displayName: name }) => [
    [9, { kind: 'tasks-of', name }],
    [8, { kind: 'meet', name }],
  ]);
}

const lettersOfWord = 3;

function offersByMeeting(words: string, recent: readonly MeetingSummary[]): Fitting[] {
  const offer = (meeting: MeetingSummary, fit: number): Fitting => [
    fit,
    { kind: 'summary', meetingId: meeting.id, title: titleOutside(meeting) },
  ];
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

const ownTasks = { kind: 'own-tasks', open: 0, late: 0 } as const;

/** What the words touch on without saying it plainly. */
const topics: readonly (readonly [RegExp, Fitting])[] = [
  [/ (?:viec|task|deadline|han|lam) /, [6, ownTasks]],
  [/ (?:tre|cham|qua han|chua xong) /, [6, { kind: 'late-tasks' }]],
  [/ (?:hop|lich|gap|hen) /, [5, { kind: 'this-week' }]],
  [/ (?:dat|tao|xep|len) /, [6, { kind: 'help', command: 'lenlich' }]],
  [/ (?:nhac|giao|nho) /, [6, { kind: 'help', command: 'actionitem' }]],
  [/ (?:ranh|trong|gio nao) /, [5, { kind: 'find-time' }]],
];

function offersOfDay({ next, openTasks, lateTasks }: OwnDay): Fitting[] {
  const tasks = { kind: 'own-tasks', open: openTasks, late: lateTasks } as const;
  return [
    ...(next ? [[4, { kind: 'next-meeting', meetingId: next.id, title: titleOutside(next) }] as const] : []),
    ...(openTasks > 0 ? [[lateTasks > 0 ? 4.5 : 3.5, tasks] as const] : []),
  ];
}

const offersToAnyone: readonly Fitting[] = [
  [2, { kind: 'this-week' }],
  [1, { kind: 'commands' }],
  [0.5, ownTasks],
];
