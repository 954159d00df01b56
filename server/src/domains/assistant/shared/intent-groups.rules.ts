import type { TitleRun } from '@hopgon/engine/intent/acts/mark-titles';
import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind, LikelyKind } from '@hopgon/engine/intent/intent';

/** What changes something that is there: a meeting, or a task. */
const ofMeeting: readonly IntentKind[] = [
  'move',
  'prolong',
  'cancel',
  'invite',
  'uninvite',
  'change-place',
  'rename',
  'respond-yes',
  'respond-no',
  'respond-maybe',
  'come-late',
  'agenda-add',
  'minutes',
];
const ofTask: readonly IntentKind[] = [
  'task-accept',
  'task-decline',
  'task-done',
  'task-deadline',
  'task-priority',
  'task-assign',
];
const askOfMeeting: readonly IntentKind[] = [
  'next-meeting',
  'meeting-people',
  'meeting-agenda',
  'summary',
  'talk-figures',
];
const askOfTask: readonly IntentKind[] = ['task-state'];

const writes: ReadonlySet<IntentKind> = new Set([
  ...ofMeeting,
  ...ofTask,
  'schedule',
  'task',
  'poll',
  'nudge',
  'note',
  'remind',
  'delete-note',
  'letter',
]);

/** What changes a meeting or a task without a letter to anybody. */
export const changesWhatIs = (kind: IntentKind): boolean =>
  (ofMeeting.includes(kind) && !['come-late', 'agenda-add', 'minutes'].includes(kind)) ||
  ofTask.includes(kind);

/** Whether a kind ends in a card. */
export const isWrite = (kind: IntentKind): boolean => writes.has(kind);

/** Readings of something that words name: where nothing is called so, they say so. */
const namesWhatItReads: ReadonlySet<IntentKind> = new Set([
  'next-meeting',
  'meeting-people',
  'meeting-agenda',
  'summary',
  'task-state',
  'person-tasks',
]);
/** Readings that always have an answer, also where it is none to the question. */
const alwaysAnswers: ReadonlySet<IntentKind> = new Set([
  'agenda',
  'rooms',
  'free',
  'find-time',
  'figures',
  'own-tasks',
  'late-tasks',
  'due-tasks',
]);
const leastLikely = { named: 0.1, any: 0.3 } as const;

/** Whether a kind reads something that is there. */
export const isLookUp = (kind: IntentKind): boolean => namesWhatItReads.has(kind) || alwaysAnswers.has(kind);

/** Whether a message may as well be read as a kind where the likeliest one finds nothing. */
export const mayReadInstead = ({ kind, score }: LikelyKind): boolean =>
  score >= (namesWhatItReads.has(kind) ? leastLikely.named : alwaysAnswers.has(kind) ? leastLikely.any : 2);

/** Whether a kind only says a part: a change of the open card, or what was asked back. */
export const isPart = (kind: IntentKind): boolean => kind === 'change-card' || kind === 'fill-gap';

/** From here on an order is carried out without asking which it is: of authors left out, 86 of 100 so carried out were meant. */
export const surelyMeant = 0.7;

/** What a question or an order was of: a message that names nothing goes on with it. */
const topicKinds = {
  meeting: [...ofMeeting, ...askOfMeeting, 'agenda'],
  task: [...ofTask, ...askOfTask, 'own-tasks', 'late-tasks', 'person-tasks', 'due-tasks'],
} as const;
const byTopic = { same: 3, other: 0.4 } as const;

/** The kinds once it is known what was spoken of just before, of a message that names no meeting and no task. */
export function likelierByTopic(ranked: readonly LikelyKind[], after: string | null): LikelyKind[] {
  const topic = (['meeting', 'task'] as const).find((one) => topicKinds[one].some((kind) => kind === after));
  if (topic === undefined) return [...ranked];
  const [same, other] = topic === 'meeting' ? [ofMeeting, ofTask] : [ofTask, ofMeeting];
  return weigh(ranked, (kind) =>
    same.includes(kind) ? byTopic.same : other.includes(kind) ? byTopic.other : 1,
  );
}

const asNew = 8;

/** The kinds of a message that plans something new: a meeting where it names none that is there, or a poll by its name. */
export const likelierAsNew = (ranked: readonly LikelyKind[], planned: 'poll' | 'schedule'): LikelyKind[] =>
  weigh(ranked, (kind) => (kind === planned ? asNew : 1));

function weigh(ranked: readonly LikelyKind[], weightOf: (kind: IntentKind) => number): LikelyKind[] {
  const weighed = ranked.map(({ kind, score }) => ({ kind, score: score * weightOf(kind) }));
  const all = weighed.reduce((sum, { score }) => sum + score, 0);
  return weighed
    .map(({ kind, score }) => ({ kind, score: score / all }))
    .sort((one, other) => other.score - one.score);
}

/** Whether a message surely is an order that names what it is about, and so no change of what is open. */
export const isSurelyOther = ({
  kind,
  score,
  act,
}: {
  readonly kind: IntentKind;
  readonly score: number;
  readonly act: SpokenAct | null;
}): boolean =>
  score >= surelyMeant && isWrite(kind) && act !== null && 'words' in act && act.words.includes(' ');

/**
 * How much likelier an order or a question is where the message holds a title of what it is about, and how much less where it holds
 * another's. A question to what was said may hold a title too.
 */
const byTitle = { order: 10, question: 3, other: 0.03 } as const;

const meetingKinds: ReadonlySet<IntentKind> = new Set([...ofMeeting, ...askOfMeeting]);
const taskKinds: ReadonlySet<IntentKind> = new Set([...ofTask, ...askOfTask]);

/** The kinds once it is known whose titles a message holds: only the company knows whether "báo giá" is a meeting or a task. */
export function likelierByTitle(ranked: readonly LikelyKind[], runs: readonly TitleRun[]): LikelyKind[] {
  const kinds = new Set(runs.flatMap((run) => [...run.kinds]));
  const [only] = kinds.size === 1 ? [...kinds] : [];
  if (only === undefined) return [...ranked];
  const [meant, other] = only === 'meeting' ? [meetingKinds, taskKinds] : [taskKinds, meetingKinds];
  const weightOf = (kind: IntentKind): number =>
    meant.has(kind) ? byTitle[isWrite(kind) ? 'order' : 'question'] : other.has(kind) ? byTitle.other : 1;
  return weigh(ranked, weightOf);
}
