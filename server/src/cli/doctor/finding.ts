/** What was looked at and how it is: one line in Vietnamese, with the remedy where there is one. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly text: string;
}

export const good = (check: string, text: string): Finding => ({ check, state: 'ok', text });
export const warning = (check: string, text: string): Finding => ({ check, state: 'warning', text });
export const problem = (check: string, text: string): Finding => ({ check, state: 'problem', text });
