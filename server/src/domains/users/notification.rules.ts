/** How something reaches a person. What keeps an account safe asks nobody and is no part of this. */
export type Reach = 'mail' | 'reminder-bell' | 'reminder-mail' | 'chat-bell';

const switches = {
  mail: ['email_notifications'],
  'reminder-bell': ['meeting_reminders'],
  'reminder-mail': ['meeting_reminders', 'email_notifications'],
  'chat-bell': ['chat_notifications'],
} as const satisfies Record<Reach, readonly string[]>;

/** The switches of the profile that must all be on. */
export const switchesOf = <R extends Reach>(reach: R): (typeof switches)[R] => switches[reach];
