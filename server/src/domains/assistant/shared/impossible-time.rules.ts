/** A date or a clock as written that no calendar and no clock has. */
export interface ImpossibleTime {
  readonly kind: 'date' | 'clock';
  readonly said: string;
}
