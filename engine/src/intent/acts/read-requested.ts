import { fold } from '../../text/fold.ts';
import type { MessagePiece } from './read-pieces.ts';

type Requested = { readonly assignee: string; readonly title: string };

const begs = /^(?:nho|keu|bao|bieu)$/u;
const gone = /(?:\s+(?:giùm|giúp|dùm|hộ|cái|với|nha|nhé|nghe|ạ|luôn|gium|giup|dum|ho|voi|nhe|luon))+$/iu;

/**
 * "Kệ dãy 3 nghiêng rồi, nhờ chị An kêu thợ": what is wrong, and behind a comma who is asked to do what about it; null where a message is
 * not built so.
 */
export function readRequested(message: string, pieces: readonly MessagePiece[]): Requested | null {
  const at = pieces.findIndex(
    ({ kind, text }, index) =>
      index > 2 &&
      begs.test(fold(text)) &&
      pieces[index + 1]?.kind === 'name' &&
      kind !== 'name' &&
      isBehindMark(pieces, index),
  );
  const name = pieces[at + 1];
  if (at < 0 || name === undefined) return null;
  const problem = pieces.slice(0, at - 1);
  if (problem.some(({ cue, kind }) => kind === 'time' || (cue !== null && notProblem.has(cue)))) return null;
  const end = pieces.findIndex(({ kind }, index) => index > at + 1 && kind === 'mark');
  const asked = pieces.slice(at + 2, end < 0 ? undefined : end);
  const done = asked.filter(({ kind }) => kind !== 'time');
  if (done.length < 2) return null;
  const last = asked.findLastIndex(
    ({ kind, text }) => kind !== 'time' && !/^(?:trước|trong|vào|truoc|vao)$/iu.test(text),
  );
  const request = message.slice(asked[0]?.from, asked[last]?.to).replace(gone, '');
  const what = message.slice(problem[0]?.from, problem.at(-1)?.to).replace(/[\s,.;]+$/u, '');
  return { assignee: name.text, title: `${request} (${what})` };
}

const isBehindMark = (pieces: readonly MessagePiece[], at: number): boolean =>
  pieces[at - 1]?.kind === 'mark' && /[,.;]/u.test(pieces[at - 1]?.text ?? '');

/** What is ordered or answered is no problem. */
const notProblem: ReadonlySet<string> = new Set(
  'accept-invite decline-invite maybe-invite attend meeting gathering task titled-task give remind-self remind cancel move invite note mail write poll finished take deadline ask'.split(
    ' ',
  ),
);
