import type { Figures } from '@hopgon/contract/transcripts/schemas';
import { fold } from '@hopgon/engine/text/fold';
import type { Candidate } from './match-member.rules.ts';

/** More to choose from is a list, not a question. */
const mostCandidates = 3;

/** The people of a meeting as labels without a member are compared with them; built once for all labels. */
export interface CandidateIndex {
  /** By each word of their name, as it is written and without diacritics. */
  readonly byWord: ReadonlyMap<string, readonly NamedMember[]>;
  readonly byFoldedWord: ReadonlyMap<string, readonly NamedMember[]>;
  /** Those whom no label names. */
  readonly unnamed: readonly Candidate[];
}

interface NamedMember {
  readonly member: Candidate;
  readonly words: readonly string[];
}

/** `namedIds` are the members whom labels name. */
export function indexCandidates(
  members: readonly Candidate[],
  namedIds: ReadonlySet<string | null>,
): CandidateIndex {
  const invited = members.filter((member) => member.invited);
  const byWordOf = (spell: (text: string) => string) => {
    const entries = invited.flatMap((member) => {
      const words = spell(member.displayName).match(/\p{L}+/gu) ?? [];
      const named = { member, words };
      return [...new Set(words)].map((word) => ({ word, named }));
    });
    const grouped = Map.groupBy(entries, ({ word }) => word);
    return new Map([...grouped].map(([word, of]) => [word, of.map(({ named }) => named)]));
  };
  return {
    byWord: byWordOf(lowered),
    byFoldedWord: byWordOf(fold),
    unnamed: invited.filter(({ userId }) => !namedIds.has(userId)),
  };
}

/**
 * Whom a label may mean that names no member: people of the meeting it shares a name with ("Thắng Trần", "Tuyết KT"), else
 * those whom no other label names, unless they are too many to choose from.
 */
export function candidatesFor(
  label: string,
  { byWord, byFoldedWord, unnamed }: CandidateIndex,
): readonly Candidate[] {
  // Without diacritics only where none was typed ("Thang Tran").
  const lower = lowered(label);
  const index = fold(label) === lower ? byFoldedWord : byWord;
  const words = new Set(lower.match(/\p{L}+/gu));
  const sharing = new Set([...words].flatMap((word) => index.get(word) ?? []));
  const alike = [...sharing]
    .map((named) => ({ member: named.member, likeness: likenessOf(words, named) }))
    .filter(({ likeness }) => likeness > 1)
    .sort((one, other) => other.likeness - one.likeness);
  if (alike.length > 0) return alike.slice(0, mostCandidates).map(({ member }) => member);
  return unnamed.length <= mostCandidates ? unnamed : [];
}

const lowered = (text: string): string => text.normalize('NFC').toLowerCase();

/** A word of the name counts one, the given name two: a family name alone says nothing. */
function likenessOf(words: ReadonlySet<string>, { words: own }: NamedMember): number {
  const shared = own.filter((word) => words.has(word)).length;
  return words.has(own.at(-1) ?? '') ? shared + 1 : shared;
}

/** "A Khoa" is a person in every meeting; "Speaker 2" and "Người nói B" are another one each time. */
export const isRememberable = (label: string): boolean =>
  !/\d/.test(label) && !/(?:^|\s)\p{L}$/u.test(label.trim());

interface MergeableSpeaker {
  readonly label: string;
  readonly user_id: string | null;
  readonly name: string | null;
}

/** Named as another label is: the same person, known or not. */
export const isMergedWith = (speaker: MergeableSpeaker, label: string): boolean =>
  speaker.label !== label && speaker.user_id === null && speaker.name === label;

/** The person remembered before the others, and once. */
export const candidatesWith = (
  remembered: Candidate | undefined,
  others: readonly Candidate[],
): readonly Candidate[] =>
  remembered
    ? [remembered, ...others.filter(({ userId }) => userId !== remembered.userId)].slice(0, mostCandidates)
    : others;

type SpeakerFigures = Figures['speakers'][number];

const add = (left: SpeakerFigures, right: SpeakerFigures): SpeakerFigures => ({
  speaker: left.speaker,
  turns: left.turns + right.turns,
  words: left.words + right.words,
  questions: left.questions + right.questions,
  talkMs: left.talkMs === null || right.talkMs === null ? null : left.talkMs + right.talkMs,
});

/** Figures under the names people gave the speakers; two labels of one person are counted together. */
export function nameFigures(figures: Figures, nameOf: ReadonlyMap<string, string>): Figures {
  if (nameOf.size === 0) return figures;
  const named = (label: string): string => nameOf.get(label) ?? label;
  const speakers = new Map<string, SpeakerFigures>();
  for (const each of figures.speakers) {
    const speaker = named(each.speaker);
    const before = speakers.get(speaker);
    speakers.set(speaker, before ? add(before, each) : { ...each, speaker });
  }
  const { longestMonologue: longest } = figures;
  return {
    ...figures,
    speakers: [...speakers.values()],
    longestMonologue: longest && { ...longest, speaker: named(longest.speaker) },
  };
}
