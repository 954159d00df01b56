/** What telephones and haste make of words: the standard form, then what is typed for it. */
const rows = `
không: k kg hk hok hem hog hong hôn khg khum khom hông hổng kh khôg ko
gì: j gj
với: vs w vứi
được: dc đc đx dk đk
em: e
tôi: t tui
anh: a
chị: c
bạn: b
mày: m
mình: mik mk mih
rồi: r rùi gòi ròi
vậy: v z zay dzay dậy dzậy zậy rứa
sao: s răng
công việc: cv
báo cáo: bc
mọi người: mn mng
anh em: ae
anh chị em: ace
anh chị: ac
người: ng
như thế nào: ntn
nhiều: nhìu nhiu
bao giờ: bgio bjo
bao nhiêu: bn bnhiu
hôm nay: hnay
bây giờ: bh
hôm qua: hqua
cảm ơn: tks thks thx thanks thank camon
tóm tắt: tomtat
lên lịch: lenlich
ok: oke okie okay oki
giúp: gium jup giùm dùm
kiểm tra: ktra
trước: trc trk
đang: dag đg
làm: lm
vào: dzo dzô
đi: dj
hôm: hum
công ty: cty
deadline: dl
nhé: nghen hen nhóe
biết: bik bít
chiều: chiu chìu
mấy: mí
vui lòng: pls please plz
việc: task tasks
nhắc: remind
quá: wá
nào: mô
nhỉ: hỉ
đó: nớ
xong: xog
thôi: thui hoy
nữa: nx nựa
hướng dẫn: hdan
kế toán: ktoan
vô: zô zo dô
muốn: mún
luôn: lun
nhưng: nhg
phút: mins min
chưa: chx
`;

/** By what is typed; each is one word. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .flatMap(([full = '', typed = '']) => typed.split(' ').map((each) => [each, full] as const)),
);
