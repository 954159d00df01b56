interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

export interface CalendarAttendee extends CalendarPerson {
  readonly role: 'chair' | 'required' | 'optional' | 'informed';
  readonly answer: 'waiting' | 'accepted' | 'tentative' | 'declined';
}

export interface CalendarEvent {
  /** Identifies the event, or all of a series, permanently, in every mail about it. */
  readonly uid: string;
  /** Increases with each change that people are notified of; a calendar ignores an older number. */
  readonly sequence: number;
  readonly stamp: Date;
  readonly start: Date;
  readonly end: Date;
  /** IANA name; its wall clock is what a series repeats by. */
  readonly timeZone: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  /** Null where nobody is to read who calls it. */
  readonly organizer: CalendarPerson | null;
  readonly attendees: readonly CalendarAttendee[];
  /** Whether the event is cancelled, when the method does not say so. */
  readonly cancelled?: boolean | undefined;
  /** For a series: its rule ('FREQ=WEEKLY;BYDAY=MO') and the starts of instances that do not take place. */
  readonly repeats?: { readonly rule: string; readonly except: readonly Date[] } | undefined;
  /** For one instance of a series: when it was to start by the rule. */
  readonly instanceOf?: Date | undefined;
  /** For one instance of an all-day series: the day it was to be on by the rule, `YYYY-MM-DD`. */
  readonly instanceDay?: string | undefined;
}
