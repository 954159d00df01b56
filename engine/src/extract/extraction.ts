import type { Amount } from '../numbers/amount.ts';

/** Indexes into the meeting's turns, from 0, ascending, without repeats. */
export type Evidence = number[];

export type Priority = 'cao' | 'trung bình' | 'thấp';

export type ActionItem = {
  readonly title: string;
  /** A speaker's label, or a person or group as said; null where nobody can be named. */
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

export type Topic = {
  readonly title: string;
  readonly evidence: Evidence;
  /** Index of the agenda's item this is; null where the meeting opened the topic itself. */
  readonly agendaItem: number | null;
};

/** "53 triệu rưỡi" as it was first said, with its value in whole units. */
export type MentionedFigure = Omit<Amount, 'span'> & { readonly text: string; readonly evidence: Evidence };

/** A day as it was first said, and which one it is (YYYY-MM-DD). */
export type MentionedDate = { readonly text: string; readonly date: string; readonly evidence: Evidence };

/** A speaker's label, or somebody else as they were called ("anh Dũng", "công ty Minh Phát"). */
export type MentionedName = { readonly name: string; readonly speaks: boolean; readonly evidence: Evidence };

export type Mentioned = {
  readonly figures: MentionedFigure[];
  readonly dates: MentionedDate[];
  readonly names: MentionedName[];
};

export type Extraction = {
  readonly actionItems: ActionItem[];
  readonly decisions: Statement[];
  readonly openQuestions: Statement[];
  readonly topics: Topic[];
  readonly mentioned: Mentioned;
};
