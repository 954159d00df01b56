/** What a sentence of a letter is to be done with. */
export interface LetterWords {
  readonly tone: 'formal' | 'warm' | 'short' | null;
  /** A further sentence, as dictated. */
  readonly add: string;
  /** The sentence that goes: by its place, or by words of it. */
  readonly remove: { readonly at: number } | { readonly words: string } | null;
  /** Who signs. */
  readonly sign: string;
  /** Whether it speaks of a sentence or a paragraph: "thêm câu …". */
  readonly isExplicit: boolean;
}

/** What is done with the items of an agenda; an item is a number from 1, -1 the last, or words of it. */
export interface ItemWords {
  readonly move: {
    readonly item: ItemName;
    readonly to: 'first' | 'last' | { before: ItemName } | { after: ItemName };
  } | null;
  readonly remove: ItemName | null;
  readonly length: { readonly item: ItemName; readonly minutes: number } | null;
  /** Two that change places. */
  readonly exchange: readonly [ItemName, ItemName] | null;
}
export type ItemName = number | string;

/** What a message says of what is open beside the fields of `SpokenChange`. */
export interface CardWords {
  /** Whether all of it agrees with what is open, or drops it. */
  readonly stance: 'agree' | 'drop' | null;
  /** Whether its first words agree, whatever follows. */
  readonly opensAgreeing: boolean;
  /** How many days later a deadline is to be. */
  readonly days: number | null;
  /** Why, without the word that leads to it. */
  readonly reason: string;
  readonly isClosed: boolean | null;
  readonly answer: 'accepted' | 'declined' | 'tentative' | null;
  /** A room of the company, by the name it has there. */
  readonly room: string;
  /** The times that go: "bỏ 9h thứ Hai". */
  readonly dropTimes: readonly string[];
  /** Which of the times that are asked about go, by their place from 1; -1 is the last. */
  readonly dropOptions: readonly number[];
  /** Until when others are to answer. */
  readonly answerBy: string;
  /** Who leads the meeting and who writes its minutes, as said: "bác Lộc", or a word for oneself. */
  readonly chair: string;
  readonly secretary: string;
  /** How many minutes before it begins its writer is to be reminded. */
  readonly before: number | null;
  /** How many minutes after it began its writer joins a meeting. */
  readonly late: number | null;
  /** Words in the place of others. */
  readonly swap: { readonly from: string; readonly to: string } | null;
  readonly letter: LetterWords;
  readonly items: ItemWords;
  /** "Rưỡi đi": half past the hour it has. */
  readonly isHalfPast: boolean;
  /** What is to be written beside what it is called. */
  readonly append: string;
  /** A sum or a count with its unit: "1,3%". */
  readonly amount: string;
  /** What stands behind a comma and only explains the rest: "thứ Tư đi, thứ Năm chị Hà hay bận". */
  readonly aside: string;
  /** Content that is taken by none of this, and says no time, no name and no length. */
  readonly rest: string;
  /** Asks something; "được không" only begs. */
  readonly asks: boolean;
}

export const noLetterWords: LetterWords = { tone: null, add: '', remove: null, sign: '', isExplicit: false };
export const noItemWords: ItemWords = { move: null, remove: null, length: null, exchange: null };

export const noCardWords: CardWords = {
  stance: null,
  opensAgreeing: false,
  days: null,
  reason: '',
  isClosed: null,
  answer: null,
  room: '',
  dropTimes: [],
  dropOptions: [],
  answerBy: '',
  chair: '',
  secretary: '',
  before: null,
  late: null,
  swap: null,
  letter: noLetterWords,
  items: noItemWords,
  isHalfPast: false,
  append: '',
  amount: '',
  aside: '',
  rest: '',
  asks: false,
};
