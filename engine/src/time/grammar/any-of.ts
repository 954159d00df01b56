import { fold } from '../../text/fold.ts';

/** Whether a word is one of a list, parted by spaces: with its marks or without, those `asWritten` only as they stand there. */
export function anyOf(words: string, asWritten = ''): (word: string | undefined) => boolean {
  const known = new Set(`${words} ${fold(words)} ${asWritten}`.split(' '));
  return (word = '') => word !== '' && known.has(word);
}
