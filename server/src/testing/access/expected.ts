import type { FailureCode } from '@hopgon/contract/failure-codes';
import type { Access } from '@hopgon/contract/route';
import type { ActorName } from './actors.ts';

/** 'pass': the caller is permitted. A code: the refusal. `hidden`: like an object that does not exist. */
export type Verdict = 'pass' | 'hidden' | FailureCode;

const outside = {
  nobody: 'not_signed_in',
  'no company': 'company_required',
  'removed member': 'not_company_member',
  'foreign owner': 'not_company_member',
  'expired session': 'session_ended',
  'revoked session': 'session_ended',
} as const;

const inside = (
  member: Verdict,
  uninvited: Verdict,
  admin: Verdict,
  owner: Verdict,
): Record<ActorName, Verdict> => ({
  ...outside,
  member,
  'member not invited': uninvited,
  admin,
  owner,
});

/**
 * The answer of each access level to each caller about an object of the caller's own company. In the fixtures the owner
 * made the meeting and chairs it, "member" is invited and has the item, and conversations belong to the admin.
 */
export const expected: Readonly<Record<Exclude<Access, 'public'>, Readonly<Record<ActorName, Verdict>>>> = {
  'signed-in': {
    ...inside('pass', 'pass', 'pass', 'pass'),
    'no company': 'pass',
    'removed member': 'pass',
    'foreign owner': 'pass',
  },
  company: inside('pass', 'pass', 'pass', 'pass'),
  chat: inside('chat_not_allowed', 'chat_not_allowed', 'pass', 'pass'),
  manager: inside('not_allowed', 'not_allowed', 'pass', 'pass'),
  owner: inside('not_allowed', 'not_allowed', 'not_allowed', 'pass'),
  closed: inside('not_allowed', 'not_allowed', 'pass', 'pass'),
  'meeting-view': inside('pass', 'hidden', 'hidden', 'pass'),
  'meeting-edit': inside('not_allowed', 'hidden', 'hidden', 'pass'),
  'meeting-answer': inside('pass', 'hidden', 'hidden', 'pass'),
  'meeting-enter': inside('pass', 'hidden', 'hidden', 'pass'),
  'meeting-run': inside('not_allowed', 'hidden', 'hidden', 'pass'),
  'poll-view': inside('pass', 'hidden', 'hidden', 'pass'),
  'poll-manage': inside('not_allowed', 'hidden', 'hidden', 'pass'),
  'item-view': inside('pass', 'hidden', 'hidden', 'pass'),
  'item-edit': inside('not_allowed', 'hidden', 'hidden', 'pass'),
  'item-decide': inside('pass', 'hidden', 'hidden', 'pass'),
  'chat-own': inside('chat_not_allowed', 'chat_not_allowed', 'pass', 'hidden'),
  own: inside('pass', 'pass', 'pass', 'pass'),
};

/** The fixtures' login sessions and passkeys belong to none of the callers. */
const ofSomebodyElse: Partial<Record<ActorName, Verdict>> = {
  'no company': 'hidden',
  member: 'hidden',
  'member not invited': 'hidden',
  admin: 'hidden',
  owner: 'hidden',
  'removed member': 'hidden',
  'foreign owner': 'hidden',
};

/** Routes whose object is the company itself, or that ask about an object only when one is named. */
export const exceptions: Readonly<Record<string, Partial<Record<ActorName, Verdict>>>> = {
  endLoginSession: ofSomebodyElse,
  updatePasskey: ofSomebodyElse,
  // Who chairs the meeting sets another deadline without asking.
  requestExtension: { owner: 'not_allowed' },
  // The comment is the assignee's.
  deleteItemComment: { owner: 'hidden' },
  // The item was not deleted: those who may edit it are answered as after a second restore.
  restoreActionItem: { member: 'hidden', 'member not invited': 'hidden', admin: 'hidden' },
  switchCompany: {
    'no company': 'not_company_member',
    'removed member': 'not_company_member',
    'foreign owner': 'not_company_member',
  },
  // By the person whom the minutes name as chair or secretary.
  adoptMinutes: { member: 'not_allowed' },
  signMinutes: { member: 'not_allowed' },
  // A draft is for the people who edit the minutes.
  renderDerivedFile: { member: 'hidden' },
  // The speaker named is not the caller.
  removeSpeaker: { member: 'not_allowed' },
  signMinutesElectronically: { member: 'not_allowed' },
  findMeetingOfCode: { 'member not invited': 'hidden', admin: 'hidden' },
  // Of a meeting that is named.
  importTranscript: { member: 'not_allowed', 'member not invited': 'hidden', admin: 'hidden' },
  readTranscriptImport: { member: 'hidden', 'member not invited': 'hidden', admin: 'hidden' },
  undoTranscriptImport: { member: 'hidden', 'member not invited': 'hidden', admin: 'hidden' },
  undoImport: { member: 'hidden', 'member not invited': 'hidden', admin: 'hidden' },
  createChatSession: { admin: 'hidden' },
  searchChat: { owner: 'hidden' },
  listActionItems: { 'member not invited': 'hidden', admin: 'hidden' },
};
