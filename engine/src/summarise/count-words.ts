/** Words as a limit counts them: what white space sets apart. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
