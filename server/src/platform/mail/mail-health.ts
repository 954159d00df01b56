type MailState = 'ok' | 'files' | 'failing';

/** Whether the mail server takes mails, by the last one this process gave it. */
export interface MailHealth {
  readonly state: () => MailState;
  readonly delivered: () => void;
  /** Not where it answered about one mail or its address: then it works. */
  readonly failed: () => void;
  /** It refused us as a sender; one such answer may be of one mail, some in a row are of all. */
  readonly refused: () => void;
}

const mostRefusals = 3;

export function createMailHealth(hasServer: boolean): MailHealth {
  let isFailing = false;
  let refusals = 0;
  return {
    state: () => {
      if (isFailing || refusals >= mostRefusals) return 'failing';
      return hasServer ? 'ok' : 'files';
    },
    delivered: () => {
      isFailing = false;
      refusals = 0;
    },
    failed: () => {
      isFailing = true;
    },
    refused: () => {
      refusals += 1;
    },
  };
}
