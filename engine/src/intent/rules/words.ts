// Pieces of patterns (`pattern.ts`).

/** A time, said in any way. */
export const time = '@(t|h|p)';
/** An hour said late: "rảnh lúc 9h không", "bận vào 9h không". */
export const atHour = '[ vao][ @h]';
/** A meeting as one speaks of it, by noun or verb. */
export const meeting =
  '([cuoc |buoi |phien |ky |lich ](hop|gap|hen|meeting|call|giao ban|phong van|hoi chan|lam viec voi|hop hanh|standup|retro|demo|kick ?off)|cuoc goi|buoi _|phien _|kip hop|ca hop)';
/** What people do who meet. */
export const meets =
  '(hop|gap|hen|ngoi|lam viec|noi chuyen|trao doi|tap trung|call|goi video|meeting|zoom|di an|an (trua|toi|com)|cafe|ca phe)';
/** A meeting spoken of as a thing. */
export const aMeeting =
  '((cuoc|buoi|phien|ky) (lam viec|_)|lich hop|hop|meeting|giao ban|hoi (chan|nghi|thao)|tap huan|retro|kick ?off)';
/** A calendar, or what stands in it. */
export const calendar = '(lich[ hop| trinh| lam viec| cong tac]|thoi gian bieu|(cuoc|buoi) hop)';
export const task = '([cong |dau ]viec|tasks?|nhiem vu|to ?do|deadline)';
export const whenAsked =
  '((khi|chung|bua|hom|ngay|luc|gio|tuan|khung|khuc) nao|(khi|hom) mo|bao (gio|h)|(ngay|thu) may|may (gio|h))';
export const whereAsked = '(o (dau|cho nao)|[o ]phong [hop ](nao|may))';
/** What makes a question; "được không" at the end of a request is none, nor "ai cũng", nor "mấy bạn". */
export const asked =
  '(gi|(nao|ai)(?! cung)|sao|dau|may(?! (dua|ban|anh|chi|cai|con|ong|ba|voi) )|bao (nhieu|lau|gio|h)|(?<!duoc )khong|chua|ly do|nhi(?= [_ ]$)|[chi|khi ]mo|(?<!duoc khong( _)? )\\?)';
/** Asks to be shown a list. */
export const show = '(xem|coi|liet ke|list|mo|check|kiem tra|doc|gui|danh sach|show)';
export const self = '(toi|minh|tao|em|ta|chung toi|chung minh)';
/** Words that open a request and say nothing of it. */
export const polite =
  '((hay|nho~?|lam on|phien|lam phien|chac|alo|giup|cho|ban|em|anh|chi|minh|toi|xin|phep|vui long|please|kinh|tro ly|oi|a|da|thoi|tam|ok|can|muon|nha|bot|sep|vang|nay|gio|mot|cai|hoi|biet|dung|quen|ai do|de nghi|yeu cau|,) )*';
/** What came before now without a date. */
export const before =
  '(@p|hom (truoc|bua|no|roi|kia|qua|wa|hop)|bua (truoc|no|hom|qua|hop)|lan (truoc|roi|vua roi)|ky truoc|hoi (nay|hop truoc|truoc)|vua (roi|qua|xong)|moi day|gan (nhat|day|day nhat)|(hop|cuoc hop|buoi hop) (truoc|roi))';
export const kin = '(anh|chi|em|co|chu|bac|ong|ba|cau|di|ban|thay|sep|thang|con|dua|me|be|a|mr|ms)';

/** Taking work on. */
export const carry = '(lo(?! lang)|phu trach|dam nhan|chiu trach nhiem|nhan(?= (viec|lam|phan|vu) ))';
/** What one hands out to be done. */
export const deed =
  '(gui|lam(?! viec voi)|viet|soan|goi|mua|sua|nop|in|kiem (tra|ke|dem|hang)|chuan bi|cap nhat|hoan (thanh|tat|thien)|lien (he|lac)|doi (chieu|soat)|don|ra (soat|lai|de)|xem|coi|dat|len|lap|ve|chot|truc|bao (cao|gia|lai|cho|khach)|cham|tong (hop~?|ket)|theo doi|mo|thu|dich|chay|check|test|fix|review|trien khai|xu ly|to chuc|mang|cho|dang|tai|sap xep|xep|rua|ky|trinh|nhan|hoi|tim|moi(?! nguoi)|nhac|lay|giao|dong|thay|lo|om|phu trach|dam nhan|day|hoc|cat|han|rap|di|bo sung|danh gia|nghiem thu|xuat|chup|thanh toan|gia han|nhap|chuyen|thiet ke|tuyen)';
/** No part of a name; "Đạt", "Việt", "Liên" and "Phong" are, when no work or thing follows. */
const noName = `(xong|thay|giup|thi|ma|roi|de|giay|lich|cuoc|buoi|video|duoc|lieu|phong hop|dien thoai|${time}|,|va|voi|cung|${deed} (?!(,|va|voi|cung|vo|vao|qua|sang|toi|di|hop|@)))`;
const oneCalled = `[${kin} ](?!(va|voi|cung|,) )_( (?!${noName} )_){0,3}?`;
/** People called to come: "thằng Lộc với con Mai"; nothing that one of them shall do. */
const called = `(?<people>${oneCalled}( (,|va|voi|cung|,[ ca] va|voi ca) ${oneCalled}){0,8}?)`;
/** "kêu thằng Lộc với con Mai vô", "mời phòng kinh doanh": a meeting's word follows. */
export const calledTo = `(goi(?! y )|keu|ru|moi(?! nguoi)) [giup ]${called}[ @(t|h)][ (vo|vao|di|toi|sang|qua)]`;
