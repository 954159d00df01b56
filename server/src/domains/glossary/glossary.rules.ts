import { mostSpokenForms, type NewTerm } from '@hopgon/contract/glossary/schemas';

interface KnownTerm {
  readonly id: string;
  readonly written: string;
  readonly spoken: readonly string[];
}

export interface TermPlan<K extends KnownTerm> {
  readonly added: readonly NewTerm[];
  readonly extended: readonly { readonly term: K; readonly spoken: string[] }[];
}

/** Spoken forms are compared without case. */
const formKey = (form: string): string => form.toLowerCase();

/** The forms of both, each once, in order; no more than a term may have. */
export function joinForms(known: readonly string[], more: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const form of [...known, ...more]) if (!byKey.has(formKey(form))) byKey.set(formKey(form), form);
  return [...byKey.values()].slice(0, mostSpokenForms);
}

/** What adding terms changes: written forms that are there gain spoken forms, each given once. */
export function planTerms<K extends KnownTerm>(known: readonly K[], given: readonly NewTerm[]): TermPlan<K> {
  const byWritten = new Map(known.map((term) => [term.written, term]));
  const merged = new Map<string, NewTerm>();
  for (const term of given) {
    const before = merged.get(term.written);
    merged.set(term.written, {
      written: term.written,
      spoken: joinForms(before?.spoken ?? [], term.spoken),
      asks: term.asks || (before?.asks ?? false),
    });
  }
  const added = [...merged.values()].filter(({ written }) => !byWritten.has(written));
  const extended = [...merged.values()].flatMap(({ written, spoken }) => {
    const term = byWritten.get(written);
    const all = term && joinForms(term.spoken, spoken);
    return term && all && all.length > term.spoken.length ? [{ term, spoken: all }] : [];
  });
  return { added, extended };
}
