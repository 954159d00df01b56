/** Which minutes of a meeting are meant. */
export interface EditionOf {
  readonly meetingId: string;
  readonly edition: number;
}
