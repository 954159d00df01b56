import type { IntentRules } from './rule.ts';

const called =
  '( (ban|em|anh|chi|sep|bot|ad|tro ly[ ao]|ca nha~?|moi nguoi|anh em|cac ban|may dua|hello|alo|nhe|nha|rat|lam|a|oi|,|co ai|khoe|khong|\\?|buoi (sang|trua|chieu|toi)|tot|@t))*';

/** Greetings and thanks are nothing but that: a message that also asks something is heard by what it asks. */
export const smallTalk: readonly IntentRules[] = [
  [
    'greeting',
    [
      [
        0.95,
        `^ ((da|vang|em|chau|con|a|kinh|than|,) )*(xin chao|chao|hello|helo|hi|hey|alo|he lo|good (morning|afternoon|evening)|tro ly oi|ban oi|em oi)${called}( chuc .*)? $|^ [em |toi ]chuc(?! (mung|ngu)) `,
      ],
    ],
  ],
  [
    'thanks',
    [
      [0.56, ' (cam|chi) on#'],
      [0.8, `^ (ok|uh?m?|duoc[ roi]|tot|tuyet[ voi]|hay qua|vang|da[ vang])${called} $`],
    ],
  ],
  [
    'help',
    [
      [
        0.9,
        ' (help|tro giup|(?<!(thay|co) )huong dan|cach (dung|su dung|xai|thuc hien|giao|dat|tao|huy|doi|moi)|lenh (nao|gi|tom tat|len lich|dat lich)|(cac|cau|sach) lenh|tinh nang|chuc nang|go (gi|sao)|khong biet (dung|xai)) ',
      ],
      [0.9, ' (dung|xai|thao tac) (_ ){0,3}?([nhu ]the nao|sao|kieu gi)[ vay| the| a| ha] '],
      [
        0.91,
        '(^ (lam|giup)(?= duoc gi| gi duoc)| (ban|em|tro ly|may~?|bot|no|chat|app) [nay ][co the |biet ](lam|giup|ho tro)) (duoc |toi |minh |cai |quai |nhung |may |viec |tro )*gi[ cho (toi|minh|em|anh)][ vay| the| a] ',
      ],
      [
        0.85,
        ' (lam (sao|the nao|cach nao)|phai lam gi) (de|ma) (dat|tao|len|giao|tom tat|xem|huy|doi|moi|hop|phan tich|tai) ',
      ],
      [
        0.86,
        ' (ban|em|tro ly|may|bot|chat|cai nay)[ nay] [dung |co ][de ](lam|hoi|giup) [duoc ][nhung ]gi#| (hoi|nho|yeu cau) [ban |em |tro ly ](duoc [nhung ]gi|[nhung ]gi (o day|duoc|ban|em))|co the (hoi|nho|lam) [ban |em |tro ly ][nhung ]gi',
      ],
      [0.91, ' (muon|de) (_ ){1,6}?[thi ][phai ](lam (the nao|sao|cach nao|gi)|go (gi|sao)|nhan vao dau) '],
    ],
  ],
  // Of the world outside: weather, prices, games, meals, one's family.
  [
    'unknown',
    [
      [
        0.78,
        ' (thoi tiet|troi|mua (khong|chua|to)|bao so|(nong|lanh) (khong|chua)|t(y|i) gia|xo so|bitcoin|(gia|vang|xang) (vang|xang|usd|sjc|nay)|bong da|da (may|voi)|tran|thang (khong|may)|an (gi|com|sang|trua|toi)|uong|quan nao|(vo|chong|con|me|bo) (toi|minh|tao|gai|trai)|(sap|dam) cuoi|nguoi yeu|duong nao|wifi|phim|bai hat|tuoi|benh|sot|ban (ten|bao nhieu|la))#',
        ' (hop|noi|chot|nhac) ',
      ],
    ],
  ],
];
