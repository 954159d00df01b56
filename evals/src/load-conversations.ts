import { type IntentKind, isIntentKind, type MessageState } from '@hopgon/engine/intent/intent';
import { listFiles, loadJson, recordsOf } from './load-data.ts';
import type { Message } from './message.ts';
import { isRecord, type JsonRecord } from './read-json.ts';

/** The open messages of `conversations`: of these only the kind is annotated, as an act that may be one of several kinds. */
export function loadConversations(): Message[] {
  const learned = listFiles('conversations/open').filter((file) => !notLearned.has(authorOf(file)));
  return learned.flatMap((file) => {
    const { kind: form, messages } = readFile(file);
    let state: MessageState = null;
    return messages.map((message) => {
      const before = form === 'single' ? null : state;
      const kinds = kindsOf(wantsOf(message));
      state = stateAfter(message, kinds);
      return {
        ...{ text: String(message.text), state: before, kinds, slots: null },
        ...{ batch: `conversations ${authorOf(file)}`, isClosed: false, isCoarse: false },
      };
    });
  });
}

/** Authors whose messages are open, and whose kinds no weight was fitted on. */
const notLearned: ReadonlySet<string> = new Set(['v', 'x', 'y', 'aa', 'ab', 'ac', 'ad']);

/** Files of one author begin with the same letters; those of the first with none. */
const authorOf = (file: string): string => /^([a-z]{1,2})-/u.exec(file)?.[1] ?? 'c';

function readFile(file: string): { readonly kind: unknown; readonly messages: readonly JsonRecord[] } {
  const record = loadJson(`conversations/open/${file}`);
  return { kind: record.kind, messages: recordsOf(record, 'messages') };
}

const recordIn = (record: JsonRecord, field: string): JsonRecord => {
  const value = record[field];
  return isRecord(value) ? value : {};
};

type Wants = { readonly act: string; readonly slots: JsonRecord };
const wantsOf = (message: JsonRecord): Wants => {
  const wants = recordIn(message, 'wants');
  return { act: String(wants.act), slots: recordIn(wants, 'slots') };
};

/** What an act is among the kinds, where its name is none of them or the act is wider. */
const kindsByAct: Readonly<Record<string, readonly IntentKind[]>> = {
  series: ['schedule'],
  invite: ['invite', 'uninvite'],
  'task-create': ['task'],
  'minutes-draft': ['minutes'],
  'mail-draft': ['letter', 'nudge'],
  'change-card': ['change-card', 'fill-gap'],
  'fill-gap': ['fill-gap', 'change-card'],
  'ask-calendar': ['agenda', 'next-meeting', 'meeting-people', 'meeting-agenda', 'free', 'follow-up'],
  'ask-tasks': ['own-tasks', 'late-tasks', 'person-tasks', 'task-state', 'due-tasks', 'follow-up'],
  'ask-decisions': ['decisions', 'said'],
  'ask-said': ['said', 'decisions'],
  'ask-people': ['free', 'meeting-people', 'people', 'follow-up'],
  'ask-rooms': ['rooms', 'follow-up'],
  'ask-figures': ['figures', 'late-tasks', 'follow-up'],
  help: ['help', 'glossary'],
  'small-talk': ['small-talk', 'thanks', 'greeting'],
  refuse: ['unknown', 'said'],
};

const kindByAnswer: Readonly<Record<string, readonly IntentKind[]>> = {
  accepted: ['respond-yes'],
  declined: ['respond-no'],
  tentative: ['respond-maybe'],
  yes: ['respond-yes'],
  no: ['respond-no'],
  maybe: ['respond-maybe'],
  late: ['come-late'],
};

function kindsOf({ act, slots }: Wants): readonly IntentKind[] {
  if (act === 'respond') return kindByAnswer[String(slots.response ?? slots.answer)] ?? [];
  if (act === 'agenda') return [slots.read === true ? 'meeting-agenda' : 'agenda-add'];
  const saysTime = ['start', 'time', 'at'].some((name) => name in slots);
  if (act === 'move' && 'title' in slots && !saysTime) return ['rename'];
  // What is to be forgotten is annotated as what it was.
  if (act === 'remind' && !saysTime) return ['remind', 'delete-note'];
  if (slots.dismiss === true) return ['dismiss'];
  if (slots.confirm === true) return ['confirm'];
  return kindsByAct[act] ?? (isIntentKind(act) ? [act] : []);
}

/** What was asked back, else the open card, else what was asked for. */
function stateAfter(message: JsonRecord, kinds: readonly IntentKind[]): MessageState {
  const { asked, card: held } = recordIn(message, 'state');
  const card = typeof held === 'string' ? { act: held } : held;
  if (asked !== undefined && asked !== null) {
    const [first] = [asked].flat();
    return { kind: 'asked', of: askedNames[String(first)] ?? 'which' };
  }
  const [kind = 'unknown'] = isRecord(card) ? kindsOf({ act: String(card.act), slots: card }) : kinds;
  return { kind: isRecord(card) ? 'card' : 'after', of: kind };
}

const askedNames: Readonly<Record<string, string>> = {
  ...{ people: 'people', assignee: 'people', start: 'time', time: 'time' },
  ...{ title: 'title', deadline: 'deadline', minutes: 'length' },
};
