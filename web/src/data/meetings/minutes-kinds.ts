import { templateArticles, templateNames } from '@hopgon/contract/minutes/names';
import { MinutesTemplate } from '@hopgon/contract/minutes/schemas';

export const minutesKinds = MinutesTemplate.options;

/** 'Họp hội đồng quản trị (Điều 158)' */
function templateInWords(template: MinutesTemplate): string {
  const name = templateNames[template];
  const article = templateArticles[template];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${article === null ? '' : ` (${article})`}`;
}

export const templateWords: Readonly<Record<MinutesTemplate, string>> = {
  ...{
    company: templateInWords('company'),
    briefing: templateInWords('briefing'),
    project: templateInWords('project'),
  },
  ...{ 'one-on-one': templateInWords('one-on-one'), 'members-council': templateInWords('members-council') },
  ...{ board: templateInWords('board'), shareholders: templateInWords('shareholders') },
};
