import { useEffect, useState } from 'react';

/** A value once it has not changed for so many milliseconds: what is typed is not searched for letter by letter. */
export function useDebounced<T>(value: T, pause = 150): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
