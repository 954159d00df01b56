import type { Turn } from '../transcript/turn.ts';

/** A line of minutes: a sentence, or a task with who does it and by when. */
export type SupportLine = {
  readonly text: string;
  /** Indexes of the turns it rests on. */
  readonly evidence: readonly number[];
  /** A speaker's label, or a person or group as they are called; null where it is unknown. Only tasks have one. */
  readonly assignee?: string | null;
  /** YYYY-MM-DD; null where there is none. Only tasks have one. */
  readonly deadline?: string | null;
};

export type SupportSource = {
  /** YYYY-MM-DD, against which "thứ sáu" is resolved; null where lines say their days as the turns do. */
  readonly meetingDate: string | null;
  readonly turns: readonly Pick<Turn, 'speaker' | 'text'>[];
};

export type ClaimKind =
  | 'number'
  | 'amount'
  | 'date'
  | 'time'
  | 'person'
  | 'negation'
  | 'modality'
  | 'direction'
  | 'content';

/** A part of a line that its turns do not support. */
export type UnsupportedClaim = {
  readonly kind: ClaimKind;
  /** The field of the line it stands in. */
  readonly field: 'text' | 'assignee' | 'deadline';
  /** UTF-16 offsets in that field, the second exclusive. */
  readonly span: readonly [from: number, to: number];
  /** The turns do not say it; they say it and the line leaves it out; or they say the opposite. */
  readonly fault: 'not-said' | 'left-out' | 'contradicted';
};

export type Support = {
  readonly supported: boolean;
  readonly unsupported: readonly UnsupportedClaim[];
};

/** Whether the turns that a line names support it. */
export type SupportCheck = (line: SupportLine) => Support;
