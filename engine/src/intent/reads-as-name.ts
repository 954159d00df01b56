import { findNames } from './named-words.ts';
import { endOfPlace } from './place-names.ts';
import { type MessageUnit, readMessage } from './read-message.ts';

/** Whether all of a text is the name of a city, a province or a region. */
export function readsAsPlace(said: string): boolean {
  const { list } = readMessage(said).tokens;
  return list.length > 0 && endOfPlace(list, 0) === list.length;
}

/** What begins with a capital and is no city, an address, words for several people, or a name of the lexicon may be somebody; an ordinary word is not. */
export function readsAsName(said: string): boolean {
  if (said.includes('@') || groupFirst.test(said)) return true;
  const reading = readMessage(said);
  const { list } = reading.tokens;
  if (endOfPlace(list, 0) === list.length) return false;
  if (/^\p{Lu}/u.test(said)) return true;
  // Typed without marks nearly every word is also a name: each must be nothing else.
  if (reading.isPlain ? reading.units.every(namesOnly) : findNames(reading).length > 0) return true;
  const [first, second, ...others] = reading.units;
  const isPolite = first?.classes.some((name) => name === 'title' || name === 'kin') === true;
  return isPolite && others.length === 0 && second?.classes.length === 0;
}

const namesOnly = ({ name, classes }: MessageUnit): boolean =>
  name !== '' || (classes.length > 0 && classes.every((own) => ['given-name', 'kin', 'title'].includes(own)));

const groupFirst = /^(?:phòng|nhóm|đội|bộ phận|tổ|team|phong|nhom|doi|to)\s/iu;
