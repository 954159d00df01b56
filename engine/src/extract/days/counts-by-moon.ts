import { parseNumberWords } from '../../text/number-words.ts';
import { lunarFromSolar } from '../../time/lunar.ts';
import { anyOf } from '../language/phrase.ts';
import type { MeetingContext } from '../meeting-context.ts';
import { perMeeting } from '../per-meeting.ts';

type Signs = { readonly byMoon: boolean; readonly namesFullMoon: boolean };

/** Whether a turn's "mùng tám", without its month, is a day of the moon. Offices count by the sun. */
export function countsByMoon(plain: string, context: MeetingContext): boolean {
  const { byMoon, namesFullMoon } = signsOf(context);
  return (byMoon && !OFFICIAL.test(plain)) || (namesFullMoon && RITES.test(plain));
}

const signsKnown = perMeeting(() => new Map<'signs', Signs>());

function signsOf(context: MeetingContext): Signs {
  const known = signsKnown(context);
  const signs = known.get('signs') ?? readSigns(context);
  known.set('signs', signs);
  return signs;
}

function readSigns(context: MeetingContext): Signs {
  const { plainTurns } = context;
  const told = plainTurns.some((plain) => DAY_OF_MOON.test(plain));
  return {
    byMoon:
      plainTurns.some((plain) => tellsToday(plain, context)) ||
      (told && !plainTurns.some((plain) => BY_SUN.test(plain))),
    namesFullMoon: plainTurns.some((plain) => FULL_MOON.test(plain)),
  };
}

/** "Bữa nay mùng sáu", on the sixth of the moon and another day of the month. */
function tellsToday(plain: string, { meetingDate }: MeetingContext): boolean {
  const said = parseNumberWords(TODAY.exec(plain)?.[1] ?? '');
  if (said === null) return false;
  const [year = 0, month = 0, day = 0] = meetingDate.split('-').map(Number);
  return said !== day && said === lunarFromSolar(year, month, day).day;
}

const TODAY = / (?:hôm|bữa) (?:nay|này)(?: là)?(?: thứ \S+| chủ nhật)? m[ùồ]ng (\S+)(?= )/u;
/** "Mồng bốn âm", and neither a sound nor a loss. */
const DAY_OF_MOON =
  / (?:m[ùồ]ng|ngày|(?:hôm|bữa)(?: nay| này)?)(?: (?:mười|mươi|hai|hăm|ba|một|mốt|tư|bốn|năm|lăm|nhăm|sáu|bảy|tám|chín|\d+)){1,3} (?:âm(?: lịch)?(?! (?:thanh|tính|ly|ỉ|u|mưu|vang))|ta(?= (?:ha|hả|à|nhé|chứ|đó) | $))(?= )/u;
const BY_SUN = anyOf('dương lịch|(?:mấy|nào|mười|mươi|một|hai|ba|tư|bốn|năm|lăm|sáu|bảy|tám|chín|\\d+) tây');
const FULL_MOON = anyOf('rằm');
const RITES = anyOf(
  'nhang|thắp hương|mua hương|cúng|chùa|giỗ|xôi|vàng mã|ăn chay|cỗ chay|bàn thờ|hoa tươi|hoa quả|trái cây|mâm (?:cỗ|lễ|ngũ)',
);
const OFFICIAL = anyOf(
  'thuế|tờ khai|bảo hiểm|hóa đơn|báo cáo|lương|hợp đồng|ngân hàng|kế toán|quyết toán|kho bạc|hồ sơ thầu',
);
