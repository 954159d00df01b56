interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

export interface CalendarAttendee extends CalendarPerson {
  readonly role: 'chair' | 'required' | 'optional' | 'informed';
  readonly answer: 'waiting' | 'accepted' | 'tentative' | 'declined';
}

export interface CalendarEvent {
  /** Names the event, or all of a series, for ever, in every mail about it. */
  readonly uid: string;
  /** Grows with each change people are told of; a calendar ignores what is older than what it knows. */
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
  readonly organizer: CalendarPerson;
  readonly attendees: readonly CalendarAttendee[];
  /** Called off, where nothing else says so. */
  readonly cancelled?: boolean | undefined;
  /** For a series: its rule ('FREQ=WEEKLY;BYDAY=MO') and the starts of instances that do not take place. */
  readonly repeats?: { readonly rule: string; readonly except: readonly Date[] } | undefined;
  /** For one instance of a series: when it was to start by the rule. */
  readonly instanceOf?: Date | undefined;
}
