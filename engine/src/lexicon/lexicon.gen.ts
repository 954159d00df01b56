// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
ai	ask
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
anh	kin title
anh em	group
anh ấy	third
ban	noun-maker
ban hành	verb-send
bao giờ	ask
bao giờ có	hypothetical
bao nhiêu	ask
biên bản	recap
biết bao giờ	rhetorical
biết đâu	hypothetical vague
book	verb-trade
build	verb-make
buổi	noun-maker
buộc	verb-change
bà	kin title
bà con	group
bà ấy	third
bài	noun-maker
bàn	verb-floor verb-light verb-people
bàn giao	verb-change
bác	kin title
bán	verb-trade
báo	verb-send
báo cáo	verb-floor verb-send
báo giá	verb-trade
báo lại	verb-send
bây	kin
bé	title
bê	verb-change
bên em	self
bên kia	third
bên mình	we
bên tôi	self
bên đó	third
bên ấy	third
bón	verb-make
bôi	verb-change
bơm	verb-change
bưng	verb-make
bạn	kin title
bả	third
bản	noun-maker
bảng	noun-maker
bảo	assign verb-light verb-send
bảo dưỡng	verb-change
bảo lãnh	verb-people
bảo trì	verb-change
bật	verb-change verb-floor
bắt đầu	verb-floor verb-light verb-people
bịnh	=bệnh
bọc	verb-change
bọn em	self
bỏ	change
bố	kin title
bố trí	verb-change
bốc	verb-people
bồi dưỡng	verb-people
bổ sung	verb-change
bộ	noun-maker
bớt	verb-change
bữa hôm	past
bữa nào	vague
bữa qua	past
bữa trước	past
cam kết	will
canh	verb-check
cc	verb-send
cha	kin
che	verb-change
check	verb-check
chi	ask verb-light verb-trade
chi nhánh	not-action
chi phí	not-action
chi tiết	not-action
chia	verb-people
chiên	verb-make
chiếc	noun-maker
chiều	limit
chiều qua	past
cho	verb-light
cho em tới	too-soon
cho em xin	too-soon
cho em đến	too-soon
cho người	verb-people
cho thợ	verb-people
cho xe	verb-people
chuyển	change verb-send
chuyển khoản	verb-trade
chuyện	topic
chuẩn bị	verb-make
chào	verb-floor verb-light verb-trade
chào giá	verb-people
cháu	kin title
chú	kin title
chúng ta	we
chúng tôi	self
chơi	assent
chưa	deny
chưa ai	await
chưa có	await
chưa cần	decline
chưa kịp	too-soon
chưa trả lời	await
chạy	verb-check verb-light
chạy thử	verb-check
chả	deny
chấm	verb-check
chất	verb-change
chậm nhất	limit
chẳng	deny
chặt	verb-change
chế	verb-make
chỉ	third
chỉnh	verb-change
chị	kin title
chị em	group
chị ấy	third
chịu	will
chịu thôi	refuse
chọn	change verb-check
chống thấm	verb-make
chốt	assent settle verb-send
chốt luôn	settle
chốt lại	recap settle
chốt vậy	settle
chờ	await
chở	verb-people
chụp	verb-make
chứ	contrast particle reason
chứ gì	rhetorical
chừ	=giờ
chừng nào	ask
chừng nào có	hypothetical
chữ	noun-maker
code	verb-make
coi	=xem
con	kin title
config	verb-change
confirm	verb-send
cung cấp	verb-change
cuối	limit
cuối cùng	topic
cuộc	noun-maker
cài	verb-change
cày	verb-make
các	noun-maker
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
cái	noun-maker particle
cái gì	ask
cân	verb-duty verb-light
cân nhắc	vague
còn	contrast
còn ai	housekeeping
còn cái	topic
còn gì không	housekeeping
còn gì nữa không	housekeeping
còn vụ	topic
còn ý kiến	housekeeping
có	assent
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
căng	verb-make
cũng được	assent
cơ	particle
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
cần	urge
cầu	assign
cẩn thận	vague
cẩu	verb-change
cập nhật	verb-change
cậu	kin title
cắm	verb-change
cắt	change verb-make
cố gắng	vague
cộng	verb-people
cứ	urge
cứ thế	agree assent
cứ vậy	agree
cử	assign verb-people
deadline	limit
deal	verb-trade
demo	verb-make
deploy	verb-change
design	verb-make
do	reason
draft	verb-make
duyệt	agree assent change settle verb-people
dàn	verb-make
dán	verb-send
dì	kin title
dìa	=về
dò	verb-check
dô	=vào
dùm	=giúp
dùng	change
dạ	assent opener polite
dạ chưa	decline
dạ khỏi	decline
dạ thôi	decline
dạ thưa	opener
dạ vâng	assent opener
dạo này	past
dạy	verb-people
dẫn	verb-people
dắt	verb-people
dẹp	decline
dịch	verb-make
dọn	verb-change
dời	change too-soon verb-change
dừng	change
dự	noun-maker verb-light verb-people
dự báo	not-action
dự giờ	verb-check
dự kiến	not-action
dự án	not-action
dựng	verb-make
em	kin title
em chịu	refuse
em nghĩ mình	propose
em nhất trí	assent
em nhận	assent self
em đồng ý	assent
estimate	verb-check
file	noun-maker
fix	verb-change
ghi	verb-make
ghi âm	verb-change verb-floor
ghé	verb-people
ghép	verb-change
gia hạn	too-soon verb-change
giao	assign verb-send
giao ban	not-action
giao hàng	verb-people
giá	noun-maker
giá mà	hypothetical
giám sát	verb-check
giám định	verb-change
giùm	=giúp
giúp	assign urge verb-light verb-people
giơ tay	agree
giải ngân	verb-people
giải quyết	verb-change
giải thích	verb-floor
giải trình	verb-check
giảm	change verb-change
giấy	noun-maker
giặt	verb-make
giới thiệu	verb-floor
giỡn	laugh
giục	verb-send
giữ	change verb-check verb-light
giữ lại	not-action
giữ nguyên	change
gom	verb-check
good	assent
gánh	verb-duty
gì	ask
gói	verb-make
góp	verb-trade
gõ	verb-make
gấp	too-soon
gắn	verb-change
gặp	verb-people
gọi	verb-send
gọi điện	verb-send
gọt	verb-change
gởi	=gửi
gỡ	verb-change
gửi	verb-send
ha	particle urge
ha ha	laugh
haha	laugh
hai bạn	group
hai em	group
hai người	group
hai đứa	group
hay	ask
hay là	ask propose
hay mình	propose
hay ta	propose
hay đó	agree assent
hem	=không
hen	=nhé
hok	=không
hong	=không
hotfix	verb-change
hoàn	verb-light verb-trade
hoàn thiện	verb-make
hoàn thành	verb-make
hoãn	change verb-change
huy động	verb-people
hàn	verb-change
hái	verb-change
hãy	urge
hè	particle urge
hén	=nhé
hí	=nhỉ
hòa giải	verb-send
hôm kia	past
hôm nay	limit
hôm nào	ask vague
hôm nọ	past
hôm qua	past
hôm rày	past
hôm trước	past
hông	=không
hút	verb-change
hướng dẫn	verb-people
hạ	verb-change
hạn	limit
hả	ask particle
hầy	=nhỉ
hắn	third
hẹn	verb-people
hết	deny limit
hết chưa	housekeeping
hết sức	vague
hệ	noun-maker
hỉ	=nhỉ
họ	third
họp	verb-floor verb-light verb-people
hỏi	verb-light verb-send
hỏi lại	await
hồi nãy	past
hồi trước	past
hổm	=hôm
hổng	=không
hỗ trợ	verb-people
hộ	assign urge
hội chẩn	verb-check
hợp lý	agree assent
hủm	=hôm
hủy	change verb-change
hứa	will
in	verb-light verb-make
khai báo	verb-people
khen thưởng	verb-change
khi nào	ask
khi nào có	hypothetical
khiêng	verb-change
khoan	decline verb-change
khoản	noun-maker
khum	=không
khách	third
khám	verb-check
khâu	verb-make
khó	deny
khóa	verb-change
không	deny
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
khảo sát	verb-check
khỏi	decline deny
khỏi anh	decline
khỏi chị	decline
khỏi em	decline
khỏi lo	decline
khỏi đi	decline
khổ thế	rhetorical
kiếm	verb-check
kiến nghị	propose verb-floor verb-send
kiểm	verb-check
kiểm kê	verb-people
kiểm tra	verb-check
kiểm định	verb-check
kiểu	opener
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
kịp	limit
kịp không	ask
kịp đâu	too-soon
kỳ	noun-maker
lau	verb-change
live	verb-people
livestream	verb-people
liên hệ	verb-send
liền	=ngay
liệu	ask
lo	verb-duty will
lun	=luôn
luôn	particle urge
là	opener
làm	verb-light verb-make
làm gì	not-action
làm sao	ask not-action
làm việc	verb-people
làm vậy	agree
làm xong	verb-make
lát	verb-make
lên	verb-light verb-make
lên danh sách	verb-make
lên lịch	verb-people
lên tới	not-action
lùi	change too-soon
lúc nào	rhetorical
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
lắp	verb-change
lắp đặt	verb-change
lẹ	=nhanh
lịch	noun-maker
lọc	verb-check
lớp mình	we
lỡ	hypothetical
lục	verb-people
lựa	verb-check
mai	limit
mai mốt	vague
mail	verb-send
mang	verb-people
may	verb-make
may ra	hypothetical
merge	verb-change
migrate	verb-change
mua	verb-trade
muối	verb-make
muộn nhất	limit
mà	contrast particle reason
mà có tiền	hypothetical
mày	kin
má	kin title
máy	noun-maker
mình	self we
mô	ask
môn	noun-maker
múc	verb-change
mướn	=thuê
mượn	verb-trade
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
mẹ	kin title
mọi người	group
mốt	limit
mổ	verb-people
mỗi	change
mới	done
mời	verb-send
mở	verb-change verb-light
mục	topic
mức	noun-maker
nghe	particle urge
nghe chưa	housekeeping urge
nghe rõ không	housekeeping
nghe được	assent
nghen	=nhé
nghiệm thu	verb-check
nghĩ sao	housekeeping
nghĩ thêm	vague
nghỉ phép	refuse
nghị	assign
ngày	limit
người	noun-maker
người ta	third
ngập	refuse
ngừng	change
nha	=nhé
nhe	=nhé
nhà cung cấp	third
nhá	=nhé
nhé	particle urge
nhưng	contrast
nhưng mà	contrast
nhất trí	agree assent settle
nhận	verb-duty verb-light will
nhận lỗi	not-action
nhận được	not-action
nhập	verb-trade
nhập liệu	verb-people
nhật	noun-maker
nhắc	assign verb-send
nhắc lại	recap
nhắn	verb-send
nhể	=nhỉ
nhỉ	particle
nhồi	verb-change
nhớ	urge
nhờ	assign verb-send
nhỡ	hypothetical
nhứt	=nhất
những	noun-maker
ni	=này
nung	verb-make
nào	ask
này	opener particle
nâng	verb-change
nâng cấp	verb-change
nè	=này
nên	propose reason
nì	=này
nó	third
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
năm ngoái	past
năm rồi	past
nướng	verb-make
nấu	verb-make
nầy	=này
nặn	verb-make
nếu	hypothetical
nếu không	reason
nếu mà	hypothetical
nếu vậy	hypothetical
nếu được	hypothetical
nối	verb-change
nộp	verb-send verb-trade
nớ	=ấy
nữa	particle topic
ok	agree assent opener
ok vậy	agree
okay	=ok
oke	=ok
okela	=ok
oki	=ok
okie	=ok
okê	=ok
pha	verb-make
phiếu	noun-maker
photo	verb-make
phun	verb-make
phá	verb-change
phát	verb-light verb-send
phát sinh	not-action
phân	assign verb-people
phân bổ	verb-people
phân công	assign verb-people
phân loại	verb-change
phê duyệt	settle verb-people
phí	noun-maker
phòng	noun-maker
phòng mình	we
phơi	verb-make
phương án	change
phạt	change
phải	urge
phải chi	hypothetical
phải hỏi	await
phải không	ask rhetorical
phải đó	agree assent
phản hồi	verb-send
phỏng vấn	verb-people
phối hợp	verb-people
phổ biến	verb-send
phụ trách	assign verb-duty
ping	verb-send
pitch	verb-floor
post	verb-send
qua	verb-light verb-people
quay	verb-make
quyết	settle
quyết định	settle
quài	=hoài
quá bán	agree settle
quá tải	refuse
quá được	agree
quét	verb-change
quý quá	assent
quỹ	noun-maker
ra	verb-light verb-make
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
rõ	assent
rút	verb-change
rút kinh	not-action
rút kinh nghiệm	vague
răng	ask
rải	verb-send
rồi	assent done opener particle
rồi thì	opener
rủ	verb-send
rứa	=vậy
rửa	verb-change
san	verb-change
sang	verb-light verb-people
sao	ask
sao không	propose
sao mà	rhetorical
sao rồi	housekeeping
sau này	vague
set	verb-people
share	verb-floor verb-send
ship	verb-people
siêu âm	verb-check
so sánh	verb-check
soi	verb-check
soát	verb-check
soạn	verb-make
start	verb-floor
support	verb-people
sáng	limit
sát quá	too-soon
sơn	verb-make
sạ	verb-make
sấy	verb-make
sắp	verb-change
sắp hết	not-action
sắp xếp	verb-change
sắp đến	not-action
sẽ	will
sẽ cố	vague
sếp	kin third title
sổ	noun-maker
sửa	verb-change
sự	noun-maker
ta	particle we
tao	=tôi
tau	=tôi
test	verb-check
tham gia	verb-light verb-people
thanh lý	verb-change
thanh toán	verb-trade
thay	change verb-change
thay vì	not-action
thay đổi	not-action
theo con	propose
theo dõi	verb-check
theo em	propose
theo tôi	propose
thiết kế	verb-make
thiệt	=thật
thu	verb-trade
thuê	verb-trade
tháng rồi	past
tháng trước	past
tháo	verb-change
thêm	verb-change
thì	opener
thì bỏ	propose
thì giơ tay	poll
thì đã	hypothetical
thì được	assent
thím	kin title
thôi	deny opener particle
thôi cũng được	assent
thôi khỏi	decline
thôi vậy	settle
thôi được	assent
thông	noun-maker verb-change
thông báo	verb-send
thông qua	settle
thăm	verb-people
thưa	opener polite
thưởng	change
thả	verb-make
thấy sao	housekeeping
thầy	kin title
thẩm định	verb-check
thằng	title
thế	opener particle
thế cũng được	assent
thế là	settle
thế mình	propose
thế nhé	agree assent
thế nào	ask
thế nào rồi	housekeeping
thế thì	assent opener settle
thống kê	verb-check
thống nhất	agree settle
thứ	limit
thứ hai	topic
thứ nhất	topic
thử	verb-check verb-light
thử việc	not-action
thực hiện	verb-people
tiêm	verb-change
tiếp	verb-floor verb-light verb-people
tiếp theo	topic
tiền	noun-maker
tiền đâu	rhetorical
tiền đâu ra	rhetorical
tra	verb-check
trang trí	verb-make
treo	await verb-send
triển	assent
triển khai	verb-people
trong	limit
truyền	verb-people
trêu	laugh
trình	verb-send
trình bày	verb-floor verb-send
trông	verb-check
trúng số	hypothetical
trước	limit
trả	verb-trade
trả lời	verb-floor verb-light verb-send
trồng	verb-make
trộn	verb-make
trời	opener
trực	verb-light verb-make
trực tiếp	not-action
tui	=tôi
tuyển	verb-people
tuần này	limit
tuần rồi	past
tuần sau	limit
tuần trước	past
tách	verb-change
tán thành	agree
tìm	verb-check
tính	verb-check verb-light
tính cả	not-action
tính lại	verb-check
tính ra	not-action
tính sau	await
tóm lại	recap
tô	verb-make
tôi	self
tôi chịu	refuse
tôi không đồng ý	decline
tôi nhất trí	assent
tôi nhận	assent self
tôi đồng ý	assent
tùy	vague
tăng	change verb-change
tư vấn	verb-people
tưới	verb-make
tại	reason
tạm	change
tạo	verb-make
tải	verb-send
tất cả	group
tẩy	verb-change
tập	verb-light verb-make
tập huấn	verb-people
tập trung	verb-floor verb-make
tắt	verb-change verb-floor verb-light
tỉa	verb-change
tối	limit
tối qua	past
tốt	assent
tổ chức	verb-people
tổ mình	we
tổng hợp	verb-check
tổng kết	recap verb-check
tớ	=tôi
tới	limit verb-light verb-people
tới đâu rồi	housekeeping
tờ	noun-maker
tụi em	self
tức là	opener
từ chối	refuse
từ nay	change
từ tháng sau	change
từ tuần sau	change
từ từ	vague
uh	=ừ
uhm	=ừ
um	=ừ
update	verb-change verb-floor
viết	verb-make
việc	topic
vào	verb-light verb-people
vào hết chưa	housekeeping
vá	verb-change
vâng	assent opener polite
vét	verb-change
vì	reason
vô	=vào
vướng	refuse
vầy	=vậy
vận động	verb-trade
vậy	opener particle
vậy cũng được	assent
vậy là	recap settle
vậy mình	propose
vậy nhé	agree
vậy thì	opener settle
vậy đi	agree assent
vẽ	verb-make
về	verb-light verb-people
về quê	not-action
về việc	topic
với	particle urge
vụ	topic
vừa	done past
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
xong	done verb-change
xong rồi	done
xong trước	limit
xuất	verb-trade
xuống	verb-light verb-people
xài	=dùng
xác nhận	verb-send
xây	verb-make
xây dựng	verb-make
xét nghiệm	verb-check
xóa	verb-change
xúc	verb-change
xưa	past
xếp	verb-change
xịt	verb-change
xử lý	verb-change
yeah	assent
yes	assent
à	opener
à mà	opener
à thôi	decline
à thế	assent
á	particle
áp dụng	change
ôi	opener
ôm	verb-duty verb-light
ông	kin title
ông ấy	third
đang	done
đem	verb-people
đi	particle urge verb-light verb-people
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
đo	verb-check
đàm phán	verb-trade
đào	verb-change
đào tạo	verb-people
đánh dấu	verb-change
đánh giá	verb-check
đánh máy	verb-make
đâu	ask deny
đâu ra	rhetorical
đã	done past
đòi	verb-send
đó	particle
đón	verb-people
đóng	verb-change verb-trade
đóng gói	verb-make
đóng thùng	verb-change
đôn đốc	verb-send
đùa	laugh
đúng	assent
đúng không	ask rhetorical
đúng rồi	agree
đăng	verb-send
đăng ký	verb-people
đơn	noun-maker
đưa	verb-send
đưa ra	not-action
được	assent opener
được chưa	housekeeping
được không	ask too-soon
được đó	agree
đại diện	verb-people
đấy	=đó
đầu tiên	topic
đẩy	verb-change
đập	verb-change
đắp	verb-make
đặng	=để
đặt	verb-trade
đặt cọc	verb-trade
đặt lịch	verb-people
đếm	verb-check
đến	limit verb-light verb-people
đến đâu rồi	housekeeping
đề nghị	propose verb-floor verb-people
đề xuất	propose verb-floor verb-send
để	assign reason verb-light will
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
định	assign
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
đứng	verb-duty verb-light
đừng	decline deny urge
ơ	opener
ưu tiên	change
ước gì	hypothetical
ạ	particle polite
ảnh	third
ấy khoan	decline
ốm	refuse
ốp	verb-make
ổn	agree
ổng	third
ờ	=ừ
ờm	=ừ
ở đâu	ask
ủ	verb-make
ủa	opener
ủng hộ	agree
ứng	verb-trade
ừ	assent opener
ừ thì	opener
ừ thôi	decline
ừa	=ừ
ừm	=ừ
`;
