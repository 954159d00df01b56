import { findPhrases } from '../lexicon/find-phrases.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isGroupVoice } from '../transcript/labels/group-voice.ts';
import type { Turn } from '../transcript/turn.ts';

/** A speaker under the names others may call them by. */
export type Person = {
  readonly label: string;
  /** The title in the label ("Chị Hạnh"), else empty. */
  readonly title: string;
  /** Words of each form of the name, longest first. */
  readonly names: readonly (readonly string[])[];
};

/** Labels of voices whose names the recogniser or the call does not know: "Speaker 2", "Khách 1", "0912 345 678". */
const NUMBERED = [
  /^(?:speaker|spk|người nói|diễn giả|giọng|voice|participant|unknown)/iu,
  /^(?:khách(?: mời)?|guest|user|người (?:dùng|gọi|tham gia|tham dự)|thành viên|attendee|member|caller|ẩn danh|anonymous|nữ|s)[\s_#.-]*\(?\d{0,3}\)?$/iu,
  /^\+?\d[\d\s*.-]{7,18}$/u,
];

export const isNumbered = (label: string): boolean => NUMBERED.some((pattern) => pattern.test(label.trim()));

/** Everybody who speaks; `spoken` are names of numbered voices. */
export function listPeople(turns: readonly Turn[], spoken: ReadonlyMap<string, readonly string[]>): Person[] {
  const labels = new Set(
    turns.flatMap(({ speaker }) => (speaker === null || isGroupVoice(speaker) ? [] : [speaker])),
  );
  return [...labels].map((label) => readPerson(label, spoken.get(label) ?? []));
}

function readPerson(label: string, spoken: readonly string[]): Person {
  const words = tokenize(label.replace(/\([^()]*\)/gu, ' ')).map(({ word }) => word);
  const titled = titleLength(label);
  const own = words.length > titled ? words.slice(titled) : words;
  const forms = isNumbered(label) ? [] : [own, own.slice(-2), own.slice(-1)];
  const all = [...forms, ...spoken.map((name) => [name])].filter((form) => form.length > 0);
  const names = [...new Map(all.map((form) => [form.join(' '), form])).values()];
  return {
    label,
    title: words.length > titled ? words.slice(0, titled).join(' ') : '',
    names: names.sort((one, other) => other.length - one.length),
  };
}

function titleLength(label: string): number {
  const spans = findPhrases(tokenize(label), true, lexicon());
  const title = spans.findLast(({ from, classes }) => from === 0 && classes.includes('title'));
  return title?.to ?? 0;
}
