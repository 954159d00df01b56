interface WaitingWorker {
  readonly state: ServiceWorkerState;
  postMessage(message: 'activate'): void;
  addEventListener(
    type: 'statechange',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ): void;
}

/** Milliseconds that a worker may take: one that answers another tab is replaced only when that is done. */
const patience = 5_000;

/**
 * Has a waiting worker take over, then calls back; at once where another tab or a still newer worker was first. A worker that
 * comes after the callback has it called once more: a page that was asked for meanwhile went to the worker before, and Chromium
 * may end that one without an answer.
 */
export function activateThen(worker: WaitingWorker, callBack: () => void): void {
  const isSettled = () => worker.state === 'activated' || worker.state === 'redundant';
  if (isSettled()) {
    callBack();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    clearTimeout(timer);
  };
  const follow = () => {
    if (!isSettled()) return;
    end();
    callBack();
  };
  let timer = setTimeout(() => {
    timer = setTimeout(end, patience);
    callBack();
  }, patience);
  worker.addEventListener('statechange', follow, { signal: ended.signal });
  worker.postMessage('activate');
}
