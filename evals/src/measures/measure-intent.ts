import type { Intent } from '@hopgon/engine/intent/intent';
import { plainlySaid, readIntent } from '@hopgon/engine/intent/read-intent';
import { fold } from '@hopgon/engine/text/fold';
import { listFiles, loadText } from '../load-data.ts';
import { type Figure, share } from '../measure.ts';

type Asked = {
  readonly text: string;
  readonly kind: string;
  readonly slots: readonly (readonly [string, string])[];
};

const FOLDER = 'own-intent';
/** How much of a slot's words must agree (F1) for it to count as read. */
const LEAST = 0.75;

/**
 * The intents of messages, as written, without marks and decomposed; and the slots as written, where the intent was
 * right.
 */
export function measureIntent(): Figure[] {
  return listFiles(FOLDER).flatMap((file) => {
    const asked = readSitting(loadText(`${FOLDER}/${file}`));
    const name = file.replace(/\.tsv$/, '');
    const none = asked.filter(({ kind }) => kind === 'unknown');
    return [
      kinds(`${name}`, asked, (text) => text),
      kinds(`${name}, without marks`, asked, fold),
      kinds(`${name}, decomposed`, asked, (text) => text.normalize('NFD')),
      kinds(`${name}, nothing asked`, none, (text) => text),
      slots(`${name}, what is said of it`, asked),
    ];
  });
}

/** A line a message: text, kind, and `name=words` parted by semicolons. */
function readSitting(content: string): Asked[] {
  return content
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', kind = '', said = ''] = line.split('\t');
      const slots = said.split(';').flatMap((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const];
      });
      return { text, kind, slots };
    });
}

/** A likely question is answered by a search as well: it changes nothing, so both count as one. */
const isRight = ({ kind, score }: Intent, wanted: string): boolean =>
  score < plainlySaid
    ? wanted === 'unknown' || (wanted === 'question' && kind === 'question')
    : kind === wanted;

function kinds(name: string, asked: readonly Asked[], written: (text: string) => string): Figure {
  const right = asked.filter(({ text, kind }) => isRight(readIntent(written(text)), kind));
  return share(name, right.length, asked.length);
}

function slots(name: string, asked: readonly Asked[]): Figure {
  const wanted = asked.flatMap(({ text, kind, slots }) => {
    const intent = readIntent(text);
    const found = new Map<string, string>(Object.entries(intent.slots));
    return intent.kind === kind ? slots.map(([slot, words]) => agree(found.get(slot) ?? '', words)) : [];
  });
  return share(name, wanted.filter(Boolean).length, wanted.length);
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function agree(found: string, wanted: string): boolean {
  const [left, right] = [wordsOf(found), wordsOf(wanted)];
  if (left.length + right.length === 0) return true;
  const shared = left.filter((word) => right.includes(word)).length;
  return (2 * shared) / (left.length + right.length) >= LEAST;
}
