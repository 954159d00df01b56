import { derivedNames } from '@hopgon/contract/minutes/names';
import {
  type CompanyTemplate,
  hasOwnTemplates,
  type TemplateForm,
  type TemplateUse,
} from '@hopgon/contract/minutes/templates/schemas';
import { minutesKinds, templateWords } from '../../../data/meetings/minutes-kinds.ts';

export const formWords: Readonly<Record<TemplateForm, string>> = { minutes: 'Biên bản', ...derivedNames };

export const formChoices = (['minutes', 'notice', 'extract', 'resolution'] as const).map((value) => ({
  value,
  label: formWords[value],
}));

export const wordsOfUse: Readonly<Record<TemplateUse, string>> = { ...templateWords, ...derivedNames };

/** What a template of this form may be the default for. */
export const usesOf = (form: TemplateForm): readonly TemplateUse[] =>
  form === 'minutes' ? minutesKinds.filter(hasOwnTemplates) : [form];

/** 'Mặc định cho: Họp giao ban, Họp dự án'; empty when it is none. */
export function defaultInWords({ form, defaultFor }: Pick<CompanyTemplate, 'form' | 'defaultFor'>): string {
  if (defaultFor.length === 0) return '';
  if (defaultFor.length === usesOf(form).length && form === 'minutes')
    return 'Mặc định cho mọi biên bản thường';
  return form === 'minutes'
    ? `Mặc định cho: ${defaultFor.map((use) => wordsOfUse[use]).join(', ')}`
    : 'Mặc định';
}
