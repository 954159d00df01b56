// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
ai	asks open-ended question-tail
alo	filler
anh	open-ended question-tail
ba	number
bao giờ	asks
bao lâu	asks
bao nhiêu	asks
bà	open-ended question-tail
báo	open-ended
bên	open-ended
bả	pointing
bản	ordinal-before
bản số	ordinal-before
bảo	open-ended
bảy	number
bậc	ordinal-before
bắt	open-ended
bằng	open-ended
bị	open-ended
bỏ	negation
bốn	number
bởi	open-ended
ca	ordinal-before
chi	asks
chiếc	open-ended
cho	open-ended task-opener
cho rồi	line-tail
cho xong	line-tail
chuyền	ordinal-before
chuyện	open-ended
chuyện này	pointing
chuyện đó	pointing
chín	number
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
chứ	before-call line-opener line-tail
chừng mô	asks
chừng nào	asks
cuối	open-ended
cuốn	open-ended
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
có thể	task-opener
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
giúp	line-tail on-behalf
giữa	open-ended
gì	asks
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
hãy	line-opener
hè	line-tail
hì hì	filler
hình như	line-opener
hôm	task-opener
hơi	open-ended
hạng	ordinal-before
hả	asks before-call filler
hắn	pointing
hỏi	open-ended
hộ	line-tail on-behalf
hủy	negation
khi	open-ended
khi nào	asks
khoảng	open-ended
khoảnh	ordinal-before
khu	ordinal-before
không	asks before-call negation open-ended question-tail
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
luôn	before-call line-opener line-tail
là	line-opener open-ended
làm sao	asks
lúc	open-ended
lăm	number
lại	line-opener
lấy	open-ended
lẻ	number
lớp	open-ended ordinal-before
mang	open-ended
mà	before-call line-opener line-tail open-ended
mô	asks
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
ngày	open-ended question-tail
người	open-ended question-tail
ngồi	task-opener
ngừng	negation
nhiêu	asks
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
này	call line-opener line-tail question-tail
nên	line-opener open-ended
nó	pointing
nói chung	filler
nói chung là	filler
nói thật	filler
nói thật là	filler
năm	number
nếu	negation open-ended
nữa	line-opener line-tail
ok	filler
phiền	line-opener
phòng	ordinal-before
phương án	ordinal-before
phải	open-ended task-opener
phần	open-ended
phụ trách	task-opener
quyết định	line-opener
quý	open-ended ordinal-before
quận	ordinal-before
ra sao	asks
răng	asks
rưỡi	number
rất	open-ended
rồi	before-call line-opener line-tail question-tail
sao	asks
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
thành	open-ended
tháng	open-ended ordinal-before
thêm	open-ended
thì	line-opener open-ended
thì là mà	filler
thôi	line-opener line-tail
thế	line-opener line-tail question-tail
thế là	line-opener
thế nào	asks
thế này	pointing
thế thì	line-opener
thống nhất	line-opener
thống nhất là	line-opener
thứ	open-ended ordinal-before
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
tính	task-opener
tôi nghĩ	line-opener
tùy	open-ended
tư	number
tại	line-opener open-ended
tại sao	asks
tạm dừng	negation
tầng	ordinal-before
tổ	ordinal-before
tới	open-ended
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
vậy	line-opener line-tail question-tail
vậy là	line-opener
vậy thì	line-opener
với	line-opener line-tail open-ended question-tail
với lại	line-opener
vụ	open-ended
vụ này	pointing
vụ đó	pointing
xem	line-opener
xin	task-opener
xong	line-opener
à	filler
á	filler
ông	open-ended question-tail
đang	open-ended task-opener
đem	open-ended
đi	before-call line-tail
đâu	asks
đã	line-tail open-ended
đó	before-call line-opener line-tail question-tail
đó mà	filler
đó nhé	filler
đúng rồi	line-opener
đưa	open-ended
được	before-call question-tail
được rồi	line-opener
đại khái là	filler
đầu	open-ended
đến	open-ended
để	line-opener open-ended
định	task-opener
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
