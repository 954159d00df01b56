import { randomFillSync } from 'node:crypto';
import { V7Generator } from 'uuidv7';

// Asked for a few words at a time, the system's randomness costs more than the rest of an id.
const randomWords = new Uint32Array(1024);
let used = randomWords.length;

function nextUint32(): number {
  if (used === randomWords.length) {
    randomFillSync(randomWords);
    used = 0;
  }
  const word = randomWords[used] ?? 0;
  used += 1;
  return word;
}

const generator = new V7Generator({ nextUint32 });

/** A new UUIDv7: its text order is its order in time, within a process strictly. */
export const newId = (): string => generator.generate().toString();
