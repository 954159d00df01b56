import type { ActionItem, Extraction, Statement } from '../extract/extraction.ts';
import { withWrittenAmounts } from '../numbers/format-amounts.ts';
import { readWording, type Talk } from '../summarise/talk-wording.ts';
import { tidyText } from '../summarise/tidy-text.ts';
import { nameOf } from '../summarise/voices.ts';
import { supportCheck } from '../support/check-support.ts';
import type { SupportLine } from '../support/support.ts';
import type { Turn } from '../transcript/turn.ts';
import { stateQuestion } from './state-question.ts';
import { stripSpokenEdges } from './strip-spoken-edges.ts';
import { timeOfDay, withoutDeadline } from './task-words.ts';
import { writeDates } from './write-dates.ts';
import { writeNumbers } from './write-numbers.ts';

type Findings = Pick<Extraction, 'actionItems' | 'decisions' | 'openQuestions'>;

interface Source {
  /** YYYY-MM-DD */
  readonly meetingDate: string;
  readonly turns: readonly Turn[];
}

export interface Composer {
  /**
   * Findings in the words of minutes: without what is only spoken, people by name, days as dates and figures in digits, a task
   * without its person and day, an open question as a statement. Places, evidence and certainty stay.
   */
  readonly composeFindings: <Found extends Findings>(found: Found) => Found;
  /** A sentence of the course of the meeting with its days as dates and its numbers in digits. */
  readonly composeText: (line: Pick<SupportLine, 'text' | 'evidence'>) => string;
}

/** Writes lines of minutes; a wording that the turns of a line support less than the one before is not used. */
export function createComposer({ meetingDate, turns }: Source): Composer {
  const talk = withoutLabels(readWording(turns));
  const check = supportCheck({ meetingDate, turns });
  const tidy = (text: string, evidence: readonly number[]) =>
    tidyText(text, evidence, talk, withWrittenAmounts);
  const dated = (text: string) => writeDates(text, meetingDate);
  const written = (text: string) => writeNumbers(stripSpokenEdges(text));
  /** The last wording that has no more faults than the one before it. */
  const choose = (line: SupportLine, wordings: readonly string[]): string => {
    const faultsOf = (text: string) => check({ ...line, text }).unsupported.length;
    let kept = { text: line.text, faults: faultsOf(line.text) };
    for (const wording of wordings) {
      const text = wording.charAt(0).toUpperCase() + wording.slice(1);
      if (text === kept.text) continue;
      const faults = faultsOf(text);
      if (faults <= kept.faults) kept = { text, faults };
    }
    return kept.text;
  };
  const composeTask = (item: ActionItem): ActionItem => {
    const { title, evidence, assignee, deadline, deadlineText } = item;
    const short = withoutDeadline(title, { deadline, deadlineText, day: meetingDate });
    const own = tidy(dated(short), evidence);
    const unnamed = withoutPerson(stripSpokenEdges(own), assignee, talk);
    const counted = writeNumbers(unnamed);
    const timed = `${counted}${timeOfDay(deadlineText)}`;
    const line = { text: title, evidence, assignee, deadline };
    return { ...item, title: choose(line, [tidy(title, evidence), own, unnamed, counted, timed]) };
  };
  const wordingsOf = (text: string, evidence: readonly number[]): string[] => {
    const [said, own] = [tidy(text, evidence), tidy(dated(text), evidence)];
    // Where a day may not be written out, the rest still is.
    return [said, written(said), own, written(own)];
  };
  const composeDecision = ({ text, evidence }: Statement): string =>
    choose({ text, evidence }, wordingsOf(text, evidence));
  const composeQuestion = ({ text, evidence }: Statement): string => {
    const asked = wordingsOf(text, evidence);
    const stated = asked.map((question) => stateQuestion(question, talk.isProper));
    return choose({ text, evidence }, [...asked.map((question) => `${question}?`), ...stated]);
  };
  return {
    composeFindings: (found) => ({
      ...found,
      actionItems: found.actionItems.map(composeTask),
      decisions: found.decisions.map((one) => ({ ...one, text: composeDecision(one) })),
      openQuestions: found.openQuestions.map((one) => ({ ...one, text: composeQuestion(one) })),
    }),
    composeText: (line) => choose(line, [dated(line.text), written(dated(line.text))]),
  };
}

/** "Speaker 2" is the name of nobody: a line of minutes leaves "em" rather than writes it. */
const withoutLabels = (talk: Talk): Talk => ({
  ...talk,
  voiceAt: (turn) => {
    const { name, personAt } = talk.voiceAt(turn);
    const named = (one: string | null) => (one !== null && /\d/u.test(one) ? null : one);
    return { name: named(name), personAt: (read, at) => named(personAt(read, at)) };
  },
});

/** Words by which somebody is given work, and that stand before a name. */
const ASKED = /^(?:yêu cầu|đề nghị|phân công|giao cho|giao|nhờ|mời)\s+/iu;
const TITLE = /^(?:đồng chí|đ\/c|anh|chị|ông|bà|cô|chú|bác|thầy|em)\s+/iu;

/**
 * "Thầy Lâm nộp đề cương", "Đề nghị đồng chí Lâm nộp đề cương" of a task of thầy Lâm is "Nộp đề cương", and so is "Văn phòng
 * dự thảo" of "Văn phòng UBND tỉnh": a task begins with its verb, its person stands beside it.
 */
function withoutPerson(text: string, assignee: ActionItem['assignee'], { roster }: Talk): string {
  if (assignee === null) return text;
  const known = new Set(`${assignee} ${nameOf(assignee, roster)}`.toLowerCase().split(/\s+/u));
  let rest = text.replace(ASKED, '');
  const wasAsked = rest !== text;
  rest = rest.replace(TITLE, '');
  const words = rest.split(/\s+/u);
  const named = words.findIndex((word) => !known.has(word.toLowerCase()));
  // A word alone is no task, and what is asked of somebody else stays as it was said.
  if (named <= 0 || words.length - named < 2) return text;
  const isLowerName =
    !wasAsked && rest === text && words.slice(0, named).every((word) => !/^\p{Lu}/u.test(word));
  return isLowerName ? text : words.slice(named).join(' ');
}
