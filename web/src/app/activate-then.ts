interface WaitingWorker {
  readonly state: ServiceWorkerState;
  postMessage(message: 'activate'): void;
  addEventListener(
    type: 'statechange',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ): void;
}

/** Has a waiting worker take over, then calls back once; at once where another tab or a still newer worker was first. */
export function activateThen(worker: WaitingWorker, callBack: () => void): void {
  const isSettled = () => worker.state === 'activated' || worker.state === 'redundant';
  if (isSettled()) {
    callBack();
    return;
  }
  const follow = () => {
    if (!isSettled()) return;
    ended.abort();
    callBack();
  };
  const ended = new AbortController();
  worker.addEventListener('statechange', follow, { signal: ended.signal });
  worker.postMessage('activate');
}
