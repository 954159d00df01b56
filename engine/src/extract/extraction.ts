/** Indexes into the meeting's turns, from 0, ascending, without repeats. */
export type Evidence = number[];

export type Priority = 'cao' | 'trung bình' | 'thấp';

export type ActionItem = {
  readonly title: string;
  /** A speaker's label, or a person or group as said; null where nobody can be told. */
  readonly assignee: string | null;
  /** YYYY-MM-DD. */
  readonly deadline: string | null;
  /** The day as it was said: "trước thứ sáu". */
  readonly deadlineText: string | null;
  readonly priority: Priority;
  readonly evidence: Evidence;
  /** 0–1. */
  readonly confidence: number;
};

export type Statement = { readonly text: string; readonly evidence: Evidence; readonly confidence: number };

export type Topic = { readonly title: string; readonly evidence: Evidence };

export type Extraction = {
  readonly actionItems: ActionItem[];
  readonly decisions: Statement[];
  readonly openQuestions: Statement[];
  readonly topics: Topic[];
};
