const GROUPS =
  /^(?:mọi người|tất cả|cả nhà|cả nhóm|cả lớp|cả tổ|cả phòng|cả đội|cả hội trường|bà con|hội trường|nhiều người|team|everyone|everybody|all)$/iu;

/** A label for several at once ("Mọi người: Đồng ý"): it says who spoke, but it is nobody who speaks, is asked or is told. */
export const isGroupVoice = (label: string): boolean => GROUPS.test(label.trim());
