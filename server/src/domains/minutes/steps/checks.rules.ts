import { leastReaching, toShare } from '@hopgon/contract/governance/reaches';
import type { Threshold } from '@hopgon/contract/governance/schemas';
import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { MinutesChecks, MinutesQuorum, MissingPart } from '@hopgon/contract/minutes/checks';
import type { AdoptedBy, Attendance } from '@hopgon/contract/minutes/schemas';
import { isSupported, isUnaccepted, type MarkedLine, restsOnCancelled } from '../lines/marks.rules.ts';

interface CheckedHead {
  readonly chair_id: string | null;
  readonly secretary_id: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly adopted_by: AdoptedBy;
  /** YYYY-MM-DD */
  readonly wait_until: string | null;
  readonly revision: number;
}

/** What of minutes depends on more than themselves. */
interface Surroundings {
  readonly quorum: Threshold;
  readonly legal: MinutesChecks['legal'];
  /** Those of the people present who may open the minutes. */
  readonly viewerIds: ReadonlySet<string>;
  readonly cancelledMotionIds: ReadonlySet<string>;
  /** Comments nobody resolved. */
  readonly openComments: number;
}

interface CheckedPerson {
  readonly user_id: string | null;
  readonly part: ParticipantRole;
  readonly attendance: Attendance;
  readonly approved_revision: number | null;
}

export const isPresent = ({ attendance }: Pick<CheckedPerson, 'attendance'>): boolean =>
  attendance === 'in-person' || attendance === 'online';

/** Whether a person agreed to what the minutes say now. */
export const hasApproved = (person: CheckedPerson, revision: number): boolean =>
  person.approved_revision === revision;

/** Guests and people who are only informed count for no quorum. */
function quorumOf(threshold: Threshold, people: readonly CheckedPerson[]): MinutesQuorum {
  const members = people.filter(
    ({ user_id: userId, part }) => userId !== null && part !== 'informed' && part !== 'guest',
  );
  const { length } = members;
  return {
    present: members.filter(isPresent).length,
    members: length,
    needed: leastReaching(length, toShare(threshold), 1),
  };
}

/** What stands between minutes and their adoption. */
export function checkMinutes(
  head: CheckedHead,
  lines: readonly MarkedLine[],
  people: readonly CheckedPerson[],
  { quorum, legal, viewerIds, cancelledMotionIds, openComments }: Surroundings,
): MinutesChecks {
  const missing: (MissingPart | null)[] = [
    head.chair_id === null ? 'chair' : null,
    head.secretary_id === null ? 'secretary' : null,
    head.starts_at === null ? 'start' : null,
    head.ends_at === null ? 'end' : null,
  ];
  const isAsked = (person: CheckedPerson): boolean =>
    head.adopted_by === 'present' && viewerIds.has(person.user_id ?? '') && isPresent(person);
  return {
    lines: lines.length,
    unaccepted: lines.filter(isUnaccepted).length,
    unsupported: lines.filter((line) => !isSupported(line)).length,
    cancelledVotes: lines.filter((line) => restsOnCancelled(line, cancelledMotionIds)).length,
    objections: head.adopted_by === 'silence' ? openComments : 0,
    missing: missing.filter((part) => part !== null),
    quorum: quorumOf(quorum, people),
    legal,
    recorded: people.filter(({ attendance }) => attendance !== 'unrecorded').length,
    approvalsMissing: people.filter((person) => isAsked(person) && !hasApproved(person, head.revision))
      .length,
    waitUntil: head.adopted_by === 'silence' ? head.wait_until : null,
  };
}

const missingNames: Readonly<Record<MissingPart, string>> = {
  chair: 'người chủ trì',
  secretary: 'thư ký',
  start: 'giờ bắt đầu',
  end: 'giờ kết thúc',
};

/** 'người chủ trì, thư ký và giờ kết thúc' */
export function missingInWords(missing: readonly MissingPart[]): string {
  const names = missing.map((part) => missingNames[part]);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} và ${last}`;
}
