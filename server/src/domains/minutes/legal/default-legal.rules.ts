import type { Body } from '@hopgon/contract/governance/schemas';
import type { CapitalUnit, LegalFacts, Seat } from '@hopgon/contract/minutes/legal/schemas';
import { localDay } from '@hopgon/contract/time/zoned';

interface Vote {
  readonly body: Body | null;
  readonly call: number;
  readonly way: 'meeting' | 'written';
  readonly openedAt: Date;
  readonly deadline: Date | null;
  readonly shares: readonly { readonly userId: string; readonly weight: number }[];
  /** What all owners hold together, in hundredths; null where nobody said it. */
  readonly total: number | null;
  readonly voterIds: readonly string[];
  readonly votedIds: readonly string[];
  readonly proxies: readonly { readonly userId: string; readonly holderName: string }[];
}

interface KnownFacts {
  readonly enterpriseCode: string;
  readonly headOffice: string;
  readonly goal: string;
  readonly agenda: readonly string[];
  readonly votes: readonly Vote[];
  readonly timeZone: string;
  /** Of the newest minutes of this kind that the drafter may see. */
  readonly earlier: Pick<LegalFacts, 'capitalUnit' | 'total'> | null;
}

const lastShares = (votes: readonly Vote[]) =>
  votes.findLast(({ shares }) => shares.length > 0)?.shares ?? [];

function capitalOf(
  body: Body,
  { votes, earlier }: Pick<KnownFacts, 'votes' | 'earlier'>,
): { capitalUnit: CapitalUnit; total: number | null } {
  const usual = body === 'shareholders' ? 'share' : 'dong';
  if (body === 'board') return { capitalUnit: usual, total: null };
  const shares = lastShares(votes);
  const said = votes.findLast(({ total: whole }) => whole !== null)?.total ?? null;
  if (shares.length === 0) return earlier ?? { capitalUnit: usual, total: null };
  const sum = shares.reduce((all, { weight }) => all + weight, 0) / 100;
  // Shareholders who were not invited own something, too.
  const total = said === null ? (body === 'shareholders' ? null : sum) : said / 100;
  // Shares that add up to a hundred are percentages.
  const capitalUnit = (total ?? sum) === 100 ? 'percent' : usual;
  const before = earlier?.capitalUnit === capitalUnit ? earlier.total : null;
  return { capitalUnit, total: said === null ? (before ?? total) : total };
}

/** What is known of the body and its meeting before anybody writes; the rest is left to be asked. */
export function defaultLegal(body: Body, known: KnownFacts): LegalFacts {
  const { votes, timeZone } = known;
  const last = votes.findLast((vote) => vote.body === body);
  const isWritten = votes.length > 0 && votes.every(({ way }) => way === 'written');
  const dayOf = (at: Date | null | undefined) => (at ? localDay(at, timeZone) : null);
  return {
    ...{ enterpriseCode: known.enterpriseCode, headOffice: known.headOffice },
    purpose: known.goal.slice(0, 1000),
    agenda: known.agenda
      .map((title, place) => `${place + 1}. ${title}`)
      .join('\n')
      .slice(0, 4000),
    ...capitalOf(body, known),
    ...{ call: last?.call ?? 1, previousOn: null, invitedOn: null, isWritten },
    sentOn: isWritten ? dayOf(votes[0]?.openedAt) : null,
    // A vote that ends with a day ends at the midnight after it.
    dueOn: isWritten ? dayOf(votes[0]?.deadline && new Date(votes[0].deadline.getTime() - 1)) : null,
    ...{ counterName: '', supervisorName: '', isApprovedInMeeting: false },
    ...{ chairRefusal: '', secretaryRefusal: '' },
  };
}

/** What the votes of the meeting, and else earlier minutes, say of somebody; the weight of a vote counts more. */
export function defaultSeat(
  userId: string,
  { votes, earlier }: { readonly votes: readonly Vote[]; readonly earlier: Partial<Seat> | undefined },
): Partial<Seat> {
  const share = lastShares(votes).find((each) => each.userId === userId);
  const listed = votes.filter(({ voterIds }) => voterIds.length > 0);
  const proxy = votes.flatMap(({ proxies }) => proxies).find((each) => each.userId === userId);
  const { isMember, weight, certificate, certificateOn, isOnBoard } = earlier ?? {};
  return {
    ...(isMember !== undefined && { isMember }),
    ...(weight !== undefined && { weight }),
    ...(certificate !== undefined && { certificate }),
    ...(certificateOn !== undefined && { certificateOn }),
    ...(isOnBoard !== undefined && { isOnBoard }),
    ...(listed.length > 0 && { isMember: listed.some(({ voterIds }) => voterIds.includes(userId)) }),
    ...(share && { weight: share.weight / 100 }),
    ...(proxy && { representative: proxy.holderName, proxyPaper: 'Giấy ủy quyền trong tài liệu cuộc họp' }),
  };
}

/** Of people asked in writing: whether they answered; null where no vote asked them here. */
export function defaultAnswer(userId: string, votes: readonly Vote[]): 'online' | 'absent' | null {
  const asked = votes.filter(({ voterIds }) => voterIds.includes(userId));
  if (asked.length === 0) return null;
  return asked.some(({ votedIds }) => votedIds.includes(userId)) ? 'online' : 'absent';
}
