import { type IntentKind, isIntentKind, type MessageState } from '@hopgon/engine/intent/intent';
import { loadConversations } from './load-conversations.ts';
import { listFiles, loadText } from './load-data.ts';
import type { Message, SaidWords } from './message.ts';

const CLOSED = new Set(['8', '9']);
const HALF_CLOSED = new Set(['11', '12']);

/** All messages. Batches 8 and 9 and the even lines of 11 and 12 of `own-intent` are closed. */
export const loadMessages = (): Message[] => [...loadIntents(), ...loadTurns(), ...loadConversations()];

/** What the kinds of `own-intent`, which are older and coarser, may be, some with a detail; one that is not named is itself. */
const finer: Readonly<Record<string, readonly IntentKind[]>> = {
  'change-meeting': ['move', 'prolong', 'cancel', 'invite', 'uninvite', 'change-place', 'rename'],
  'change-meeting cancel': ['cancel', 'respond-no'],
  'change-meeting move': ['move', 'prolong'],
  'change-meeting people': ['invite', 'uninvite'],
  'change-meeting other': ['change-place', 'rename', 'prolong', 'agenda-add', 'move'],
  'agenda free': ['free'],
  'find-time': ['free'],
  'find-time shared': ['find-time'],
  figures: ['figures', 'talk-figures'],
  'figures about': ['talk-figures'],
  question: ['said'],
  task: ['task', 'remind'],
  'task own': ['remind'],
  'task given': ['task'],
  unknown: ['unknown', 'small-talk'],
};

const isOwn = /^(?:tôi|mình|tui|tớ|em|anh|chị|toi|minh)$/iu;
const isFree = /(?<!\p{L})(?:rảnh|trống|ranh)(?!\p{L})/iu;
const isShared = /(?<!\p{L})(?:tìm|kiếm|chọn|xếp|chung|cùng|tim|kiem|chon|xep|cung)(?!\p{L})/iu;

/** By the kind and what else is annotated or said: how a meeting is changed, who has a task, whether a time is for several. */
function finerKinds(kind: string, text: string, slots: SaidWords): readonly IntentKind[] | undefined {
  const said = new Map(slots);
  const assignee = said.get('assignee');
  const details = [
    ...(isFree.test(text) ? ['free'] : []),
    ...(said.has('change') ? [said.get('change')] : []),
    ...(said.has('about') ? ['about'] : []),
    ...(assignee === undefined ? [] : [isOwn.test(assignee) ? 'own' : 'given']),
    ...(isShared.test(text) ? ['shared'] : []),
  ];
  const detail = details.find((one) => `${kind} ${one}` in finer);
  return finer[detail === undefined ? kind : `${kind} ${detail}`];
}

/** A line a message: text, kind, and `name=words` with semicolons between. */
function loadIntents(): Message[] {
  return listFiles('own-intent').flatMap((file) => {
    const batch = /\d+/.exec(file)?.[0] ?? '';
    const lines = loadText(`own-intent/${file}`).trim().split('\n');
    return lines.map((line, index) => {
      const [text = '', kind = '', said = ''] = line.split('\t');
      const slots = readSlots(said).map(
        ([name, words]) => [name === 'source' ? 'about' : name, words] as const,
      );
      return {
        text,
        state: null,
        kinds: finerKinds(kind, text, slots) ?? [toKind(kind, line)],
        slots,
        batch,
        isClosed: CLOSED.has(batch) || (HALF_CLOSED.has(batch) && index % 2 === 1),
        isCoarse: true,
      };
    });
  });
}

/** A line a message: what stands before it, text, kind and slots; one of several orders gives each as a message of its own. */
function loadTurns(): Message[] {
  return listFiles('own-turns').flatMap((file) =>
    loadText(`own-turns/${file}`)
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [before = '-', text = '', kinds = '', said = ''] = line.split('\t');
        const batch = file.replace('.tsv', '');
        const shared = { state: readState(before), batch, isClosed: false, isCoarse: false };
        const orders = kinds.split('+');
        const all = readSlots(said);
        return splitOrders(text, orders.length, all).map(({ text: part, slots }, at) => ({
          ...shared,
          text: part,
          kinds: [toKind(orders[at] ?? '', line)],
          slots,
        }));
      }),
  );
}

function readState(written: string): MessageState {
  const [kind = '', of = ''] = written.split(':');
  return kind === 'card' || kind === 'asked' || kind === 'after' ? { kind, of } : null;
}

type Order = { readonly text: string; readonly slots: SaidWords };

/** The orders of a message, parted before the mark or word that joins them; none where their slots do not show where that is. */
function splitOrders(text: string, count: number, slots: SaidWords): Order[] {
  if (count === 1) return [{ text, slots }];
  if (count > 2) return [];
  const [first, second] = [
    slots.filter(([name]) => !name.startsWith('2.')),
    slots.flatMap(([name, words]) => (name.startsWith('2.') ? [[name.slice(2), words] as const] : [])),
  ];
  const end = Math.max(0, ...first.map(([, words]) => text.indexOf(words) + words.length));
  const start = Math.min(text.length, ...second.map(([, words]) => text.lastIndexOf(words)));
  if (end >= start) return [];
  const joined = [...text.slice(end, start).matchAll(JOINT)].at(-1);
  if (!joined) return [];
  const at = end + joined.index;
  return [
    { text: text.slice(0, at), slots: first },
    { text: text.slice(at + joined[0].length), slots: second },
  ];
}

const JOINT =
  /[,;.\s]+(?:(?:và|va|rồi|roi|với lại|voi lai|với|xong|đồng thời|tiện thể|nhân tiện)\s+)?|\s*[,;.]\s*/giu;

function toKind(kind: string, line: string): IntentKind {
  if (!isIntentKind(kind)) throw new Error(`"${line}" has no known kind`);
  return kind;
}

const readSlots = (said: string): (readonly [string, string])[] =>
  said.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const];
  });
