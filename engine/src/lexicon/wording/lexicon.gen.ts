// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
ai	asks open-ended question-tail
ai thì	open-condition
alo	filler
anh	open-ended question-tail
ba	number
ba lô	compound
ba miền	compound
ba rọi	compound
bao giờ	asks
bao lâu	asks
bao nhiêu	asks
bao nhiêu thì	open-condition
biên bản bàn giao	compound
buổi họp	compound
bà	open-ended question-tail
bàn giao ca	compound
báo	open-ended
bãi gửi xe	compound
bên	open-ended
bả	pointing
bản	ordinal-before
bản số	ordinal-before
bản vẽ	compound
bảng kê	compound
bảo	open-ended
bảy	number
bảy chỗ	compound
bậc	ordinal-before
bắt	open-ended
bằng	open-ended
bếp ăn	compound
bị	open-ended
bỏ	negation
bốn	number
bởi	open-ended
ca	ordinal-before
ca trực	compound
chi	asks
chi thì	open-condition
chiếc	open-ended
cho	open-ended task-opener
cho rồi	line-tail
cho xong	line-tail
chuyền	ordinal-before
chuyện	open-ended
chuyện này	pointing
chuyện đó	pointing
chín	number
chín muồi	compound
chưa	asks negation open-ended question-tail
chả	negation
chắc	line-opener
chắc là	line-opener
chẳng	negation
chỉ	open-ended
chị	open-ended question-tail
chịu trách nhiệm	task-opener
chốt	line-opener
chốt luôn	line-opener
chốt lại	line-opener
chỗ	open-ended
chỗ này	pointing
chỗ đó	pointing
chục	number
chủ đầu tư	compound
chứ	before-call line-opener line-tail
chừng mô	asks
chừng nào	asks
cuối	open-ended
cuốn	open-ended
cuộc họp	compound
các	line-opener open-ended
cái	empty-classifier open-ended
cái kia	pointing
cái này	pointing
cái vụ này	pointing
cái vụ đó	pointing
cái đó	pointing
cái ấy	pointing
còn	line-opener open-ended
có	open-ended question-tail
có chi	open-condition
có gì	open-condition
có thể	task-opener
công tư	compound
cùng	open-ended
cũng	line-opener open-ended
cơ	line-tail
cơ sở	ordinal-before
cả	number open-ended
cấm	negation
cần	open-ended task-opener
cố	task-opener
cộng	open-ended
của	line-opener open-ended
cứ	line-opener
do	open-ended
dưới	open-ended
dạ	filler
dừng	negation
em nghĩ	line-opener
giá bán	compound
giá mua	compound
giá thuê	compound
giúp	line-tail on-behalf
giấy mời	compound
giữa	open-ended
gì	asks
gì thì	open-condition
gần	open-ended
gọi	open-ended
gồm	open-ended
gửi	open-ended
ha	line-tail
ha ha	filler
hai	number
hai cái đó	pointing
hay	asks open-ended
hay là	asks line-opener
hihi	filler
hoãn	negation
hoặc	line-opener open-ended
hàng không	compound
hàng nhập	compound
hàng năm	compound
hàng tồn	compound
hàng xuất	compound
hãy	line-opener
hè	line-tail
hì hì	filler
hình như	line-opener
hôm	task-opener
hơi	open-ended
hạng	ordinal-before
hả	asks before-call filler
hắn	pointing
hằng năm	compound
hỏi	open-ended
hộ	line-tail on-behalf
hợp đồng thuê	compound
hủy	negation
khi	open-ended
khi nào	asks
khoản chi	compound
khoản thu	compound
khoản vay	compound
khoảng	open-ended
khoảnh	ordinal-before
khu	ordinal-before
khách mời	compound
khách thuê	compound
không	asks before-call negation open-ended question-tail
không gian	compound
không khí	compound
không quân	compound
không được	negation
khỏi	negation
khối	open-ended ordinal-before
kia	line-opener
kiểu như	filler
kiểu như là	filler
kiểu này	pointing
kiểu đó	pointing
kèm	open-ended
kìa	line-tail
kẻo	open-ended
kết luận	line-opener
kỳ	ordinal-before
line	ordinal-before
linh	number
lo	task-opener
loại	ordinal-before
luôn	before-call line-opener line-tail verb-tail
là	line-opener open-ended
làm sao	asks
lên	verb-tail
lúc	open-ended
lăm	number
lại	line-opener verb-tail
lấy	open-ended
lẻ	number
lịch học	compound
lịch họp	compound
lịch trực	compound
lớp	open-ended ordinal-before
mang	open-ended
mà	before-call line-opener line-tail open-ended
máy bơm	compound
máy cắt	compound
máy in	compound
máy may	compound
máy phát	compound
máy xúc	compound
mô	asks
mô thì	open-condition
mùng	ordinal-before
mũi	ordinal-before
mươi	number
mười	number
mấy	asks number open-ended question-tail
mấy cái này	pointing
mấy cái đó	pointing
mẫu	ordinal-before
mọi	number
mốt	number
mồng	ordinal-before
mỗi	number open-ended
một	number open-ended
mới	open-ended
mời	open-ended
ngay	line-opener
nghe	before-call line-tail
nghìn	number
ngàn	number
ngàn năm	compound
ngày	open-ended question-tail
người	open-ended question-tail
người bán	compound
người gửi	compound
người làm	compound
người mua	compound
người nhận	compound
người thuê	compound
ngồi	task-opener
ngừng	negation
nhiêu	asks
nhà cung cấp	compound
nhà thầu	compound
nhà ăn	compound
nhà đầu tư	compound
nhà để xe	compound
nhé	before-call filler line-tail
nhăm	number
như	open-ended
như thế	pointing
như vậy	pointing
nhưng	line-opener open-ended
nhưng mà	line-opener
nhất trí	line-opener
nhận	task-opener
nhỉ	before-call filler
nhớ	line-opener
nhờ	open-ended
những	line-opener open-ended
nào	asks open-ended question-tail
nào thì	open-condition
này	call line-opener line-tail question-tail
nên	line-opener open-ended
nó	pointing
nói chung	filler
nói chung là	filler
nói thật	filler
nói thật là	filler
năm	number
năm học	compound
năm nay	compound
năm ngoái	compound
năm sau	compound
năm trước	compound
nước uống	compound
nếu	negation open-ended
nữa	line-opener line-tail
ok	filler
phiếu chi	compound
phiếu nhập	compound
phiếu thu	compound
phiếu xuất	compound
phiền	line-opener
phòng	ordinal-before
phòng họp	compound
phòng khám	compound
phương án	ordinal-before
phải	open-ended task-opener
phần	open-ended
phụ trách	task-opener
quyết định	line-opener
quý	open-ended ordinal-before
quầy bán	compound
quận	ordinal-before
ra	verb-tail
ra sao	asks
riêng tư	compound
răng	asks
rưỡi	number
rất	open-ended
rồi	before-call line-opener line-tail question-tail
sao	asks
sao thì	open-condition
sau	task-opener
so	open-ended
sáu	number
sẽ	open-ended task-opener
số	open-ended ordinal-before question-tail
thay vì	negation
theo	open-ended
theo con	line-opener
theo em	line-opener
theo tôi	line-opener
thuốc tiêm	compound
thuốc uống	compound
thành	open-ended
tháng	open-ended ordinal-before
thêm	open-ended verb-tail
thì	line-opener open-ended
thì là mà	filler
thôi	line-opener line-tail
thư mời	compound
thẻ gửi xe	compound
thế	line-opener line-tail question-tail
thế là	line-opener
thế nào	asks
thế này	pointing
thế thì	line-opener
thống nhất	line-opener
thống nhất là	line-opener
thứ	open-ended ordinal-before
thứ ba	compound
thứ bảy	compound
thứ năm	compound
thứ tư	compound
tiếp	verb-tail
tiền phạt	compound
tiền thuê	compound
tiền thưởng	compound
tranh thủ	task-opener
triệu	number
trong	open-ended
trên	open-ended
trăm	number
trước	task-opener
trời đất	filler
trời ơi	filler
trừ	negation
tám	number
tám chuyện	compound
tính	task-opener
tôi nghĩ	line-opener
tùy	open-ended
tư	number
tư cách	compound
tư duy	compound
tư liệu	compound
tư nhân	compound
tư pháp	compound
tư vấn	compound
tại	line-opener open-ended
tại sao	asks
tạm dừng	negation
tất niên	compound
tầng	ordinal-before
tổ	ordinal-before
tới	open-ended
tờ khai	compound
tờ trình	compound
tứ giác	compound
tức là	filler
từ	open-ended
từng	number open-ended
tỷ	number
việc	open-ended
việc này	pointing
việc đó	pointing
việc ấy	pointing
và	line-opener open-ended
vài	number
vào	open-ended
vâng	filler
vì	open-ended
vì sao	asks
vòng	ordinal-before
vẫn	open-ended task-opener
vật tư	compound
vậy	line-opener line-tail question-tail
vậy là	line-opener
vậy thì	line-opener
vốn vay	compound
với	line-opener line-tail open-ended question-tail
với lại	line-opener
vụ	open-ended
vụ này	pointing
vụ đó	pointing
xe cẩu	compound
xe nâng	compound
xe tải	compound
xe đưa đón	compound
xem	line-opener
xin	task-opener
xong	line-opener verb-tail
xuống	verb-tail
à	filler
á	filler
ông	open-ended question-tail
đang	open-ended task-opener
đem	open-ended
đi	before-call line-tail
điểm bán	compound
đâu	asks
đâu thì	open-condition
đã	line-tail open-ended
đó	before-call line-opener line-tail question-tail
đó mà	filler
đó nhé	filler
đúng rồi	line-opener
đơn xin nghỉ	compound
đơn đặt hàng	compound
đưa	open-ended
đường không	compound
được	before-call question-tail
được rồi	line-opener
đại khái là	filler
đầu	open-ended
đầu tư	compound
đến	open-ended
để	line-opener open-ended
định	task-opener
đồ chơi	compound
đồ uống	compound
đồ ăn	compound
đồng ý	line-opener
đội	ordinal-before
đợt	ordinal-before
đừng	negation open-ended
ơi	call filler
ạ	before-call filler
ảnh	pointing
ấy	line-opener line-tail
ổng	pointing
ở	open-ended
ở đâu	asks
ừ	filler
`;
