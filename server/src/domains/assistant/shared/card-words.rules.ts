/** What a sentence of a letter is to be done with. */
export interface LetterWords {
  readonly tone: 'formal' | 'warm' | 'short' | null;
  /** A further sentence, as dictated. */
  readonly add: string;
  /** The sentence that goes: by its place, or by words of it. */
  readonly remove: { readonly at: number } | { readonly words: string } | 'courtesy' | null;
  /** Who signs. */
  readonly sign: string;
  /** Whether it speaks of a sentence or a paragraph: "thêm câu …". */
  readonly isExplicit: boolean;
}

/** What is done with an item of an agenda; an item is a number from 1, -1 the last, or words of it: empty is the only new one. */
export type ItemWords =
  | { readonly does: 'move'; readonly item: ItemName; readonly to: ItemPlace }
  | { readonly does: 'remove'; readonly item: ItemName }
  | { readonly does: 'resize'; readonly item: ItemName; readonly minutes: number }
  | { readonly does: 'rename'; readonly item: ItemName; readonly title: string }
  /** Two change places. */
  | { readonly does: 'exchange'; readonly items: readonly [ItemName, ItemName] }
  | { readonly does: 'add'; readonly title: string; readonly minutes: number | null; readonly to: ItemPlace };
export type ItemPlace = 'first' | 'last' | { readonly before: ItemName } | { readonly after: ItemName };
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
  /** In the order in which they are said. */
  readonly items: readonly ItemWords[];
  /** The person who writes does the task. */
  readonly keepsIt: boolean;
  /** A task is not finished after all. */
  readonly reopens: boolean;
  /** A room by how large it is. */
  readonly roomSize: 'small' | 'large' | null;
  /** "Giờ như ban đầu": the hour a meeting has before it is moved. */
  readonly isFirstHour: boolean;
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
  items: [],
  keepsIt: false,
  reopens: false,
  roomSize: null,
  isFirstHour: false,
  isHalfPast: false,
  append: '',
  amount: '',
  aside: '',
  rest: '',
  asks: false,
};
