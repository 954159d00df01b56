import type { SpokenAct, SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import { fold } from '@hopgon/engine/text/fold';
import type { ParsedMessage } from '../parse/parsed-message.rules.ts';

/** Words that point to what was spoken of last, or only say what is done: they name no meeting and no task. */
const pointing: ReadonlySet<string> = new Set(
  'cai viec cuoc buoi hop lich no do ay day nay kia tren luon di hom bua nham giup ho lam tham gia du co mat nhan loi tra moi nho xin cho dum gium roi a nhe sang qua lui doi chuyen don day keo lai vay cu'.split(
    ' ',
  ),
);
const pointsSomewhere = /(?<!\p{L})(?:cai|viec|cuoc|buoi) (?:do|no|ay|day|kia)(?!\p{L})/u;

const namesNothing = (words: string): boolean =>
  words !== '' &&
  (fold(words)
    .split(/[\s,.]+/u)
    .every((word) => word === '' || pointing.has(word)) ||
    pointsSomewhere.test(fold(words)));

/** Minutes, a summary or figures of "cuộc đó" are of the meeting that was spoken of last. */
export function atLastMeeting(asked: ParsedMessage, lastId: string | undefined): ParsedMessage {
  if (!('meetingId' in asked) || asked.meeting === null || lastId === undefined) return asked;
  if (!namesNothing(asked.meeting.about)) return asked;
  return { ...asked, meetingId: lastId, meeting: { ...asked.meeting, said: '', about: '' } };
}

/** An act that only points at what it is about is of what was spoken of last. */
export const withoutPointing = <Of extends SpokenAct | SpokenQuestion>(said: Of): Of =>
  'words' in said && namesNothing(said.words) ? { ...said, words: '' } : said;
