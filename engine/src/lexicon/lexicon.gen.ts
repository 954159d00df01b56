// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
ai	ask function
ai chả	rhetorical
ai chẳng	rhetorical
ai có gì	housekeeping
ai có gì nữa	housekeeping
ai có ý kiến	housekeeping poll
ai dám	rhetorical
ai không	rhetorical
ai không đồng ý	poll
ai mà	rhetorical
ai nghe	rhetorical
ai phản đối	housekeeping poll
alo	verb-send
an	given-name
and	function
anh	function given-name kin title
anh em	group
anh ấy	third
are	function
ba	function given-name
ban	noun-maker
ban hành	verb-send
bao giờ	ask
bao giờ có	hypothetical
bao nhiêu	ask
be	function
biên bản	recap
biết bao giờ	rhetorical
biết đâu	hypothetical vague
book	verb-trade
build	verb-make
buổi	noun-maker
buộc	verb-change
by	function
bà	kin title
bà con	group
bà ấy	third
bài	noun-maker
bàn	verb-floor verb-light verb-people
bàn giao	verb-change
bác	kin title
bách	given-name
bán	verb-trade
báo	verb-send
báo cáo	verb-floor verb-send
báo giá	verb-trade
báo lại	verb-send
bây	function kin
bây giờ luôn	soon
bé	given-name title
bê	verb-change
bên	function
bên em	self
bên kia	third
bên mình	we
bên tôi	self
bên đó	third
bên ấy	third
bình	given-name
bích	given-name
bón	verb-make
bôi	verb-change
bơm	verb-change
bưng	verb-make
bạn	function kin title
bả	function third
bản	noun-maker
bảng	noun-maker
bảo	assign given-name verb-light verb-send
bảo dưỡng	verb-change
bảo lãnh	verb-people
bảo trì	verb-change
bảy	function given-name
bật	verb-change verb-floor
bắt đầu	verb-floor verb-light verb-people
bằng	function
bịnh	=bệnh
bọc	verb-change
bọn	function
bọn em	self
bỏ	change
bố	kin title
bố trí	verb-change
bốc	verb-people
bốn	function given-name
bồi dưỡng	verb-people
bổ sung	verb-change
bộ	noun-maker
bớt	verb-change
bửu	given-name
bữa hôm	past
bữa nào	vague
bữa qua	past
bữa trước	past
cam kết	will
can	function
canh	verb-check
cc	verb-send
cha	kin
chanh	given-name
che	verb-change
check	verb-check
chi	ask function given-name verb-light verb-trade
chi nhánh	not-action
chi phí	not-action
chi tiết	not-action
chia	verb-people
chiên	verb-make
chiếc	noun-maker
chiến	given-name
chiều	function limit
chiều qua	past
cho	function verb-light
cho em tới	too-soon
cho em xin	too-soon
cho em đến	too-soon
cho người	verb-people
cho thợ	verb-people
cho xe	verb-people
chuyển	change verb-send
chuyển khoản	verb-trade
chuyện	function topic
chuẩn bị	verb-make
chào	verb-floor verb-light verb-trade
chào giá	verb-people
cháu	kin title
châu	given-name
chín	function given-name
chú	kin title
chúng	function
chúng ta	we
chúng tôi	self
chút nữa	soon
chút xíu nữa	soon
chơi	assent
chưa	deny function
chưa ai	await
chưa có	await
chưa cần	decline
chưa kịp	too-soon
chưa trả lời	await
chương	given-name
chạy	verb-check verb-light
chạy thử	verb-check
chả	deny
chấm	verb-check
chất	verb-change
chậm nhất	limit
chẳng	deny
chặt	verb-change
chế	verb-make
chỉ	function third
chỉnh	verb-change
chị	function kin title
chị em	group
chị ấy	third
chịu	will
chịu thôi	refuse
chọn	change verb-check
chống thấm	verb-make
chốt	assent function settle verb-send
chốt luôn	settle
chốt lại	recap settle
chốt vậy	settle
chớ	function
chờ	await
chở	verb-people
chục	function
chụp	verb-make
chủ	function
chứ	contrast function particle reason
chứ gì	rhetorical
chừ	=giờ
chừng nào	ask
chừng nào có	hypothetical
chữ	noun-maker
code	verb-make
coi	=xem
con	function kin title
config	verb-change
confirm	verb-send
could	function
cung cấp	verb-change
cuối	function limit
cuối cùng	topic
cuộc	noun-maker
cài	verb-change
cày	verb-make
các	function noun-maker
các anh	group
các anh chị	group
các bác	group
các bạn	group
các bộ phận	group
các cháu	group
các chị	group
các con	group
các cô	group
các em	group
các khoa	group
các thầy	group
các thầy cô	group
các tổ	group
các đơn vị	group
cách ly	verb-change
cái	function noun-maker particle
cái gì	ask
cân	verb-duty verb-light
cân nhắc	vague
còn	contrast function
còn ai	housekeeping
còn cái	topic
còn gì không	housekeeping
còn gì nữa không	housekeeping
còn vụ	topic
còn ý kiến	housekeeping
có	assent function
có ai	housekeeping
có công văn	verb-send
có gì	vague
có gì nữa không	housekeeping
có khi	vague
có nên	ask propose
có phải	ask
có rồi	decline
có tiền thì	hypothetical
có văn bản	verb-send
có ý kiến gì	housekeeping
có ý kiến gì không	poll
cô	kin title
công	assign
công bố	verb-send
công chứng	verb-send
công khai	verb-send
công ty	we
cùng	function
cúc	given-name
căng	verb-make
cũng	function
cũng được	assent
cơ	particle
cương	given-name
cường	given-name
cả	function
cả hai	group
cả nhà	group
cả nhóm	group we
cả phòng	group
cả team	group
cả tổ	group
cảm ơn	decline
cấm	change
cấp	verb-send
cấy	verb-make
cần	function urge
cầu	assign
cẩm	given-name
cẩn thận	vague
cẩu	verb-change
cập nhật	verb-change
cậu	kin title
cắm	verb-change
cắt	change verb-make
cố gắng	vague
cộng	verb-people
của	function
cứ	function urge
cứ thế	agree assent
cứ vậy	agree
cử	assign verb-people
deadline	limit
deal	verb-trade
demo	verb-make
deploy	verb-change
design	verb-make
di	given-name
diễm	given-name
diệp	given-name
diệu	given-name
do	function reason
draft	verb-make
dung	given-name
duy	given-name
duyên	given-name
duyệt	agree assent change settle verb-people
dàn	verb-make
dán	verb-send
dì	kin title
dìa	=về
dò	verb-check
dô	=vào
dùm	=giúp
dùng	change
dũng	given-name
dương	given-name
dưới	function
dạ	assent function opener polite
dạ chưa	decline
dạ khỏi	decline
dạ thôi	decline
dạ thưa	opener
dạ vâng	assent opener
dạo này	past
dạy	verb-people
dần	function given-name
dẫn	verb-people
dậu	given-name
dắt	verb-people
dẹp	decline
dịch	verb-make
dọn	verb-change
dời	change too-soon verb-change
dừng	change
dự	function noun-maker verb-light verb-people
dự báo	not-action
dự giờ	verb-check
dự kiến	not-action
dự án	not-action
dựng	verb-make
em	function kin title
em chịu	refuse
em nghĩ mình	propose
em nhất trí	assent
em nhận	assent self
em đồng ý	assent
estimate	verb-check
file	noun-maker
fix	verb-change
for	function
ghi	verb-make
ghi âm	verb-change verb-floor
ghé	verb-people
ghép	verb-change
gia hạn	too-soon verb-change
giang	given-name
giao	assign verb-send
giao ban	not-action
giao ban xong	soon
giao hàng	verb-people
giàu	given-name
giá	noun-maker
giá mà	hypothetical
giám sát	verb-check
giám định	verb-change
giùm	=giúp function
giúp	assign function urge verb-light verb-people
giơ tay	agree
giải ngân	verb-people
giải quyết	verb-change
giải thích	verb-floor
giải trình	verb-check
giảm	change verb-change
giấy	noun-maker
giặt	verb-make
giới thiệu	verb-floor
giờ	function
giờ luôn	soon
giỡn	laugh
giục	verb-send
giữ	change verb-check verb-light
giữ lại	not-action
giữ nguyên	change
giữa	function
gom	verb-check
good	assent
gánh	verb-duty
gì	ask function
gói	verb-make
góp	verb-trade
gõ	verb-make
gấp	function too-soon
gắn	verb-change
gặp	verb-people
gọi	verb-send
gọi luôn	soon
gọi ngay	soon
gọi điện	verb-send
gọn	function
gọt	verb-change
gởi	=gửi
gỡ	verb-change
gửi	verb-send
gửi luôn	soon
gửi ngay	soon
ha	function particle urge
ha ha	laugh
haha	laugh
hai	function given-name
hai bạn	group
hai em	group
hai người	group
hai đứa	group
hay	ask function
hay là	ask propose
hay mình	propose
hay ta	propose
hay đó	agree assent
hem	=không
hen	=nhé
hiếu	given-name
hiền	given-name
hiển	given-name
hiệp	given-name
hiệu	given-name
hoa	given-name
hoan	given-name
hoi	function
hok	=không
hong	=không
hotfix	verb-change
hoài	given-name
hoàn	given-name verb-light verb-trade
hoàn thiện	verb-make
hoàn thành	verb-make
hoàng	given-name
hoãn	change verb-change
hoặc	function
huy	given-name
huy động	verb-people
huynh	given-name
huyên	given-name
huyền	given-name
huân	given-name
huấn	given-name
huệ	given-name
hà	given-name
hàn	verb-change
hào	given-name
hái	verb-change
hân	given-name
hãy	urge
hè	particle urge
hén	=nhé
hí	=nhỉ
hòa	given-name
hòa giải	verb-send
hôm	function
hôm kia	past
hôm nay	limit
hôm nào	ask vague
hôm nọ	past
hôm qua	past
hôm rày	past
hôm trước	past
hông	=không
hùng	given-name
hút	verb-change
hơn	function
hưng	given-name
hương	given-name
hướng dẫn	verb-people
hường	given-name
hạ	given-name verb-change
hạn	function limit
hạnh	given-name
hả	ask function particle
hải	given-name
hảo	given-name
hầy	=nhỉ
hậu	given-name
hắn	third
hằng	given-name
hẳn	function
hẹn	verb-people
hết	deny function limit
hết chưa	housekeeping
hết họp	soon
hết sức	vague
hệ	noun-maker
hỉ	=nhỉ
họ	function third
họp	verb-floor verb-light verb-people
họp xong	soon
hỏi	verb-light verb-send
hỏi lại	await
hồi nãy	past
hồi trước	past
hồng	given-name
hổm	=hôm
hổng	=không
hỗ trợ	verb-people
hộ	assign function urge
hội chẩn	verb-check
hợi	given-name
hợp lý	agree assent
hủm	=hôm
hủy	change verb-change
hứa	will
hữu	given-name
in	verb-light verb-make
is	function
it	function
kha	given-name
khai báo	verb-people
khang	given-name
khanh	given-name
khen thưởng	verb-change
khi	function
khi nào	ask
khi nào có	hypothetical
khiêm	given-name
khiêng	verb-change
khoa	given-name
khoan	decline verb-change
khoản	noun-maker
khum	=không
khuê	given-name
khách	third
khám	verb-check
khánh	given-name
khâu	verb-make
khó	deny
khóa	verb-change
khôi	given-name
không	deny function
không anh	decline
không biết	ask
không chị	decline
không con	decline
không cần	decline
không cần đâu	decline
không em	decline
không không	decline
không kịp	refuse too-soon
không làm	change decline
không nhận	refuse
không nên	decline
không phải	deny
không thì	reason
không ý kiến	agree
không được	decline
không ổn	decline
khơi	verb-change
khương	given-name
khải	given-name
khảo sát	verb-check
khỏi	decline deny
khỏi anh	decline
khỏi chị	decline
khỏi em	decline
khỏi lo	decline
khỏi đi	decline
khổ thế	rhetorical
kia	function
kim	given-name
kiên	given-name
kiếm	verb-check
kiến	function
kiến nghị	propose verb-floor verb-send
kiều	given-name
kiểm	verb-check
kiểm kê	verb-people
kiểm tra	verb-check
kiểm định	verb-check
kiểu	opener
kiệt	given-name
ko	=không
kèm	verb-people
kéo	verb-change
kê	verb-change
kêu	verb-light verb-send
kìa	particle
ký	verb-trade
kẹt	refuse
kẻ	verb-make
kẻo	reason
kết luận	settle
kể	verb-floor
kịp	function limit
kịp không	ask
kịp đâu	too-soon
kỳ	given-name noun-maker
kỹ	function
lam	given-name
lan	given-name
lau	verb-change
linh	given-name
live	verb-people
livestream	verb-people
liên	given-name
liên hệ	verb-send
liền	=ngay
liễu	given-name
liệu	ask
lo	function verb-duty will
loan	given-name
long	given-name
lun	=luôn
luyến	given-name
luân	given-name
luôn	function particle urge
ly	given-name
là	function opener
lài	given-name
làm	function verb-light verb-make
làm gì	not-action
làm luôn	soon
làm ngay	soon
làm sao	ask not-action
làm việc	verb-people
làm vậy	agree
làm xong	verb-make
lát	verb-make
lát anh	soon
lát chị	soon
lát con	soon
lát em	soon
lát mình	soon
lát nữa	soon
lát tôi	soon
lâm	given-name
lân	given-name
lê	given-name
lên	function verb-light verb-make
lên danh sách	verb-make
lên lịch	verb-people
lên tới	not-action
lùi	change too-soon
lúc	function
lúc nào	rhetorical
lý	given-name
lăm	function
lĩnh	given-name
lương	given-name
lại	function
lấp	verb-change
lấy	verb-people
lấy báo giá	verb-send
lấy chi	not-action
lấy gì	not-action
lấy mẫu	verb-check
lấy đâu	not-action rhetorical
lần sau	await
lần trước	past
lập	verb-make
lắm	function
lắp	verb-change
lắp đặt	verb-change
lẹ	=nhanh
lệ	given-name
lịch	noun-maker
lọc	verb-check
lộc	given-name
lớp mình	we
lỡ	hypothetical
lợi	given-name
lục	verb-people
lựa	verb-check
lực	given-name
mai	function given-name limit
mai mốt	vague
mail	verb-send
mang	verb-people
may	verb-make
may ra	hypothetical
merge	verb-change
mi	given-name
migrate	verb-change
minh	given-name
miên	given-name
mua	verb-trade
muối	verb-make
muốn	function
muộn nhất	limit
my	given-name
mà	contrast function particle reason
mà có tiền	hypothetical
mày	kin
má	kin title
máy	noun-maker
mão	given-name
mình	function self we
mô	ask function
môn	noun-maker
mùi	given-name
múc	verb-change
mươi	function
mướn	=thuê
mười	function
mượn	verb-trade
mạnh	given-name
mấy	ask noun-maker
mấy anh	group
mấy anh em	group
mấy bạn	group
mấy chú	group
mấy chị	group
mấy em	group
mấy giờ	ask
mấy đứa	group
mần	=làm
mận	given-name
mẹ	kin title
mến	given-name
mọi	function
mọi người	group
mốt	function limit
mổ	verb-people
mỗi	change function
một	function
mới	done function
mời	verb-send
mở	verb-change verb-light
mục	topic
mức	noun-maker
mỹ	given-name
nam	given-name
nay	function
nga	given-name
ngay	function
ngay bây giờ	soon
ngay giờ	soon
ngay lập tức	soon
nghe	function particle urge
nghe chưa	housekeeping urge
nghe rõ không	housekeeping
nghe được	assent
nghen	=nhé
nghiệm thu	verb-check
nghĩ sao	housekeeping
nghĩ thêm	vague
nghĩa	given-name
nghỉ phép	refuse
nghị	assign
ngoan	given-name
ngoài	function
nguyên	given-name
nguyệt	given-name
ngà	given-name
ngày	function limit
ngân	given-name
người	function noun-maker
người ta	third
ngập	refuse
ngọ	given-name
ngọc	given-name
ngừng	change
nha	=nhé
nhe	=nhé
nhi	given-name
nhiên	given-name
nhu	given-name
nhung	given-name
nhà cung cấp	third
nhàn	given-name
nhá	=nhé
nhân	given-name
nhé	function particle urge
nhăm	function
như	function given-name
nhưng	contrast function
nhưng mà	contrast
nhất	function
nhất trí	agree assent settle
nhẫn	given-name
nhận	verb-duty verb-light will
nhận lỗi	not-action
nhận được	not-action
nhập	verb-trade
nhập liệu	verb-people
nhật	function given-name noun-maker
nhắc	assign verb-send
nhắc lại	recap
nhắn	verb-send
nhể	=nhỉ
nhỉ	function particle
nhồi	verb-change
nhớ	function urge
nhờ	assign verb-send
nhỡ	hypothetical
nhứt	=nhất
những	function noun-maker
ni	=này
ninh	given-name
nung	verb-make
nào	ask function
này	function opener particle
nâng	verb-change
nâng cấp	verb-change
nè	=này function
nên	function propose reason
nì	=này
nó	function third
nói	verb-floor verb-light verb-send
nói chuyện	verb-people
nói có	not-action
nói lại	verb-floor
nói phải	not-action
nói thật	not-action opener
nói thẳng	not-action
nói thế	not-action
nói vậy	not-action
nói đúng	not-action
năm	function given-name
năm ngoái	past
năm rồi	past
nơi	function
nướng	verb-make
nấu	verb-make
nầy	=này
nặn	verb-make
nếu	function hypothetical
nếu không	reason
nếu mà	hypothetical
nếu vậy	hypothetical
nếu được	hypothetical
nối	verb-change
nốt	function
nộp	verb-send verb-trade
nớ	=ấy
nụ	given-name
nữa	function particle topic
oanh	given-name
of	function
ok	agree assent function opener
ok vậy	agree
okay	=ok
oke	=ok
okela	=ok
oki	=ok
okie	=ok
okê	=ok
pha	verb-make
phiếu	noun-maker
phong	given-name
photo	verb-make
phun	verb-make
phá	verb-change
phát	given-name verb-light verb-send
phát sinh	not-action
phân	assign verb-people
phân bổ	verb-people
phân công	assign verb-people
phân loại	verb-change
phê duyệt	settle verb-people
phí	noun-maker
phòng	noun-maker
phòng mình	we
phú	given-name
phúc	given-name
phơi	verb-make
phương	given-name
phương án	change
phước	given-name
phượng	given-name
phạt	change
phải	function urge
phải chi	hypothetical
phải hỏi	await
phải không	ask rhetorical
phải đó	agree assent
phản hồi	verb-send
phần	function
phỏng vấn	verb-people
phối hợp	verb-people
phổ biến	verb-send
phụ trách	assign verb-duty
phụng	given-name
ping	verb-send
pitch	verb-floor
please	function
post	verb-send
qua	verb-light verb-people
quang	given-name
quay	verb-make
quy	given-name
quyên	given-name
quyết	settle
quyết định	settle
quyền	given-name
quài	=hoài
quá	function
quá bán	agree settle
quá tải	refuse
quá được	agree
quân	given-name
quét	verb-change
quý	given-name
quý quá	assent
quảng	given-name
quế	given-name
quốc	given-name
quỳnh	given-name
quỹ	noun-maker
ra	function verb-light verb-make
ra thông báo	verb-make
ra đề	verb-make
rang	verb-change
refactor	verb-change
release	verb-change
review	verb-check
ri	=vậy
rollback	verb-change
rà	verb-check
rà lại	recap verb-check
rà soát	verb-check
rào	verb-change
rán	=cố
ráng	=cố
rõ	assent function
rút	verb-change
rút kinh	not-action
rút kinh nghiệm	vague
răng	ask
rưỡi	function
rải	verb-send
rất	function
rồi	assent done function opener particle
rồi thì	opener
rủ	verb-send
rứa	=vậy
rửa	verb-change
san	verb-change
sang	given-name verb-light verb-people
sao	ask function
sao không	propose
sao mà	rhetorical
sao rồi	housekeeping
sau	function
sau buổi họp	soon
sau cuộc họp	soon
sau họp	soon
sau này	vague
sen	given-name
set	verb-people
share	verb-floor verb-send
ship	verb-people
sinh	given-name
siêu âm	verb-check
so sánh	verb-check
soi	verb-check
soát	verb-check
soạn	verb-make
start	verb-floor
support	verb-people
sáng	function limit
sát quá	too-soon
sáu	function given-name
sâm	given-name
sĩ	given-name
sơn	given-name verb-make
sương	given-name
sạ	verb-make
sấy	verb-make
sắp	verb-change
sắp hết	not-action
sắp xếp	verb-change
sắp đến	not-action
sẽ	function will
sẽ cố	vague
sếp	kin third title
sổ	noun-maker
sớm	function
sửa	verb-change
sự	noun-maker
sỹ	given-name
ta	function particle we
tan họp	soon
tao	=tôi
tau	=tôi
test	verb-check
tham gia	verb-light verb-people
thanh	given-name
thanh lý	verb-change
thanh toán	verb-trade
that	function
thay	change verb-change
thay vì	not-action
thay đổi	not-action
the	function
theo	function
theo con	propose
theo dõi	verb-check
theo em	propose
theo tôi	propose
thi	given-name
this	function
thiên	given-name
thiết kế	verb-make
thiện	given-name
thiệt	=thật
thoa	given-name
thoại	given-name
thu	given-name verb-trade
thuyên	given-name
thuê	verb-trade
thuận	given-name
thành	given-name
thái	given-name
tháng	function
tháng rồi	past
tháng trước	past
tháo	verb-change
thêm	function verb-change
thì	function opener
thì bỏ	propose
thì giơ tay	poll
thì đã	hypothetical
thì được	assent
thìn	given-name
thím	kin title
thôi	deny function opener particle
thôi cũng được	assent
thôi khỏi	decline
thôi vậy	settle
thôi được	assent
thông	given-name noun-maker verb-change
thông báo	verb-send
thông qua	settle
thùy	given-name
thúy	given-name
thăm	verb-people
thơ	given-name
thơm	given-name
thư	given-name
thưa	opener polite
thương	given-name
thưởng	change
thạch	given-name
thạnh	given-name
thả	verb-make
thảo	given-name
thấy sao	housekeeping
thầy	kin title
thẩm định	verb-check
thật	function
thắm	given-name
thắng	given-name
thằng	title
thế	function opener particle
thế cũng được	assent
thế là	settle
thế mình	propose
thế nhé	agree assent
thế nào	ask
thế nào rồi	housekeeping
thế thì	assent opener settle
thịnh	given-name
thống kê	verb-check
thống nhất	agree settle
thục	given-name
thủy	given-name
thứ	function limit
thứ hai	topic
thứ nhất	topic
thử	function verb-check verb-light
thử việc	not-action
thực hiện	verb-people
tiêm	verb-change
tiên	given-name
tiến	given-name
tiếp	function verb-floor verb-light verb-people
tiếp theo	topic
tiền	noun-maker
tiền đâu	rhetorical
tiền đâu ra	rhetorical
tiệp	given-name
toàn	given-name
toản	given-name
tra	verb-check
trang	given-name
trang trí	verb-make
treo	await verb-send
trinh	given-name
triển	assent
triển khai	verb-people
trong	function limit
trong ngày	soon
trung	given-name
truyền	verb-people
trà	given-name
trâm	given-name
trân	given-name
trên	function
trêu	laugh
trình	verb-send
trình bày	verb-floor verb-send
trí	given-name
trông	verb-check
trúc	given-name
trúng số	hypothetical
trăm	function
trưa	function
trước	function limit
trả	verb-trade
trả lời	verb-floor verb-light verb-send
trọng	given-name
trồng	verb-make
trộn	verb-make
trời	opener
trực	verb-light verb-make
trực tiếp	not-action
tui	=tôi
tuyên	given-name
tuyến	given-name
tuyết	given-name
tuyển	verb-people
tuân	given-name
tuấn	given-name
tuần	function
tuần này	limit
tuần rồi	past
tuần sau	limit
tuần trước	past
tuệ	given-name
tài	given-name
tách	verb-change
tám	function given-name
tán thành	agree
tâm	given-name
tân	given-name
tèo	given-name
tìm	verb-check
tí	given-name
tí nữa	soon
tín	given-name
tính	verb-check verb-light
tính cả	not-action
tính lại	verb-check
tính ra	not-action
tính sau	await
tóm lại	recap
tô	verb-make
tôi	function self
tôi chịu	refuse
tôi không đồng ý	decline
tôi nhất trí	assent
tôi nhận	assent self
tôi đồng ý	assent
tùng	given-name
tùy	vague
tú	given-name
tý nữa	soon
tăng	change verb-change
tư	function given-name
tư vấn	verb-people
tưới	verb-make
tường	given-name
tại	function reason
tạm	change
tạo	verb-make
tải	verb-send
tấn	given-name
tất	function
tất cả	group
tẩy	verb-change
tận	function
tập	verb-light verb-make
tập huấn	verb-people
tập trung	verb-floor verb-make
tắt	verb-change verb-floor verb-light
tết	function
tỉa	verb-change
tịnh	given-name
tối	function limit
tối qua	past
tốt	assent function
tổ chức	verb-people
tổ mình	we
tổng hợp	verb-check
tổng kết	recap verb-check
tớ	=tôi
tới	function limit verb-light verb-people
tới đâu rồi	housekeeping
tờ	noun-maker
tụi	function
tụi em	self
tứ	given-name
tức là	opener
từ	function
từ chối	refuse
từ nay	change
từ tháng sau	change
từ tuần sau	change
từ từ	vague
uh	=ừ
uhm	=ừ
um	=ừ
update	verb-change verb-floor
uyên	given-name
vinh	given-name
viết	verb-make
viễn	given-name
việc	function topic
việt	given-name
vy	given-name
và	function
vào	function verb-light verb-people
vào hết chưa	housekeeping
vá	verb-change
vân	given-name
vâng	assent function opener polite
vét	verb-change
vì	function reason
vô	=vào
vĩ	given-name
vĩnh	given-name
vũ	given-name
vương	given-name
vướng	refuse
vượng	given-name
vầy	=vậy
vẫn	function
vận động	verb-trade
vậy	function opener particle
vậy cũng được	assent
vậy là	recap settle
vậy mình	propose
vậy nhé	agree
vậy thì	opener settle
vậy đi	agree assent
vẽ	verb-make
về	function verb-light verb-people
về quê	not-action
về việc	topic
với	function particle urge
vụ	function topic
vừa	done past
we	function
will	function
with	function
xay	verb-make
xem	verb-check verb-light
xem chừng	not-action
xem lại	await verb-check
xem như	not-action
xem sao	not-action
xem xét	verb-check
xin	verb-light verb-send will
xin báo giá	verb-send
xin hỏi	not-action
xin lỗi	not-action
xin rút	refuse
xin thêm	too-soon
xin ý kiến	await verb-people
xong	done function verb-change
xong buổi này	soon
xong họp	soon
xong rồi	done
xong trước	limit
xuyến	given-name
xuân	given-name
xuất	verb-trade
xuống	function verb-light verb-people
xài	=dùng
xác nhận	verb-send
xây	verb-make
xây dựng	verb-make
xét nghiệm	verb-check
xíu nữa	soon
xóa	verb-change
xúc	verb-change
xưa	past
xếp	verb-change
xịt	verb-change
xử lý	verb-change
y	given-name
yeah	assent
yes	assent
you	function
yên	given-name
yến	given-name
à	function opener
à mà	opener
à thôi	decline
à thế	assent
á	particle
ánh	given-name
áp dụng	change
ôi	opener
ôm	verb-duty verb-light
ông	kin title
ông ấy	third
út	given-name
đan	given-name
đang	done function
đem	verb-people
đi	function particle urge verb-light verb-people
đi công tác	not-action refuse
đi đâu	not-action
đi đường	not-action
điền	verb-check
điều	verb-light verb-people
điều chỉnh	verb-change
điều dưỡng	not-action
điện	verb-send
điện lực	not-action
điện nước	not-action
điện thoại	not-action
điện tử	not-action
điệp	given-name
đo	verb-check
đoan	given-name
đàm phán	verb-trade
đào	given-name verb-change
đào tạo	verb-people
đánh dấu	verb-change
đánh giá	verb-check
đánh máy	verb-make
đâu	ask deny function
đâu ra	rhetorical
đã	done function past
đòi	verb-send
đó	function particle
đón	verb-people
đóng	verb-change verb-trade
đóng gói	verb-make
đóng thùng	verb-change
đôn đốc	verb-send
đông	given-name
đùa	laugh
đúng	assent function
đúng không	ask rhetorical
đúng rồi	agree
đăng	given-name verb-send
đăng ký	verb-people
đơn	noun-maker
đưa	verb-send
đưa ra	not-action
được	assent function opener
được chưa	housekeeping
được không	ask too-soon
được đó	agree
đại diện	verb-people
đạo	given-name
đạt	given-name
đấy	=đó function
đầu	function
đầu tiên	topic
đẩy	verb-change
đập	verb-change
đắp	verb-make
đặng	=để
đặt	verb-trade
đặt cọc	verb-trade
đặt lịch	verb-people
đếm	verb-check
đến	function limit verb-light verb-people
đến đâu rồi	housekeeping
đề nghị	propose verb-floor verb-people
đề xuất	propose verb-floor verb-send
để	assign function reason verb-light will
để anh	self
để chị	self
để con	self
để em	self
để hỏi	await
để ngỏ	await
để sau	await
để tôi	self
để xem	vague
để ý	vague verb-check verb-light
định	assign function
định giá	verb-check
đọc	verb-check verb-light
đọc lại	recap verb-check
đối chiếu	verb-check
đồng ý	agree assent
đồng ý không	housekeeping
đổ	verb-change
đổi	change verb-change
đợi	await
đợt	noun-maker
đục	verb-change
đủ chưa	housekeeping
đủ rồi	decline
đức	given-name
đứng	verb-duty verb-light
đừng	decline deny urge
ơ	opener
ơi	function
ưu tiên	change
ước gì	hypothetical
ạ	function particle polite
ảnh	function third
ấy	function
ấy khoan	decline
ốm	refuse
ốp	verb-make
ổn	agree
ổng	function third
ờ	=ừ
ờm	=ừ
ở	function
ở đâu	ask
ủ	verb-make
ủa	opener
ủng hộ	agree
ứng	verb-trade
ừ	assent function opener
ừ thì	opener
ừ thôi	decline
ừa	=ừ
ừm	=ừ
`;
