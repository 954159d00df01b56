import type { FoundSaid } from '@hopgon/contract/search/schemas';
import { fold } from '@hopgon/engine/text/fold';

interface Judged extends FoundSaid {
  readonly score: number;
  readonly share: number;
}

const number = /\d|\b(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi|tram|nghin|ngan|trieu|ty|ruoi|phan tram)\b/;
const day = /\d|\b(?:ngay|thu|tuan|thang|mai|mot|cuoi|dau|truoc|sau|hom|gio|sang|chieu|toi)\b/;
const settled = /\b(?:chot|thong nhat|quyet|quyet dinh|dong y|duyet|ket luan|vay la|nhu vay)\b/;

/** What the words of a question let one expect of its answer. */
const expectations: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [/\b(?:bao nhieu|may|gia|phan tram)\b/, number],
  [/\b(?:khi nao|bao gio|ngay nao|ngay may|hom nao|luc nao|chung nao|deadline|han)\b/, day],
  [/\b(?:chot|quyet|thong nhat|duyet|chon)\b/, settled],
];

const fits = 1.25;
const asksItself = 0.8;

/** Puts passages that say what the question asks for before those that only speak of it, or ask it themselves. */
export function rankAnswers(question: string, passages: readonly Judged[]): Judged[] {
  const asked = fold(question);
  const wanted = expectations.filter(([says]) => says.test(asked)).map(([, answer]) => answer);
  const judge = (passage: Judged): number => {
    const passageWords = fold(`${passage.text} ${passage.reply?.text ?? ''}`);
    const fitting = wanted.filter((answer) => answer.test(passageWords)).length;
    const open = passage.text.trimEnd().endsWith('?') && passage.reply === null;
    return passage.score * fits ** fitting * (open ? asksItself : 1);
  };
  return passages
    .map((passage) => ({ ...passage, score: judge(passage) }))
    .sort((left, right) => right.score - left.score);
}
