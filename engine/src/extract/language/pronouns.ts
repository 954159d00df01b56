import { setOf } from './phrase.ts';

/** Kinship words that stand for "I" or "you" by who speaks to whom. */
export const KIN_WORDS = setOf(`
  anh|chị|em|con|cháu|cô|chú|bác|thầy|dì|cậu|mợ|thím|ông|bà|bạn|mày|sếp|má|mẹ|bố|mệ|cha|bây
`);

/** Words that stand before a name. */
export const TITLES = setOf(`
  anh|chị|em|con|cháu|cô|chú|bác|thầy|dì|cậu|mợ|thím|ông|bà|bạn|sếp|má|mẹ|bố|mệ|bs|ths|ts|thằng|đ/c|bé
`);

/** Words for "I" whoever is listening. */
export const ALWAYS_SELF = setOf('tôi|mình');

/** Whatever stands for somebody who talks or is talked to. */
export const PRONOUNS: ReadonlySet<string> = new Set([...KIN_WORDS, ...ALWAYS_SELF]);

/** Words only juniors use of themselves, beside a polite particle. */
export const JUNIOR = setOf('em|con|cháu');

/** People addressed together, as they are written when the task is theirs. */
export const GROUPS = setOf(`
  mọi người|cả nhóm|cả nhà|các bạn|các em|các anh chị|anh em|chị em|bà con|tất cả|cả team|cả lớp|cả đội|các tổ
  các phòng|các bộ phận|các đơn vị|hai bạn|hai em|cả tổ|toàn đội|các cháu|mấy đứa|các khoa|các thầy cô
  mấy anh em|các bác|các chị|các anh|các chú|mấy anh|mấy chị|mấy bác|mấy chú|các con|mấy bạn|cả phòng|hai đứa|hai người|các thầy|các cô|cả hai|mấy em
`);
