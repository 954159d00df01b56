import type { CompanyDraft, CompanyProblems } from './company-form.rules.ts';

/** What each panel of the form is given. */
export interface CompanyPart {
  readonly draft: CompanyDraft;
  readonly problems: CompanyProblems;
  readonly onChange: (part: Partial<CompanyDraft>) => void;
}
