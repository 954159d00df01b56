import { useEffect, useState } from 'react';

/** A value once it has stood still for so many milliseconds: what is typed is not asked for letter by letter. */
export function useSettled<T>(value: T, pause = 150): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
