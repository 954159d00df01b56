import { type IntentKind, isIntentKind } from '@hopgon/engine/intent/intent';
import { listFiles, loadText } from './load-data.ts';

/** An annotated chat message; `slots` are names with words as they stand in it, a name possibly more than once. */
export type Message = {
  readonly text: string;
  readonly kind: IntentKind;
  readonly slots: readonly (readonly [name: string, words: string])[];
  readonly batch: string;
  readonly isClosed: boolean;
};

const FOLDER = 'own-intent';
const CLOSED = new Set(['8', '9']);
const HALF_CLOSED = new Set(['11', '12']);

/** All messages. Batches 8 and 9 and the even lines of 11 and 12 are closed. */
export function loadMessages(): Message[] {
  return listFiles(FOLDER).flatMap((file) => {
    const batch = /\d+/.exec(file)?.[0] ?? '';
    const lines = loadText(`${FOLDER}/${file}`).trim().split('\n');
    return lines.map((line, index) => ({
      ...readLine(line),
      batch,
      isClosed: CLOSED.has(batch) || (HALF_CLOSED.has(batch) && index % 2 === 1),
    }));
  });
}

/** A line a message: text, kind, and `name=words` with semicolons between. */
function readLine(line: string): Pick<Message, 'text' | 'kind' | 'slots'> {
  const [text = '', kind = '', said = ''] = line.split('\t');
  if (!isIntentKind(kind)) throw new Error(`"${line}" has no known kind`);
  const slots = said.split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)] as const];
  });
  return { text, kind, slots };
}
