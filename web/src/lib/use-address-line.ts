import { useEffect, useState } from 'react';

/**
 * Whether the address names this line (`#id`); then it is brought into view once it is shown. A line comes from the server after
 * the page, so the browser and the router look for it too early.
 */
export function useAddressLine(id: string | undefined): boolean {
  const [isNamed] = useState(() => id !== undefined && location.hash === `#${id}`);
  useEffect(() => {
    if (isNamed && id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isNamed, id]);
  return isNamed;
}
