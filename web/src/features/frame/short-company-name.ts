const legalForm =
  /^(?:công ty|cty)(?:\s+(?:cổ phần|cp|tnhh|trách nhiệm hữu hạn|hợp danh))?(?:\s+(?:một thành viên|mtv|hai thành viên))?\s+(?=\S)/iu;

/** The name without its legal form, which says least of it and would fill a narrow bar. */
export const shortCompanyName = (name: string): string => name.replace(legalForm, '');
