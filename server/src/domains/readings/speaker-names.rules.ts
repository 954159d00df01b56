/** A speaker named in a line: how the line names them, and the label of their turns. */
export interface NamedSpeaker {
  readonly as: string;
  readonly label: string;
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
const wholeWord = (name: string): string =>
  `(?<![\\p{L}\\p{M}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{M}\\p{N}])`;
const hasWord = (text: string, name: string): boolean => new RegExp(wholeWord(name), 'iu').test(text);

/** Only a label or a full name is sure to mean the speaker wherever it stands; a call name does where the line begins with it. */
const isUnmistakable = (name: string): boolean => /[\p{N} ]/u.test(name);
// "Yến (Người nói 4)" is one name.
const namePattern = (name: string): string =>
  isUnmistakable(name)
    ? `\\p{Lu}[\\p{L}\\p{M}]{0,19} \\(${escapePattern(name)}\\)|${wholeWord(name)}`
    : `^${wholeWord(name)}`;

/** The speakers a line names, by label or by the name the label had when the line was written. */
export function findNamedSpeakers(
  text: string,
  speakers: readonly { readonly label: string; readonly name: string | null }[],
): NamedSpeaker[] {
  const lower = text.toLowerCase();
  return speakers.flatMap(({ label, name }) => {
    const forms = [name, label].filter(
      (form): form is string => form !== null && lower.includes(form.toLowerCase()),
    );
    const [as] = forms.flatMap((form) => new RegExp(wholeWord(form), 'iu').exec(text) ?? []);
    return as === undefined ? [] : [{ as, label }];
  });
}

/** The line with each speaker by the name they have now; a name that is part of it already names them. */
export function renameSpeakers(
  text: string,
  named: readonly NamedSpeaker[],
  nameOf: ReadonlyMap<string, string>,
): string {
  // At once and the longest first: no name that was put in is read as another's label.
  const changed = named
    .map(({ as, label }) => ({ as, name: nameOf.get(label) ?? label }))
    .filter(({ as, name }) => !hasWord(name, as))
    .sort((one, other) => other.as.length - one.as.length);
  if (changed.length === 0) return text;
  const places = new RegExp(changed.map(({ as }) => `(${namePattern(as)})`).join('|'), 'gu');
  return text.replace(places, (found, ...rest: unknown[]) => {
    const at = rest.slice(0, changed.length).findIndex((group) => group !== undefined);
    return changed[at]?.name ?? found;
  });
}
