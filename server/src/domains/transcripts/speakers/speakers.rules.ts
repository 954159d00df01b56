import type { Figures } from '@hopgon/contract/transcripts/schemas';
import { fold } from '@hopgon/engine/text/fold';
import { type Candidate, matchMember } from './match-member.rules.ts';

/** More to choose from is a list, not a question. */
const mostCandidates = 3;

/**
 * Whom a label may mean that names no member: people of the meeting it shares a name with ("Thắng Trần", "Tuyết KT"), else
 * those whom no other label names, unless they are too many to choose from.
 */
export function candidatesFor(
  label: string,
  labels: readonly string[],
  members: readonly Candidate[],
): readonly Candidate[] {
  const invited = members.filter((member) => member.invited);
  const words = nameWordsIn(label);
  const alike = invited
    .map((member) => ({ member, likeness: likenessOf(words, member) }))
    .filter(({ likeness }) => likeness > 1)
    .sort((one, other) => other.likeness - one.likeness);
  if (alike.length > 0) return alike.slice(0, mostCandidates).map(({ member }) => member);
  const named = new Set(labels.map((each) => matchMember(each, members)));
  const unnamed = invited.filter(({ userId }) => !named.has(userId));
  return unnamed.length <= mostCandidates ? unnamed : [];
}

/** Words to compare; without diacritics only where none was typed ("Thang Tran"). */
function nameWordsIn(label: string): { readonly words: ReadonlySet<string>; readonly isFolded: boolean } {
  const lower = label.normalize('NFC').toLowerCase();
  return { words: new Set(lower.match(/\p{L}+/gu)), isFolded: fold(label) === lower };
}

/** A word of the name counts one, the given name two: a family name alone says nothing. */
function likenessOf({ words, isFolded }: ReturnType<typeof nameWordsIn>, { displayName }: Candidate): number {
  const lower = displayName.normalize('NFC').toLowerCase();
  const own = (isFolded ? fold(displayName) : lower).match(/\p{L}+/gu) ?? [];
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
