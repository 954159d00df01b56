declare global {
  /** What `early.js` asked before this script had come; a worker or a test has none. */
  var earlyReplies: EarlyReply[] | undefined;
}

type Headers = Readonly<Record<string, string>>;

export interface EarlyReply {
  readonly path: string;
  readonly headers: Headers;
  readonly reply: Promise<Response>;
}

const identity = ['authorization', 'x-company'] as const;

/** The reply to the same question by the same person in the same company, once: the next question wants a newer one. */
export function claimEarlyReply(
  replies: EarlyReply[],
  path: string,
  headers: Headers,
): Promise<Response> | undefined {
  const place = replies.findIndex(
    (each) => each.path === path && identity.every((name) => each.headers[name] === headers[name]),
  );
  return place < 0 ? undefined : replies.splice(place, 1)[0]?.reply;
}

/** Once something changed, or the first page has long been there, what was not claimed may be old. */
export const dropEarlyReplies = (): void => void globalThis.earlyReplies?.splice(0);
