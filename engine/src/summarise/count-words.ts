import { isSpace } from '../text/spaces.ts';

/** Words as a limit counts them: what white space sets apart. */
export function countWords(text: string): number {
  let words = 0;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const space = isSpace(text.charCodeAt(at));
    if (inside && space) words += 1;
    inside = !space;
  }
  return inside ? words + 1 : words;
}
