import type { IntentRule } from './rule.ts';
import { aMeeting, before, polite, rule, time, whenAsked } from './words.ts';

const whatWas =
  '(?:gi|nhung gi|cai gi|chi|ra sao|sao|ve gi|ve cai gi|ve nhung gi|nhung van de gi|van de gi|nhung noi dung gi|nhung noi dung nao|chuyen gi|the nao|den dau)';
const agreed = '(?:chot|quyet|quyet dinh|thong nhat|ket luan|ra quyet dinh|quyet nghi|dong y)';
const said =
  '(?:noi|chot|quyet|quyet dinh|thong nhat|ban|nhac|nhac den|de cap|de xuat|hua|dua ra|yeu cau|dan|phan doi|dong y|ket luan|phan nan|phan anh|gop y|bao cao|cam ket|chon|duyet|hoan|lui|huy|phu trach|chiu trach nhiem|tra loi|lo ngai|ra mat|khai giang|trien khai|ap dung)';
const asked =
  '(?:gi|nao|ai|bao nhieu|may|sao|tai sao|vi sao|ly do|khong|chua|dau|khi nao|bao gio|ngay may|the nao|\\?|chi)';

/** What was said and settled in meetings that were held. */
export const recordRules: readonly IntentRule[] = [
  {
    kind: 'summary',
    score: 0.95,
    says: rule('^ (?:.* )?(?:tom tat|tom lai|tom gon|recap|sum up|summary|tom luoc)(?= )'),
    unless: rule(' (?:lenh|cach|huong dan) '),
  },
  {
    kind: 'summary',
    score: 0.88,
    says: rule(
      ` (?:noi dung(?: chinh)?|diem chinh|y chinh|cac y|doc lai|ban ghi nho|diem dang chu y|ghi chu(?: ngan gon)?|ke lai|thuat lai|dien bien)(?: \\S+){0,3}? ${aMeeting}(?= )`,
    ),
  },
  {
    kind: 'summary',
    score: 0.86,
    says: rule(' bien ban (?:\\S+ ){0,6}?(?:co gi|noi gi|gi|the nao|ra sao)(?= )'),
  },
  {
    kind: 'summary',
    score: 0.87,
    says: rule(
      ` ${aMeeting}(?: .*)? (?:noi|ban|noi ve|ban ve|trao doi|thao luan|co|ve)(?: \\S+)? ${whatWas}(?= )`,
    ),
    unless: rule(
      ` (?:lich|hop nao|${agreed}|ai|ban gi khong|sap toi) |(?:co|nghe) (?:hop|lich) gi|@t (?:co|toi|minh)| co noi gi | co ban | co (?:nhac|de cap|noi) | khong .*\\?$`,
    ),
  },
  {
    kind: 'summary',
    score: 0.86,
    says: rule(` (?:${before}|hom @p|hom @t) (?:\\S+ ){0,4}?(?:hop|gap) (?:\\S+ )?${whatWas}(?= )`),
    unless: rule(` ${agreed} | voi ai `),
  },
  {
    kind: 'summary',
    score: 0.84,
    says: rule(
      ` ${aMeeting} (?:.* )?co (?:nhung )?(?:gi moi|gi dang chu y|noi dung gi|nhung noi dung gi)(?= )`,
    ),
  },
  {
    kind: 'summary',
    score: 0.89,
    says: rule(
      ` (?:moi nguoi|anh em|cac ban|cac anh|cac chi|ho|ca nhom|ca phong) (?:da )?(?:noi|ban|trao doi) (?:ve )?(?:gi|nhung gi|chuyen gi) (?:\\S+ )?${aMeeting}(?= )`,
    ),
  },
  {
    kind: 'decisions',
    score: 0.91,
    says: rule(
      ` (?:quyet dinh|ket luan|quyet nghi) (?:\\S+ ){0,2}?(?:cua|trong|tai|o|tu) (?:\\S+ )?${aMeeting}(?= )`,
    ),
    unless: rule(' (?:ai|tai sao|vi sao) '),
  },
  {
    kind: 'decisions',
    score: 0.9,
    says: rule(
      ` (?:nhung |cac )?(?:dieu|noi dung|gi|viec|van de|muc) (?:da |duoc |da duoc )+${agreed} (?:\\S+ ){0,3}?${aMeeting}(?= )`,
    ),
  },
  {
    kind: 'decisions',
    score: 0.9,
    says: rule(
      ` ${aMeeting} (?:.* )?(?:den|co|ra|la) (?:quyet dinh|ket luan|quyet nghi) (?:gi|nao|chua|the nao)(?= )`,
    ),
  },
  {
    kind: 'summary',
    score: 0.91,
    says: rule(
      ` (?:vang|nghi|lo mat|bo lo|lo|khong du|khong hop|khong di|khong tham gia|miss) (?:\\S+ ){0,3}?${aMeeting} (?:.* )?(?:gi|sao|tom|ke|the nao)(?= )`,
    ),
  },
  {
    kind: 'figures',
    score: 0.92,
    says: rule(` (?:thong ke|so lieu|con so) (?:\\S+ ){0,4}?${aMeeting}(?= )`),
  },
  {
    kind: 'figures',
    score: 0.9,
    says: rule(` ${aMeeting}(?: .*)? (?:trong |mat |het )?bao lau(?= )`),
    unless: rule(' (?:nua|toi) '),
  },
  {
    kind: 'figures',
    score: 0.9,
    says: rule(
      ` ai (?:\\S+ )?(?:im lang|it noi|noi nhieu|noi it|hay hoi|hoi nhieu|chiem|phat bieu)(?: \\S+){0,4}? (?:nhat|${aMeeting})(?= )`,
    ),
  },
  {
    kind: 'decisions',
    score: 0.93,
    says: rule(
      ` ${agreed} (?:lai |duoc |ra |nhung |sao |la |cai |quyet dinh )*(?:gi|nhung gi|sao|the nao|dieu gi|cai gi|nhu the nao)(?= )`,
    ),
    unless: rule(' (?:ai|gia|tien|vu|ngay|nguoi) |tai sao|vi sao'),
  },
  {
    kind: 'decisions',
    score: 0.92,
    says: rule(
      ` (?:cac |nhung )?(?:quyet dinh|ket luan|quyet nghi|nghi quyet) (?:\\S+ )?(?:cua |trong |tai |tu |o )?(?:\\S+ )?${aMeeting}(?= )`,
    ),
    unless: rule(' (?:ai|ve gia) '),
  },
  {
    kind: 'decisions',
    score: 0.88,
    says: rule(' (?:co|nhung|cac|ra) (?:quyet dinh|ket luan) (?:nao|gi)?(?= )'),
  },
  {
    kind: 'figures',
    score: 0.94,
    says: rule(`^ ${polite}(?:phan tich|thong ke|so lieu|bao cao so lieu|xem so lieu)(?= )`),
    unless: rule(' (?:xo so|thi truong|chung khoan) '),
  },
  {
    kind: 'figures',
    score: 0.92,
    says: rule(' (?:noi|phat bieu) (?:nhieu nhat|it nhat|nhieu|it|bao nhieu phut|bao lau)(?= )'),
  },
  {
    kind: 'figures',
    score: 0.9,
    says: rule(` ${aMeeting}(?: .*)? (?:keo dai|dai|het|mat|ton) (?:bao lau|bao nhieu|may)(?= )`),
  },
  {
    kind: 'figures',
    score: 0.9,
    says: rule(
      ' (?:thoi luong|thoi gian noi|thoi gian phat bieu|ty le phat bieu|ti le phat bieu|so nguoi (?:du|vang|tham gia|co mat)|luot noi|bao nhieu nguoi (?:du|tham gia|hop|vang|co mat|di))(?= )',
    ),
  },
  // A question about what was said has a verb of saying or settling; one that only asks may be about anything.
  {
    kind: 'question',
    score: 0.82,
    says: rule(`^ (?=.* ${asked}(?: |$))(?=.*(?:${before}| hop ))(?:.* )?${said}(?= )`),
    unless: rule(` (?:lich|${whenAsked} (?:hop|gap)) `),
  },
  {
    kind: 'question',
    score: 0.78,
    says: rule(`^ (?:co |nhung )?(?:ai|nguoi nao) (?:\\S+ ){0,4}?${said}(?= )`),
    unless: rule(' (?:chua xong|tre|qua han) '),
  },
  {
    kind: 'question',
    score: 0.76,
    says: rule(
      `^ (?=.* ${asked}(?: |$))(?:.* )?${said} (?:\\S+ ){0,8}?(?:gi|nao|may|bao nhieu|sao|the nao|dau|khong|chua|ngay may|chi)(?= )`,
    ),
    unless: rule(` (?:lich|ban la|ban co|ban bao|bai|${time} co) |^ (?:ban|em|may) `),
  },
  {
    kind: 'question',
    score: 0.74,
    says: rule(` (?:tai sao|vi sao|sao|ly do)(?: \\S+){0,4}? (?:khong |phai )?${said}(?= )`),
  },
  {
    kind: 'question',
    score: 0.72,
    says: rule(`^ (?:da |vay )?(?!ban )${said} (?:gi|nhung gi|bao nhieu|ve|chua)(?= )`),
  },
  { kind: 'question', score: 0.7, says: rule(' ai (?:chiu trach nhiem|phu trach|lo|lam)(?= )') },
  { kind: 'question', score: 0.7, says: rule(`^ (?=.*${before})(?:.* )?${asked}(?: \\S+){0,2} $`) },
  { kind: 'question', score: 0.3, says: rule(` ${asked}(?= )`) },
];
