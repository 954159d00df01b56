import type { Heard } from '../hear.ts';
import { pattern } from '../pattern.ts';
import { calendar, kin } from '../rules/words.ts';
import { firstGroup } from './read-schedule.ts';

/** Words that are no part of a name; those for oneself and for company among them. */
const noName =
  'toi|minh|tao|to|ta|chung|ca|nhom|cong|moi|ai|ho|voi|va|gi|nao|may|bao|nhung|cac|het|cung|deu|se|phai|di|con|nua|la|khong|chua|duoc|co|lich|viec|hop|cuoc|buoi|gap|hen|ban|ranh|trong|kin|ket|vuong|hom|ngay|tuan|thang|nay|mai|mot|sang|trua|chieu|dem|sap|tu|den|truoc|sau|the|vay|xem|coi|cho|hoi|giup|biet|nhac|oi|@(t|h|p)|,|:|\\?';
const name = `(?<who>[${kin} ](?!(${noName}|${kin}) )_( (?!(${noName}) )_){0,3})`;

const ways = [
  pattern(` ${calendar}[ @_] cua ${name}#`),
  pattern(
    `^ ((@(t|h|p)|,|the|vay|xem|coi|cho|hoi|biet|toi|minh|em) )*${name} (@_ |cung |deu |dang |se |phai |co |di )*(co|hop|ban|vuong|ket)#`,
  ),
];

/** Whose calendar is asked for, where it is not one's own: "lịch của Lan", "tuần này anh Minh có họp gì". */
export const readWhoseAgenda = (heard: Heard): string => firstGroup(heard, ways);
