type MailState = 'ok' | 'files' | 'failing';

/** Whether the mail server takes mails, by the last one this process gave it. */
export interface MailHealth {
  readonly state: () => MailState;
  readonly delivered: () => void;
  /** Not where it answered about one mail or its address: then it works. */
  readonly failed: () => void;
}

export function createMailHealth(hasServer: boolean): MailHealth {
  let isFailing = false;
  return {
    state: () => {
      if (isFailing) return 'failing';
      return hasServer ? 'ok' : 'files';
    },
    delivered: () => {
      isFailing = false;
    },
    failed: () => {
      isFailing = true;
    },
  };
}
