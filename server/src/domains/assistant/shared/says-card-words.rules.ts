import type { CardWords } from './card-words.rules.ts';

/** Whether a message says anything of what is open beside times, names and lengths. */
export const saysCardWords = (words: CardWords): boolean =>
  words.reason !== '' ||
  words.isClosed !== null ||
  words.answer !== null ||
  words.room !== '' ||
  words.dropTimes.length + words.dropOptions.length > 0 ||
  words.answerBy !== '' ||
  words.chair !== '' ||
  words.secretary !== '' ||
  words.before !== null ||
  words.late !== null ||
  words.swap !== null ||
  words.isHalfPast ||
  words.days !== null ||
  words.append !== '' ||
  words.keepsIt ||
  words.reopens ||
  words.roomSize !== null ||
  words.isFirstHour ||
  saysLetter(words) ||
  saysItems(words);

export const saysLetter = ({ letter: { tone, add, remove, sign } }: CardWords): boolean =>
  tone !== null || add !== '' || remove !== null || sign !== '';

export const saysItems = ({ items }: CardWords): boolean => items.length > 0;
