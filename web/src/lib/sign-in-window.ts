/**
 * Signing in elsewhere, in a window of its own. It comes back to a page of ours, which says over a channel of our origin
 * what the other site answered; messages of other origins never get here, and nobody listens to `postMessage`.
 */
const channelName = 'sign-in-window';
const windowName = 'hop-gon-sign-in';
const lookEvery = 500;
/** A window that closes itself has spoken just before. */
const lastWords = 1_000;

type Message =
  | { readonly kind: 'answer'; readonly state: string; readonly answer: string }
  | { readonly kind: 'taken'; readonly state: string };

function readMessage(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('state' in data)) return null;
  const { kind, state } = data;
  if (typeof state !== 'string') return null;
  if (kind === 'taken') return { kind, state };
  if (kind !== 'answer' || !('answer' in data) || typeof data.answer !== 'string') return null;
  return { kind, state, answer: data.answer };
}

/** Null when the browser blocks it. Must be called while a press is handled, before anything is awaited. */
export function openSignInWindow(): Window | null {
  const [width, height] = [500, 640];
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2));
  return open('', windowName, `popup,width=${width},height=${height},left=${left},top=${top}`);
}

interface Waiting {
  /** The query that the window with this state came back with; once. */
  readonly onAnswer: (answer: string) => void;
  /** It seems closed; some sites make it look so, and an answer may still come. */
  readonly onClosed: () => void;
}

/** Waits for the answer to the attempt with this state; the result ends the waiting. */
export function awaitAnswer(opened: Window, state: string, { onAnswer, onClosed }: Waiting): () => void {
  const channel = new BroadcastChannel(channelName);
  let farewell: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    farewell = setTimeout(onClosed, lastWords);
  }, lookEvery);
  const stop = () => {
    clearInterval(look);
    clearTimeout(farewell);
    channel.close();
  };
  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message?.kind !== 'answer' || message.state !== state) return;
    channel.postMessage({ kind: 'taken', state } satisfies Message);
    stop();
    onAnswer(message.answer);
  });
  return stop;
}

/** Sends the answer from the window. Resolves to whether the page that opened it has received it. */
export function sendToOpener(answer: string): Promise<boolean> {
  const state = new URLSearchParams(answer).get('state') ?? '';
  const channel = new BroadcastChannel(channelName);
  return new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), 3_000);
    channel.addEventListener('message', ({ data }) => {
      const message = readMessage(data);
      if (message?.kind !== 'taken' || message.state !== state) return;
      clearTimeout(late);
      resolve(true);
    });
    channel.postMessage({ kind: 'answer', state, answer } satisfies Message);
  }).finally(() => channel.close());
}
