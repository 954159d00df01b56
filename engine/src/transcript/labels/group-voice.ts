const GROUPS =
  /^(?:mọi người|tất cả|cả nhà|cả nhóm|cả lớp|cả tổ|cả phòng|cả đội|cả hội trường|bà con|hội trường|nhiều người|team|everyone|everybody|all)$/iu;

/**
 * A label for several people at once ("Mọi người: Đồng ý"): it names the source of words, but no person as speaker or
 * addressee.
 */
export const isGroupVoice = (label: string): boolean => GROUPS.test(label.trim());
