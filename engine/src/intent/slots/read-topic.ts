import { type Heard, writtenAt } from '../hear.ts';
import { closingFrame, openingFrame } from './frames.ts';

/** Which meeting a message speaks of, as written: what is left without the words of the request itself. */
export function readTopic(heard: Heard, until = heard.plain.length): string {
  const plain = heard.plain.slice(0, until);
  const from = (openingFrame.exec(plain)?.[0].length ?? 1) - 1;
  const rest = plain.slice(from);
  const to = from + (closingFrame.exec(rest)?.index ?? rest.length);
  return writtenAt(heard, from, to);
}
