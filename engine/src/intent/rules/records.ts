import type { IntentRules } from './rule.ts';
import { aMeeting, asked, before, polite, self, time, whenAsked } from './words.ts';

const whatWas = '([ve ]((nhung|cai|van de|noi dung|chuyen) )*(gi|nao|chi)|[ra ]sao|the nao|den dau)';
const agreed = '(chot|[ra ]quyet[ dinh| nghi]|thong (nhat|qua)|ket luan|dong y)';
const ruling = '(ket qua(?! (bong|xo))|quyet dinh|ket luan|quyet nghi|nghi quyet)';
const said =
  '((?<!nghe )noi|chot|quyet|thong nhat|ban(?! $)|nhac|de cap|de xuat|hua|dua ra|yeu cau|(?<!huong )dan|phan doi|dong y|ket luan|phan nan|phan anh|gop y|bao cao|cam ket|chon|duyet|hoan|lui|huy|phu trach|chiu trach nhiem|tra loi|trien khai|ap dung)';

/** What was said and settled in meetings that were held. */
export const recordRules: readonly IntentRules[] = [
  [
    'summary',
    [
      [0.95, '^ [.* ](tom tat|tom lai|tom gon|recap|sum up|summary|tom luoc)#', ' (lenh|cach|huong dan) '],
      [
        0.88,
        ` (noi dung[ chinh]|(diem|y) chinh|cac y|ban ghi nho|dang chu y|ghi chu|ngan gon|rut gon|dai khai|so luoc|(ke|thuat|doc|xem|viet) lai|noi so|dien bien|(doc|xem|coi|xin) bien ban)( _){0,5}? ${aMeeting}#| ${aMeeting} .* (ke|thuat|noi|viet) (lai|so|ngan|gon)#|(?<! lich) hop (_ ){0,4}?(the nao|ra sao)#`,
      ],
      [
        0.87,
        ` ${aMeeting}[ .*] (noi|ban|trao doi|thao luan|co|ve)[ _] ${whatWas}#`,
        ` (lich|hop nao|quyet|ai|sap toi|ke tiep|tiep theo) |co hop gi|@t (co (?!noi)|${self})| co (noi|ban|nhac) .*khong | khong .*\\?$`,
      ],
      [0.91, ` (${before}|hom @(p|t)) (_ ){0,8}?(hop|gap) [_ ]${whatWas}#`, ` ${agreed} | voi ai `],
      [
        0.84,
        ` (${aMeeting}|bien ban) [.* ]co [nhung ]((chuyen|dieu|noi dung) gi|gi (moi|dang|hot|hay|quan trong))#`,
      ],
      [
        0.89,
        ` (moi nguoi|anh em|(cac|may) (ban|anh|chi)|ho|ca nhom|ca phong) [da ](noi|ban|trao doi) [ve ][nhung |chuyen |cai ]gi( [_ ]${aMeeting}#|( (vay|the|roi|a|nhi|${time}))* $)|(${before}| @p| hom @t| nay gio| (vao|den) (tre|muon)) .*(noi|ban) [ve ][nhung |chuyen |cai ]gi(?! (ve|voi))#`,
        ' co (noi|ban) | ai | bao ',
      ],
      [
        0.91,
        ` (vang|nghi|lo mat|bo lo|lo|khong du|khong hop|khong di|khong tham gia|miss) (_ ){0,3}?${aMeeting} [.* ](gi|sao|tom|ke|the nao)#`,
        ' co hop ',
      ],
    ],
  ],
  [
    'decisions',
    [
      [
        0.9,
        ` [nhung |cac ](dieu|noi dung|gi|viec|van de|muc) [nao ](da |duoc )+(${agreed}|[phe ]duyet) (_ ){0,3}?${aMeeting}#`,
      ],
      [
        0.93,
        ` ${agreed} (lai |duoc |ra |nhung |sao |la |cai |nhu |quyet dinh )*(gi|sao|the nao|(diem|dieu|viec|noi dung|phuong an) (nao|gi)|(vu|chuyen|cai) .* (the nao|sao|chua)|(may|bao nhieu) (dieu|viec|diem|van de))#`,
        '(?<! (hop|ve)) (ai|gia|tien|ngay|(?<!moi )nguoi) |tai sao|vi sao',
      ],
      [
        0.92,
        ` ${ruling} (_ ){0,2}?[cua |trong |tai |tu |o ][_ ](${aMeeting}|${before})#`,
        ' (ai|ve gia|tai sao|vi sao) ',
      ],
      [
        0.88,
        ` (co|nhung|cac|ra) ${ruling} (gi|nao|la|cua|trong|moi|chua|@)|^ [_ _ ](cac|nhung) ${ruling}#|^ ${ruling} $| (vu|chuyen|viec) (_ ){1,6}?${agreed} [duoc ]chua#`,
      ],
    ],
  ],
  [
    'figures',
    [
      [0.92, ` (thong ke|so lieu|con so) (_ ){0,4}?${aMeeting}#| so cuoc hop#`],
      [
        0.9,
        ` ${aMeeting}[ .*] ([trong |mat |het |keo dai ]bao lau|(keo dai|dai|het|mat|ton) (bao nhieu|may))#`,
        ' (nua|toi) ',
      ],
      [
        0.91,
        ' hop (tong cong |het |duoc )*((may|bao nhieu) (cuoc|buoi|tieng|gio)[ hop] roi|(may|bao nhieu) lan)#| hop (_ ){0,2}?(may|bao nhieu) (tieng|phut)#|(?<! khong) ai (vang|nghi|co mat) (_ ){0,2}?hop#|^ (?=.*@p)[.* ](hop )?(may|bao nhieu) (cuoc|buoi|lan|tieng)#',
      ],
      [
        0.9,
        ` (ai|nguoi) [_ ](im lang|vang|it noi|noi (nhieu|it|dai|lau)|hay hoi|hoi nhieu|chiem|phat bieu)( _){0,4}? (nhat|${aMeeting})#`,
      ],
      [0.94, `^ ${polite}(phan tich|thong ke|[bao cao |xem ]so lieu)#`, ' (xo so|thi truong|chung khoan) '],
      [
        0.92,
        ` (noi|phat bieu) [duoc |chiem ]([bao ]nhieu nhat|it nhat|nhieu|it|(may|bao nhieu) (phut|lan)|bao lau|bao nhieu phan tram( thoi (gian|luong))?? (trong |o )?${aMeeting})#`,
      ],
      [
        0.9,
        ' (thoi luong|tong thoi gian|thoi gian (noi|phat bieu)|t(y|i) le (noi|phat bieu|[tham ]du|vang)|luot noi|(bao nhieu|may|so) nguoi (du|tham gia|tham du|hop|vang|co mat|di|phat bieu))#',
      ],
    ],
  ],
  // A question about what was said has a verb of saying or settling; one that only asks may be about anything.
  [
    'question',
    [
      [0.82, `^ (?=.* ${asked}( |$))(?=.*(${before}| hop ))[.* ]${said}#`, ` (lich|${whenAsked} (hop|gap)) `],
      [
        0.76,
        `^ (?=.* ${asked}( |$))[.* ]${said}#`,
        ` (lich|ban la|ban co|ban bao|bai|${time} co|chua xong|tre|qua han) |^ (ban|em|may) `,
      ],
      // Whoever missed or forgot what was said asks for it.
      [
        0.8,
        `(${before}| hop| ban| noi) .*(${self}|ma) (quen|(khong|cha) nho~?|nghe khong|khong nghe)[ _][ _] (,|$)`,
      ],
      [0.7, ` ai (chiu trach nhiem|phu trach|lo|lam)#|^ (?=.*${before})[.* ]${asked}( _){0,2} $`],
      [0.3, ` ${asked}#`],
    ],
  ],
];
