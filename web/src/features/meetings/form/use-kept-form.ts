import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { keptForms } from '../../../lib/forms/kept-forms.ts';
import { type MeetingDraft, withoutHiddenTimes } from './meeting-form.rules.ts';
import type { MeetingForm } from './meeting-form.ts';
import type { MeetingInForm } from './meeting-in-form.ts';

/** What the form opens with: what was kept of it, else `begin()`. */
export function useBeginning<T extends MeetingInForm>(key: string, begin: () => T) {
  return useState(() => {
    const usual = begin();
    const kept = keptForms.read(key, usual);
    const first: T = kept ? { ...kept, draft: { ...usual.draft, ...kept.draft } } : usual;
    return { first, usual, isRestored: kept !== null && !kept.isHandedOver, isKept: kept !== null };
  })[0];
}

type Rest = Omit<MeetingInForm, 'draft' | 'isHandedOver'>;

interface KeptForm {
  readonly key: string;
  readonly form: MeetingForm;
  /** What stands beside the fields. */
  readonly rest: Rest;
  /** What the form would open with if nothing had been written. */
  readonly usual: MeetingInForm;
}

const serialized = (draft: MeetingDraft, { people, guests, recurrence }: Rest): string =>
  JSON.stringify([withoutHiddenTimes(draft), people, guests, recurrence]);

/** Keeps what is written for as long as it is neither saved nor discarded. */
export function useKeptForm({ key, form, rest, usual }: KeptForm) {
  const draft: MeetingDraft = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const isDone = useRef(false);
  const unwritten = useRef(usual.draft);
  const baseline = useRef(serialized(usual.draft, usual));
  const text = serialized(draft, rest);
  const isDirty = text !== baseline.current;
  const latest = useRef({ draft, rest });
  latest.current = { draft, rest };
  useEffect(() => {
    if (isDone.current) return;
    if (text === baseline.current) keptForms.forget(key);
    else keptForms.write(key, { ...latest.current.rest, draft: latest.current.draft });
  }, [key, text]);
  return {
    isDirty,
    /** What the app itself filled in is nothing that was written. */
    rebase: (change: Partial<MeetingDraft>) => {
      unwritten.current = { ...unwritten.current, ...change };
      baseline.current = serialized(unwritten.current, usual);
    },
    forget: () => {
      isDone.current = true;
      keptForms.forget(key);
    },
    handOver: () => {
      isDone.current = true;
      keptForms.write(key, { ...latest.current.rest, draft: latest.current.draft, isHandedOver: true });
    },
  };
}
