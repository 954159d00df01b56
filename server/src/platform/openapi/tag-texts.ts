import type { routesByDomain } from '@hopgon/contract/all-routes';

/** What each group of calls is about, in the order of the document. */
export const tagTexts: Readonly<Record<keyof typeof routesByDomain, string>> = {
  system: 'Health of the server, and the stream of events that keeps a client up to date',
  auth: 'Registration, signing in and out, passwords, verification of the e-mail address',
  users: 'The signed-in user',
  account: 'Profile, picture, notification choices and deletion of the caller’s account',
  security: 'Two-factor sign-in, recovery codes, passkeys and sessions of the caller',
  companies: 'Companies, invite codes, members, roles and settings',
  ownership: 'Transfer of a company to another member',
  meetings: 'Meetings, invitations, responses, conflicts and the change history',
  preparation: 'Agenda, brief and papers of a meeting',
  reminders: 'Reminders before meetings',
  glossary: 'Names and terms as the company writes them, applied to transcripts',
  rooms: 'Rooms that meetings can book',
  series: 'Meetings that repeat',
  scheduling: 'Suggested times and polls for a meeting time',
  calendar: 'Invitation links, calendar feeds, .ics imports and invitation letters',
  transcripts: 'Transcripts, their turns and speakers, and their analysis',
  minutes: 'Minutes of meetings: drafted, edited line by line, adopted, numbered, signed and locked',
  live: 'Meetings while they are held: agenda, attendance, speakers, notes and votes',
  readings: 'Summary lines, decisions, questions and tasks read in a transcript, until people approve them',
  actionItems: 'Work that somebody committed to, with an assignee and a deadline',
  decisions: 'The register of decisions: which hold, and what they replace',
  chat: 'Conversations with the assistant, and the cards it proposes',
  models:
    'The model a company may use beside the engine: its settings, its test and the notice to each person',
  email: 'Mails of the caller and the company that wait or failed',
  notifications:
    'Notifications of the caller: the bell, which kinds arrive in which way, push messages, links that turn mails off',
  figures: 'Hours and results of meetings of a person, a department or the company',
  search: 'Search over people, meetings, action items, conversations and transcripts',
  samples: 'Sample data for a new company',
  legal: 'Terms of use and privacy policy',
  audit: 'The audit log of a company',
  exports: 'Exports of the data of a company or an account',
};
