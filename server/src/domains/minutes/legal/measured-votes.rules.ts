import { quorumOf, ratioOf } from '@hopgon/contract/governance/law';
import { type Counted, isEnough } from '@hopgon/contract/governance/outcome';
import { reaches, toShare } from '@hopgon/contract/governance/reaches';
import type { LegalDocument, LegalVote } from './legal-document.rules.ts';
import { membersOf, sumOf, wholeOf } from './people.rules.ts';

/** Hundredths as a person writes them: '400.000' */
export const numberInWords = (value: number): string => new Intl.NumberFormat('vi-VN').format(value / 100);

/**
 * All votes of the body, in the unit of this vote: who was listed in the vote need not be everybody. A vote that all members
 * of a council had may weigh them in another unit than the minutes.
 */
export function wholeOfVote(document: LegalDocument, { entitled }: LegalVote): number {
  const [members, whole] = [membersOf(document), wholeOf(document)];
  const isOfAll =
    document.body === 'members-council' &&
    entitled.votes === members.length &&
    sumOf(document, members) === whole;
  return isOfAll ? entitled.weight : whole;
}

/** What the ratio is of: in writing everybody who may vote, listed or not (Điều 59 khoản 5, 148 khoản 4); else as it was counted. */
export function baseOfVote(document: LegalDocument, vote: LegalVote): Counted {
  if (vote.way === 'meeting') return vote.base;
  const excluded = vote.entitled.weight - vote.base.weight;
  return { votes: vote.base.votes, weight: wholeOfVote(document, vote) - excluded };
}

export const ratioOfVote = ({ rules }: LegalDocument, { isSpecial, way }: LegalVote) =>
  ratioOf(rules, { isSpecial, isWritten: way === 'written' });

/** Whether enough of the body attended when it was put to the vote; nobody has to be there who is asked in writing. */
export const hadQuorum = (document: LegalDocument, vote: LegalVote): boolean =>
  vote.way === 'written' ||
  (vote.attending.weight > 0 &&
    reaches(
      vote.attending.weight,
      wholeOfVote(document, vote),
      toShare(quorumOf(document.rules, document.legal.call)),
    ));

/** Whether it was decided, by the rules of the body and not by what the vote was opened with. */
export const isDecided = (document: LegalDocument, vote: LegalVote): boolean =>
  isEnough({
    ...{ body: document.body, counts: vote.counts, chairChoice: vote.chairChoice },
    base: baseOfVote(document, vote),
    ratio: toShare(ratioOfVote(document, vote)),
  });

/** Whether it was put to a quorum and has its ratio. */
export const isCarried = (document: LegalDocument, vote: LegalVote): boolean =>
  hadQuorum(document, vote) && isDecided(document, vote);
