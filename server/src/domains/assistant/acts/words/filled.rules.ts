import type { SpokenAct } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';
import type { ParsedMessage } from '../../parse/parsed-message.rules.ts';
import type { ParsedTurn } from '../../parse/turn/parsed-turn.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';

/** A request whose gap a message filled. */
export type Filled =
  | { readonly kind: 'parsed'; readonly asked: ParsedMessage }
  | { readonly kind: 'act'; readonly act: SpokenAct; readonly context: ActContext };

/** A message that may answer what was asked back. */
export interface WaitedTurn extends ParsedTurn {
  /** Whether it only says a part: a time, a name, a room. */
  readonly isPart: boolean;
}

const mostWordsOfName = 4;

/** Whether a short message holds the name that several people have: it tries to say which. */
export const saysName = ({ message }: ParsedTurn, unclear: string): boolean => {
  const words = fold(message).split(/\s+/u);
  return words.length <= mostWordsOfName && words.includes(fold(unclear).split(/\s+/u).at(-1) ?? '');
};

const mostWordsOfTitle = 12;

/** A message that is no order and no question, where a title was asked for. */
export const mayBeTitle = ({ act, question, change, message, asked }: ParsedTurn): boolean =>
  act === null &&
  question === null &&
  !change.isQuestion &&
  message.split(/\s+/u).length <= mostWordsOfTitle &&
  !['greeting', 'small-talk', 'thanks', 'help'].includes(asked.kind);
