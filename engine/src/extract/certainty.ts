/** From this confidence on a finding is taken as said in the meeting; below it is a suggestion that somebody has to look at. */
export const factConfidence = 0.6;

/** Whether a finding counts as what the meeting said, and not as a suggestion. */
export function isFact({ confidence }: { readonly confidence: number }): boolean {
  return confidence >= factConfidence;
}
