/** A statement of the talk as minutes would put it, the turns it rests on, and how fit it is to be kept (0–1, above for what the meeting is for). */
export type ToldLine = {
  readonly text: string;
  readonly evidence: readonly number[];
  readonly fitness: number;
};
