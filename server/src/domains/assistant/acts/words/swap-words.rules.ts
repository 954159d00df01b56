import { fold } from '@hopgon/engine/text/fold';

/** A text with words in the place of others, found as written, before without marks; null where it does not hold them. */
export function swapWords(
  text: string,
  { from, to }: { readonly from: string; readonly to: string },
): string | null {
  const exact = text.toLowerCase().indexOf(from.toLowerCase());
  const at = exact >= 0 ? exact : fold(text.normalize('NFC')).indexOf(fold(from));
  if (from === '' || at < 0) return null;
  const put = at === 0 ? `${to.charAt(0).toUpperCase()}${to.slice(1)}` : to;
  return `${text.slice(0, at)}${put}${text.slice(at + from.length)}`;
}
