const quietMs = 3_000;
/** As many as a browser asks one server for at once. */
const atOnce = 6;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const whenIdle = (): Promise<void> =>
  // Safari has no idle callback.
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200),
  );

/** Chromium alone says whether the person asked to save data. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}

const stopped = new AbortController();

const fetchPart = (path: string): Promise<unknown> =>
  fetch(path, { priority: 'low', signal: stopped.signal }).then((response) => response.blob());

async function fetchAll(): Promise<void> {
  const parts: unknown = await fetch('/parts.json', { priority: 'low' }).then((response) => response.json());
  if (!isList(parts)) return;
  for (let first = 0; first < parts.length; first += atOnce) {
    await whenIdle();
    stopped.signal.throwIfAborted();
    await Promise.all(parts.slice(first, first + atOnce).map(fetchPart));
  }
}

/**
 * Puts the code of pages that were not opened yet into the browser's cache, so that they open without a network. It is
 * fetched and not imported: some browsers remember a failed import and never try it again. `before` runs first.
 */
export function fetchPartsWhenIdle(before: () => Promise<void>): void {
  const begin = () =>
    setTimeout(
      () =>
        void whenIdle()
          .then(before)
          .then(() => (savesData() ? undefined : fetchAll()))
          .catch(() => undefined),
      quietMs,
    );
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** A worker that still answers for parts is not replaced: what is to come is left to the page that follows. */
export const stopFetchingParts = (): void => stopped.abort();
