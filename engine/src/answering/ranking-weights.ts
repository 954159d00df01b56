/** How much a word of a question counts for a line by where it stands, and how much what the line is. */
export const rankingWeights = {
  /** So many lines before it are read with a line; the nearest counts so much, each further one less. */
  reach: 6,
  before: 0.6,
  eachBefore: 0.8,
  /** Of what counts before a line, where it begins another matter. */
  acrossMatters: 0.4,
  /** A word said nearer than this counts as named. */
  near: 0.3,
  mostAround: 0.9,
  /** Of the lines behind. */
  after: [0.35, 0.2],
  inTitle: 0.6,
  inSpeaker: 0.7,
  /** Somewhere in the same talk. */
  anywhere: 0.2,
  /** Neighbours of the question that are neighbours in the line. */
  pair: 0.4,
  /** Of a line that only asks, and how far its answer counts for it. */
  asksItself: 0.6,
  next: 0.8,
  /** What the question expects: a person, a day, a figure; and how far that counts before whether it is settled. */
  fit: 1.2,
  type: 0.75,
};
