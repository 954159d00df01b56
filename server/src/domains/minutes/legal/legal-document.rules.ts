import type { Counted, Counts } from '@hopgon/contract/governance/outcome';
import type { Body, BodyRules } from '@hopgon/contract/governance/schemas';
import type { LegalFacts, LegalTarget, Seat } from '@hopgon/contract/minutes/legal/schemas';
import type { Attendance } from '@hopgon/contract/minutes/schemas';

/** Somebody of the minutes, with what they are to the body. */
export interface LegalPerson extends Seat {
  readonly name: string;
  /** What the person is in the company; may be empty. */
  readonly position: string;
  readonly attendance: Attendance;
  readonly reason: string;
  readonly isChair: boolean;
  readonly isSecretary: boolean;
}

/** A vote of the meeting that is over. Weights are whole hundredths. */
export interface LegalVote {
  readonly id: string;
  readonly text: string;
  /** Whose vote it was; null for one that no law has rules for. */
  readonly body: Body | null;
  readonly isSpecial: boolean;
  readonly way: 'meeting' | 'written';
  readonly isSecret: boolean;
  readonly weighting: 'head' | 'share';
  readonly entitled: Counted;
  readonly attending: Counted;
  /** All who may vote on it. */
  readonly base: Counted;
  readonly cast: Counted;
  readonly counts: Counts;
  readonly invalid: Counted;
  readonly chairChoice: 'for' | 'against' | 'none' | null;
  readonly names: Readonly<Record<'for' | 'against' | 'none', readonly string[]>> | null;
  /** As it was said when the vote closed. */
  readonly isPassed: boolean;
  readonly excludedVotes: number;
  readonly exclusions: readonly string[];
}

export interface LegalLine {
  readonly id: string;
  readonly kind: 'text' | 'decision' | 'task' | 'question' | 'opinion';
  readonly text: string;
  readonly motionId: string | null;
}

/** Everything that requirements of the law are checked against. */
export interface LegalDocument {
  readonly body: Body;
  readonly legal: LegalFacts;
  readonly companyName: string;
  readonly place: string;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
  /** The day of the meeting, YYYY-MM-DD. */
  readonly heldOn: string | null;
  readonly people: readonly LegalPerson[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly LegalLine[] }[];
  readonly votes: readonly LegalVote[];
  readonly rules: BodyRules;
}

/** What is wrong, and the line it is about where it is about one. */
export interface Problem {
  readonly reason: string;
  readonly lineId?: string;
  readonly to?: LegalTarget;
}

/** One requirement: what it says, where it is met, and a test of it. */
export interface Requirement {
  readonly code: string;
  readonly article: string;
  readonly title: string;
  readonly to: LegalTarget;
  /** Null when it is met. */
  readonly problemOf: (document: LegalDocument) => Problem | string | null;
  /** Said when it is met. */
  readonly met: string | ((document: LegalDocument) => string);
}

/** A requirement that kinds share; each names its own article. */
export type RequirementPart = Omit<Requirement, 'article'>;
