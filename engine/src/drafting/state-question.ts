import { proseChoice } from '../lexicon/prose/prose-words.ts';
import { fold } from '../text/fold.ts';
import { openLead } from '../text/open-question.ts';

/** "Có … không", "đã … chưa": what can be answered by yes or no. */
const WHETHER = new RegExp(`^(.*\\S) ${proseChoice('asks-whether')}$`, 'iu');
const STATED = /\bhay (?:không|chưa)$/iu;
const WHETHER_YET = /^(.*\S) chưa$/iu;
/** Folded; a question that asks for something, or names what it may be. */
const ASKS = new RegExp(`\\b${fold(proseChoice('asks-for'))}\\b`, 'u');
const OPENED = new RegExp(
  `^(?:(?:\\S+ ){0,3}cho ${proseChoice('asker')} hỏi|${proseChoice('opens-question')})\\b[ ,:]*(?=\\S)`,
  'iu',
);

/** A question that stayed open, as minutes state it: "Chưa rõ khi nào trường sửa điều hòa". */
export function stateQuestion(question: string, isProper: (word: string) => boolean): string {
  const asked = question.replace(/[?.!…\s]+$/u, '').replace(OPENED, '');
  const said = statement(asked);
  if (said === null) return `${asked}?`;
  const first = /^[\p{L}\p{M}\p{N}]+/u.exec(said)?.[0] ?? '';
  const isName = isProper(first) || /\p{Lu}/u.test(first.slice(1));
  return `${openLead}${isName ? said : said.charAt(0).toLowerCase() + said.slice(1)}`;
}

function statement(asked: string): string | null {
  if (STATED.test(asked)) return asked;
  const [, whether] = WHETHER.exec(asked) ?? [];
  if (whether !== undefined) return `${whether} hay không`;
  const [, whetherYet] = WHETHER_YET.exec(asked) ?? [];
  if (whetherYet !== undefined) return `${whetherYet} hay chưa`;
  return ASKS.test(fold(asked)) ? asked : null;
}
