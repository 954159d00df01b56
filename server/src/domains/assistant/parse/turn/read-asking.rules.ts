import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { isPart, isWrite } from '../../shared/intent-groups.rules.ts';
import { askingPart } from '../asking-part.rules.ts';
import { type Decided, decideAs, type Ground, type ReadText, readText } from './decide-intent.rules.ts';

/** Kinds whose words are those of the part that asks; what was said is searched for as it always is. */
const ofAsking: ReadonlySet<IntentKind> = new Set([
  'agenda',
  'next-meeting',
  'free',
  'own-tasks',
  'person-tasks',
  'late-tasks',
]);

/**
 * A question with the words of the part that asks it. Why somebody asks names no day, room or person of what is asked: "… còn trống
 * không, mình cần xếp thêm một buổi 16h".
 */
export function readAsking(
  said: ReadText,
  ground: Ground,
  { kind, question }: Pick<Decided, 'kind' | 'question'>,
): { readonly question: SpokenQuestion | null; readonly askedText: string } {
  const part = isWrite(kind) || isPart(kind) ? said.text : askingPart(said.text);
  if (part === said.text) return { question: ofWhom(question, said), askedText: said.text };
  const asking = readText(part, ground);
  const filled = question === null ? null : (decideAs(kind)(asking).question ?? question);
  return {
    question: ofWhom(filled, asking),
    askedText: ofAsking.has(kind) ? part : said.text,
  };
}

/** Who are in a part of the company, and in no meeting. */
const asksOfUnit =
  /(?<!\p{L})((?:bên|phòng|bộ phận|nhóm|team|chi nhánh|khối|ben|phong|bo phan|nhom|chi nhanh|khoi)\s+\p{L}+(?:\s+\p{L}+){0,3}?)\s+(?:có|gồm|co|gom)\s+(?:những\s+|nhung\s+)?ai(?!\p{L})/iu;
const namesMeeting = /(?<!\p{L})(?:họp|cuộc|buổi|hop|cuoc|buoi)(?!\p{L})/iu;

/** "Chị Hòa với chị Hà, ai là điều dưỡng" asks of each who is named, "bên kho có những ai" of a department. */
function ofWhom(question: SpokenQuestion | null, { text, pieces }: ReadText): SpokenQuestion | null {
  const mayBeUnit =
    question?.kind === 'person'
      ? question.words === ''
      : question?.kind === 'meeting-people' && question.asks === 'attend' && !namesMeeting.test(text);
  const unit = mayBeUnit ? asksOfUnit.exec(text)?.[1] : undefined;
  if (unit !== undefined) return { kind: 'person', words: unit, message: text };
  if (question?.kind !== 'person') return question;
  const names = pieces.filter(({ kind }) => kind === 'name').map((piece) => piece.text);
  return names.length < 2 ? question : { ...question, words: names.join(', ') };
}
