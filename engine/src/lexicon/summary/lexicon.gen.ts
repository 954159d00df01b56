// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
ai	leaning
anh bảo vệ	person-noun
anh em	answer
anh em mình	we
anh nuôi	person-noun
anh rể	person-noun
anh sẽ	request
anh thầu	person-noun
anh thợ	person-noun
anh trai	person-noun
anh tài xế	person-noun
anh ấy	leaning unnamed
bao nhiêu	before-noun
biết thế	idle
buồn cười	idle
buổi họp này	this-meeting
buổi này	this-meeting
bà	before-noun
bà bầu	person-noun
bà chủ	person-noun
bà con	answer person-noun
bà ngoại	person-noun
bà nội	person-noun
bà ấy	leaning unnamed
bàn	purpose
bàn về	purpose
bác bảo vệ	person-noun
bác thợ	person-noun
bác tài	person-noun
báo cáo	reports
báo cáo luôn	reports
báo cáo là	reports
báo cáo đồng chí	answer
báo giá	fact
bên	before-noun
bên đó	leaning
bên đấy	leaning
bên ấy	leaning
bả	leaning unnamed
bản thân mình	no-person
bắt đầu nha	small-talk
bắt đầu nhé	small-talk
bắt đầu thôi	small-talk
bắt đầu đi	small-talk
bằng	leaning
bọn	before-noun
bọn mình	we
bọn nó	unnamed
bởi	cause
bữa nay	this-meeting
bữa ni	this-meeting
ca	before-ordinal
chi hết	fact
chi phí	fact
chiều nay	this-meeting
cho nên	cause
cho rằng	thinks
chuyển sang mục	small-talk
chuyện này	leaning
chuyện đó	leaning
chuẩn	answer
chào anh	small-talk
chào bà con	small-talk
chào chị	small-talk
chào các	small-talk
chào cả nhà	small-talk
chào em	small-talk
chào mọi người	small-talk
cháu ngoại	person-noun
cháu nội	person-noun
cháy	fact
chân mày	no-person
chém gió	idle
chú bảo vệ	person-noun
chú rể	person-noun
chú thợ	person-noun
chú tài xế	person-noun
chúc	small-talk
chúng mình	we
chúng nó	unnamed
chúng ta	we
chưa	leaning
chưa có	fact
chưa duyệt	fact
chưa xong	fact
chưa được	fact
chưa đủ	fact
chất lượng	fact
chậm	fact
chắc	leaning
chẳng lẽ	idle
chết	idle
chỉ	leaning
chị dâu	person-noun
chị gái	person-noun
chị lao công	person-noun
chị nuôi	person-noun
chị sẽ	request
chị ấy	leaning unnamed
chốt	agreement purpose
chốt luôn	agreement
chốt là	agreement
chốt lại	agreement
chỗ này	leaning
chỗ đó	leaning
chớ	tail
chục	figure-word
chứ	tail trim
chửi	idle
con gái	person-noun
con sẽ	request
con trai	person-noun
cuộc họp này	this-meeting
các	before-noun
các anh chị	answer
các bác	answer
các đồng chí	answer
cái	trim
cái kia	leaning
cái này	leaning
cái nớ	leaning
cái đó	leaning
cái ấy	leaning
cám ơn	small-talk
cãi	idle
còn lại	fact
có chứ	answer
có khi	leaning
cô chủ	person-noun
cô dâu	person-noun
cô giáo	person-noun
cô lao công	person-noun
cô ấy	leaning unnamed
công bố	no-person
cũng	leaning trim
cơ	tail
cơ mà	trim
cả	before-noun
cả nhà	answer
cả nhà mình	we
cảm ơn	small-talk
cần thêm	fact
cổ báo	unnamed
cổ hỏi	unnamed
cổ kêu	unnamed
cổ nói	unnamed
do	cause leaning
doanh thu	fact
dạ	filler trim
dạ thưa	trim
dạ tiếp	answer
dạ vâng	trim
dần	doubles
dịch	fact
dột	fact
dự kiến	fact
dự toán	fact
em báo cáo	reports
em bé	person-noun
em dâu	person-noun
em gái	person-noun
em nghĩ mình nên	proposes
em rể	person-noun
em sẽ	request
em trai	person-noun
ghi biên bản	small-talk
ghi chú	no-person
ghê	idle
giá mà	idle
giá như	idle
giùm	request
giúp	request
giơ tay	small-talk
giải ngân	fact
giải quyết	purpose
giải tán	small-talk
giảm	fact
gò má	no-person
gục	idle
ha	tail
ha ha	filler idle
haha	filler idle
hai cái	leaning
hay	doubles leaning
hay là	proposes
hay mình	proposes
hay ta	proposes
hen	tail
hiểu rồi	answer
hmm	filler
hoàn thành	fact
hoàn trả	fact
hãy	request
hè	tail
hì hì	filler idle
hôm nay	this-meeting
hôm ni	this-meeting
hư	fact
hạng	before-ordinal
hả	tail
hắn	leaning unnamed
hẹn gặp	small-talk
hết giờ	small-talk
hết hàng	fact
hết hạn	fact
hết trơn	tail
hỉ	tail
họ	leaning
họp bàn	purpose
họp hôm nay	this-meeting
họp nhanh	small-talk
họp thôi	small-talk
họp về	purpose
hỏng	fact
hồi còn	idle
hồi nhỏ	idle
hồi xưa	idle
hồi đó	leaning
hộ	request
hợp đồng	fact
i mean	filler
khao	idle
khi	doubles
khiếu nại	fact
khác	another
khách	fact
khách hàng	fact
khóa	before-ordinal
không	leaning
không kịp	fact
không đủ	fact
khỏi	leaning
khối	before-ordinal
khổ	idle
kia	tail third-person
kind of	filler
kinh khủng	idle
kinh phí	fact
kiến nghị	proposes
kiểm tra	fact
kiểu như	filler
kiểu như là	filler
kìa	tail
ký	fact
kẹt	fact
kẻo	leaning
kế hoạch	fact
kết luận	agreement
kết luận là	agreement
kỳ	before-ordinal
loại	before-noun before-ordinal
luôn	doubles tail
là	trim
làm ơn	request
lãi	fact
lên kế hoạch	purpose
lông mày	no-person
lúc đó	leaning
lần	doubles
lận	tail
lắm đấy	tail
lỗ	fact
lỗi	fact
lớp	before-ordinal
miễn	leaning
mà	tail trim
mà này	trim
mà thôi	tail trim
mãi	doubles
mình	we
mòn	fact
mùng	before-ordinal
mất	fact leaning
mất mạng	small-talk
mất tiếng	small-talk
mấy	before-noun
mấy cái	leaning
mắng	idle
mệt quá	idle
mọi người	answer
mồng	before-ordinal
mỗi	before-noun
một	before-noun
một mình	no-person
mời	small-talk
mục tiếp	small-talk
nghe	answer tail
nghe báo cáo	purpose
nghe không	small-talk
nghe rõ	small-talk
nghen	filler request tail
nghiệm thu	fact
nghìn	figure-word
nghĩ	thinks
nghĩ là	thinks
nghĩ rằng	thinks
nghẽn	fact
nghỉ tay	small-talk
nghỉ việc	fact
ngoài ra	trim
nguyên nhân	fact
ngàn	figure-word
ngày	before-ordinal doubles
ngày xưa	idle
ngân sách	fact
người	before-noun
người ta	leaning
ngập	fact
nha	filler request tail
nhiều	before-noun
nhà	before-noun
nhá	filler request tail
nhé	filler request tail
nhóm mình	we
như thế	leaning
như vậy	leaning
nhưng	trim
nhưng mà	trim
nhất trí	agreement answer
nhất trí là	agreement
nhận được	fact
nhỉ	tail
nhớ	leaning request
những	before-noun
nào	another
này	trim
nè	tail
nên	cause
nó	leaning unnamed
nói chung	trim
nói chung là	trim
nói chơi	idle
nói thêm	trim
nói thật	idle
nói tiếp	small-talk
nói vui	idle
nói về	purpose
nếu	leaning
nọ	third-person
nớ	third-person
nợ	fact
nứt	fact
nữa đấy	tail
ok	answer
okay	trim
okay so	filler
oke	trim
phát hiện	fact
phân bố	no-person
phòng	before-ordinal
phạt	fact
phải chi	idle
phải rồi	answer
phần trăm	figure-word
phụ chú	no-person
qua mục	small-talk
quy định	fact
quyết định	agreement
quyết định là	agreement
quá tải	fact
quý	before-ordinal
quý lắm	small-talk
quỹ	fact
rà	purpose
rà lại	purpose
rà soát	purpose
rò	fact
rồi	tail trim
rồi đó	tail
rồi đấy	tail
rủi ro	fact
sang mục	small-talk
sao mình không	proposes
sort of	filler
sáng nay	this-meeting
sơ mi	no-person
sướng	idle
sập	fact
sắp hết	fact
số	before-noun before-ordinal
sự cố	fact
ta	we
tai nạn	fact
tham gia	fact
theo em nên	proposes
theo tôi nên	proposes
thiếu	fact
thu được	fact
thà	leaning
tháng	before-ordinal
thì	trim
thì là mà	filler
thích lắm	idle
thôi	tail trim
thôi được	answer
thưa	trim
thưa đồng chí	answer
thường	doubles
thấy	thinks
thấy là	thinks
thấy rằng	thinks
thầy giáo	person-noun
thẩm định	fact
thật ra	trim
thằng	before-noun
thế	answer leaning tail
thế chốt	agreement
thế là	agreement
thế này	leaning
thế thì	trim
thề	idle
thống nhất	agreement purpose
thống nhất là	agreement
thống nhất rằng	agreement
thợ	before-noun
thứ	before-ordinal
thực ra	trim
tiến độ	fact
tiếng	before-noun
tiếp	answer
tiếp theo	small-talk
trao đổi	purpose
triển khai	purpose
triệu	figure-word
trêu	idle
trúng số	idle
trăm	figure-word
trả lại	fact
trẻ	before-noun
trẻ con	no-person
trẻ em	no-person
trễ	fact
trời đất	idle
trời ơi	filler idle
tuyên bố	no-person
tê	third-person
tôi nghĩ mình nên	proposes
tôi sẽ	request
tăng	fact
tại	leaning
tại vì	cause
tạm biệt	small-talk
tầng	before-ordinal
tỉ	figure-word
tối nay	this-meeting
tồn	fact
tổ	before-ordinal
tổng kết	purpose
tụi mình	we
tụi nó	unnamed
tức là	trim
từ	doubles
từ chối	fact
từng	before-noun
tự mình	no-person
tỷ	figure-word
uống nước	small-talk
việc này	leaning
việc đó	leaning
vui lắm	idle
và	trim
vài	before-noun
vào họp	small-talk
vào việc	small-talk
vâng	trim
vì	cause leaning
vòng	before-ordinal
vướng	fact
vượt	fact
vất vả	small-talk
vậy	leaning tail trim
vậy chốt	agreement
vậy là	agreement
vậy thì	trim
vắng	fact
với lại	trim
vụ này	leaning
vụ đó	leaning
vừa	doubles
xem lại	purpose
xin báo cáo	reports
xin chào	small-talk
xin mời	small-talk
xin nói	trim
xin phép	small-talk
xong	fact
xong mục	small-talk
yeah	filler
you know	filler
yêu cầu	fact
à	filler tail trim
à mà	trim
á	tail
ô kê	trim
ôi	trim
ông	before-noun
ông chủ	person-noun
ông ngoại	person-noun
ông nội	person-noun
ông thầu	person-noun
ông ấy	leaning unnamed
ùn	fact
ăn cơm	small-talk
đi	tail
đi nhé	request
đàn	before-noun
đàn bà	no-person
đàn ông	no-person
đám	before-noun
đánh giá	purpose
đâu	tail
đây	tail
đã	fact
đòi	fact
đó	leaning tail third-person
đông đủ	small-talk
đùa	idle
đúng rồi	answer
đăng ký	fact
được	answer
được rồi	answer
đại khái là	filler
đạt	fact
đấy	leaning tail third-person
đẹp lắm	idle
đề nghị	proposes
đề xuất	proposes
để	leaning
để anh	request
để chị	request
để con	request
để em	request
để tui	request
để tôi	request
đối tác	fact
đồng chí	answer
đồng ý	agreement answer
đội	before-ordinal
đời	doubles
đợt	before-ordinal
đủ người	small-talk
đừng	leaning
ơ	filler
ước gì	idle
ạ	filler tail
ảnh	leaning
ấy	leaning tail third-person
ổng	leaning unnamed
ờ	filler trim
ủa	trim
ừ	filler trim
ừ thì	trim
ừm	filler
`;
