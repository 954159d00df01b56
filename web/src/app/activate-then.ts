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

/** Has a waiting worker take over, then calls back once; at once where another tab or a still newer worker was first. */
export function activateThen(worker: WaitingWorker, callBack: () => void): void {
  const isSettled = () => worker.state === 'activated' || worker.state === 'redundant';
  if (isSettled()) {
    callBack();
    return;
  }
  const ended = new AbortController();
  const finish = () => {
    ended.abort();
    clearTimeout(timer);
    callBack();
  };
  const follow = () => {
    if (isSettled()) finish();
  };
  const timer = setTimeout(finish, patience);
  worker.addEventListener('statechange', follow, { signal: ended.signal });
  worker.postMessage('activate');
}
