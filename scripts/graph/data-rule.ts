/**
 * Which domains may read a table of another one, beside the views in its `<domain>.views.ts`. Nobody writes a foreign table.
 * Who asks for meetings on behalf of a person uses `meetings.views.ts`, which knows what that person may see: the rows here
 * work for no person, or only ask whether a meeting is there.
 */
export const tableGrants: Readonly<Record<string, readonly string[]>> = {
  action_items: ['reminders', 'samples'],
  sessions: ['account'],
  companies: [
    'account',
    'action-items',
    'auth',
    'live',
    'meetings',
    'notifications',
    'reminders',
    'scheduling',
    'transcripts',
  ],
  memberships: [
    'account',
    'action-items',
    'agenda',
    'auth',
    'live',
    'meetings',
    'notifications',
    'reminders',
    'scheduling',
    'transcripts',
  ],
  meetings: [
    'action-items',
    'live',
    'notifications',
    'readings',
    'reminders',
    'samples',
    'search',
    'transcripts',
  ],
  meeting_series: ['action-items'],
  meeting_participants: ['notifications', 'reminders', 'samples', 'scheduling', 'transcripts'],
  meeting_guests: ['reminders'],
  bookings: ['scheduling'],
  rooms: ['meetings', 'reminders', 'scheduling'],
  polls: ['audit'],
  poll_voters: ['audit'],
  transcripts: ['action-items', 'minutes', 'readings', 'search'],
  transcript_turns: ['minutes', 'readings', 'search'],
  turn_corrections: ['minutes'],
  users: [
    'account',
    'action-items',
    'agenda',
    'audit',
    'auth',
    'companies',
    'email',
    'live',
    'meetings',
    'minutes',
    'notifications',
    'preparation',
    'readings',
    'reminders',
    'samples',
    'transcripts',
  ],
};

/** Reads tables of every domain: a test checks that it forgets none. */
export const readsEverything = 'exports';
