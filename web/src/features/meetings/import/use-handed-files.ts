import { useEffect, useEffectEvent } from 'react';
import { handedFiles } from '../../../lib/files/handed-files.ts';
import type { PlacedFile } from '../../../lib/files/placed-file.ts';

/** Takes files that were dropped on another page, or are dropped outside of this one's panel. */
export function useHandedFiles(add: (files: readonly PlacedFile[]) => void): void {
  const take = useEffectEvent(() => {
    const files = handedFiles.take();
    if (files.length > 0) add(files);
  });
  useEffect(() => {
    take();
    return handedFiles.listen(take);
  }, []);
}
