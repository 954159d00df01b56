// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
agreed	agree assent
ai	ask function rule-topic-end
ai biết	unknown
ai chả	rhetorical
ai chẳng	rhetorical
ai có gì	housekeeping
ai có gì nữa	housekeeping
ai có ý kiến	housekeeping poll
ai cũng được	rule-anybody
ai dám	rhetorical
ai không	rhetorical
ai không đồng ý	poll
ai làm cũng được	rule-anybody
ai mà	rhetorical
ai mà biết	unknown
ai nghe	rhetorical
ai phản đối	housekeeping poll
ai rảnh	rule-anybody
alo	verb-send
already	past
also	rule-adds
an	given-name
and	function rule-adds
anh	function given-name kin rule-day-tail rule-topic-end title
anh chịu	unknown
anh em	group
anh nghĩ	rule-leads
anh ấy	third
approved	settle
are	function
are we	ask
ask	verb-people
ba	function given-name
ba là	rule-opens-topic rule-option
ban	noun-maker rule-office
ban hành	verb-send
bao giờ	ask
bao giờ có	hypothetical
bao nhiêu	ask
be	function
before	limit
biên bản	recap
biết bao giờ	rhetorical
biết đâu	hypothetical unknown vague
book	verb-people verb-trade
btc	rule-office
build	verb-make
buy	verb-trade
buồng	rule-shared-label
buổi	noun-maker
buổi sau	unknown
buộc	verb-change
by	function limit
bà	kin title
bà con	group
bà ấy	third
bài	noun-maker
bàn	rule-tells verb-floor verb-light verb-people
bàn giao	verb-change
bàn sau	unknown
bàn về	rule-opens-topic
bác	kin rule-day-tail title
bách	given-name
bán	verb-trade
báo	rule-tells verb-send
báo cáo	rule-report rule-tells verb-floor verb-send
báo giá	verb-trade
báo lại	rule-tells verb-send
bây	function kin
bây giờ luôn	soon
bé	given-name title
bê	verb-change
bên	function rule-organisation
bên em	self
bên kia	third
bên mình	we
bên tôi	self
bên đó	third
bên ấy	third
bình	given-name
bí thư	rule-office
bích	given-name
bón	verb-make
bôi	verb-change
bùi	rule-surname
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
bảo vệ	rule-office
bảy	function given-name
bật	verb-change verb-floor
bắt buộc	rule-urgent
bắt đầu	verb-floor verb-light verb-people
bằng	function rule-wants-more
bằng mọi giá	rule-urgent
bệnh viện	rule-organisation
bị	rule-wants-more
bịnh	=bệnh
bọc	verb-change
bọn	function rule-plural
bọn em	self
bỏ	change
bỏ ngỏ	unknown
bố	kin title
bố trí	verb-change
bốc	verb-people
bốn	function given-name
bốn là	rule-opens-topic
bồi dưỡng	verb-people
bổ sung	verb-change
bộ	noun-maker rule-organisation
bộ đàm	rule-shared-label
bớt	verb-change
bởi	rule-wants-more
bửu	given-name
bữa	rule-day-lead
bữa hôm	past
bữa khác	unknown
bữa nào	vague
bữa qua	past
bữa trước	past
call	verb-people
cam kết	will
camera	rule-shared-label
can	function
can t do	refuse
can you	assign urge
cancel	verb-change
canh	verb-check
cao	rule-surname
cc	verb-send
cha	kin
change	verb-change
chanh	given-name
che	verb-change
check	verb-check
chi	ask function given-name verb-light verb-trade
chi cục	rule-organisation
chi hội	rule-office
chi nhánh	not-action
chi phí	not-action
chi tiết	not-action
chia	verb-people
chia sẻ	rule-report
chiên	verb-make
chiếc	noun-maker
chiến	given-name
chiều	function limit rule-day-lead
chiều qua	past
cho	function rule-topic-end rule-wants-more verb-light
cho em tới	too-soon
cho em xin	too-soon
cho em đến	too-soon
cho người	verb-people
cho thợ	verb-people
cho xe	verb-people
chu	rule-surname
chuyển	change verb-send
chuyển khoản	verb-trade
chuyển sang	rule-opens-topic
chuyện	function rule-topic-noun topic
chuẩn bị	verb-make
chào	verb-floor verb-light verb-trade
chào giá	verb-people
cháu	kin rule-day-tail title
châu	given-name rule-surname
chín	function given-name
chú	kin rule-day-tail title
chúng	function
chúng ta	we
chúng tôi	self
chút nữa	soon
chút xíu nữa	soon
chơi	assent
chưa	deny function rule-topic-end
chưa ai	await unknown
chưa biết	unknown
chưa chắc	unknown
chưa chốt	unknown
chưa có	await
chưa có câu trả lời	unknown
chưa cần	decline
chưa kịp	too-soon
chưa nghe	unknown
chưa nói	unknown
chưa phản hồi	unknown
chưa quyết	unknown
chưa rõ	rule-shared-label unknown
chưa thấy	unknown
chưa trả lời	await unknown
chưa tính	unknown
chương	given-name
chạy	rule-goes verb-check verb-light
chạy thử	verb-check
chả	deny
chấm	verb-check
chất	verb-change
chậm nhất	limit
chẳng	deny
chặt	verb-change
chế	verb-make
chỉ	function rule-wants-more third
chỉnh	verb-change
chị	function kin rule-day-tail rule-topic-end title
chị chịu	unknown
chị em	group
chị nghĩ	rule-leads
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
chờ họ	unknown
chở	verb-people
chục	function
chụp	verb-make
chủ	function
chủ trì	rule-office
chủ tịch	rule-office
chủ tọa	rule-office
chứ	contrast function particle reason rule-leads
chứ gì	rhetorical
chừ	=giờ
chừng nào	ask
chừng nào có	hypothetical
chữ	noun-maker
code	verb-make
coi	=xem
coi sao	unknown
con	function kin rule-day-tail title
config	verb-change
confirm	verb-check verb-send
contact	verb-people
could	function
could you	assign urge
create	verb-make
cty	rule-organisation
cung cấp	verb-change
cuối	function limit
cuối cùng	topic
cuộc	noun-maker
cài	verb-change
cày	verb-make
các	function noun-maker rule-plural rule-wants-more
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
cách 1	rule-option
cách 2	rule-option
cách 3	rule-option
cách a	rule-option
cách b	rule-option
cách ba	rule-option
cách c	rule-option
cách hai	rule-option
cách ly	verb-change
cách một	rule-option
cái	function noun-maker particle rule-topic-noun
cái gì	ask
cân	verb-duty verb-light
cân nhắc	vague
câu chuyện	rule-topic-noun
còn	contrast function rule-adds rule-opens-topic
còn ai	housekeeping
còn chờ	unknown
còn cái	topic
còn gì không	housekeeping
còn gì nữa không	housekeeping
còn vụ	topic
còn ý kiến	housekeeping
còn đợi	unknown
có	assent function rule-day-tail rule-topic-end
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
có ý kiến	rule-report
có ý kiến gì	housekeeping
có ý kiến gì không	poll
cô	kin rule-day-tail title
công	assign
công an	rule-office
công bố	verb-send
công chứng	verb-send
công khai	verb-send
công ty	rule-organisation we
cùng	function rule-wants-more
cúc	given-name
căng	verb-make
cũng	function rule-adds rule-leads rule-wants-more
cũng chịu	unknown
cũng được	assent
cơ	particle
cương	given-name
cường	given-name
cả	function rule-plural
cả hai	group
cả nhà	group
cả nhóm	group we
cả phòng	group
cả team	group
cả tổ	group
cảm ơn	decline
cấm	change
cấp	verb-send
cấp bách	rule-urgent
cấy	verb-make
cần	function urge
cầu	assign
cẩm	given-name
cẩn thận	vague
cẩu	verb-change
cập nhật	rule-report verb-change
cậu	kin title
cắm	verb-change
cắt	change verb-make
cố gắng	vague
cộng	verb-people
cục	rule-organisation
của	function rule-topic-end rule-wants-more
cứ	function urge
cứ thế	agree assent
cứ vậy	agree
cử	assign verb-people
danh	rule-surname
deadline	limit
deal	verb-trade
decided	settle
deliver	verb-send
demo	verb-make
deploy	verb-change
design	verb-make
di	given-name
diễm	given-name
diệp	given-name
diệu	given-name
do	function reason rule-wants-more
do we	ask
does anyone	ask
don t bother	decline
don t forget	urge
don t know	unknown
draft	verb-make
due	limit
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
dương	given-name rule-day-tail rule-surname
dưới	function
dược sĩ	rule-office
dạ	assent function opener polite rule-leads
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
dời	change rule-day-lead too-soon verb-change
dừng	change
dự	function noun-maker verb-light verb-people
dự báo	not-action
dự giờ	verb-check
dự kiến	not-action
dự án	not-action
dựng	verb-make
em	function kin rule-day-tail rule-topic-end title
em chịu	refuse unknown
em nghĩ	rule-leads
em nghĩ mình	propose
em nhất trí	assent
em nhận	assent self
em đồng ý	assent
email	rule-tells verb-send
estimate	verb-check
file	noun-maker
final decision	settle
fine	assent
fine by me	agree
finish	verb-make
fix	verb-change verb-make
for	function
forward	verb-send
from	function
gara	rule-shared-label
ghi	verb-make
ghi âm	verb-change verb-floor
ghé	rule-goes verb-people
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
giám đốc	rule-office
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
giới thiệu	rule-report verb-floor
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
good idea	agree
got it	assent
gác lại	unknown
gánh	verb-duty
gì	ask function rule-topic-end
gói	verb-make
góp	verb-trade
gõ	verb-make
gấp	function rule-urgent too-soon
gắn	verb-change
gặp	rule-tells verb-people
gọi	rule-tells verb-send
gọi luôn	soon
gọi lại	rule-tells
gọi ngay	soon
gọi điện	rule-tells verb-send
gọn	function
gọt	verb-change
gồm	rule-wants-more
gởi	=gửi
gỡ	verb-change
gửi	rule-day-tail verb-send
gửi luôn	soon
gửi ngay	soon
ha	function particle urge
ha ha	laugh
haha	laugh
hai	function given-name
hai bạn	group
hai em	group
hai là	rule-opens-topic rule-option
hai người	group
hai đứa	group
hai đứa chia nhau	rule-anybody
hay	ask function rule-either rule-wants-more
hay là	ask propose rule-either rule-leads
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
hiệu phó	rule-office
hiệu trưởng	rule-office
hoa	given-name
hoan	given-name
hoi	function
hok	=không
hong	=không
hotfix	verb-change
how	ask
how about	propose
hoài	given-name
hoàn	given-name verb-light verb-trade
hoàn thiện	verb-make
hoàn thành	verb-make
hoàng	given-name rule-surname
hoãn	change verb-change
hoặc	function rule-either rule-leads rule-option rule-wants-more
hoặc là	rule-either rule-option
hr	rule-office
huy	given-name
huy động	verb-people
huynh	given-name
huyên	given-name
huyền	given-name
huyện	rule-organisation
huân	given-name
huấn	given-name
huệ	given-name
huỳnh	rule-surname
hà	given-name rule-surname
hàn	verb-change
hào	given-name
hái	verb-change
hân	given-name
hãy	rule-leads urge
hè	particle urge
hén	=nhé
hí	=nhỉ
hòa	given-name
hòa giải	verb-send
hôm	function rule-day-lead
hôm khác	unknown
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
hướng 1	rule-option
hướng 2	rule-option
hướng 3	rule-option
hướng a	rule-option
hướng b	rule-option
hướng ba	rule-option
hướng c	rule-option
hướng dẫn	verb-people
hướng hai	rule-option
hướng một	rule-option
hường	given-name
hạ	given-name verb-change
hạn	function limit rule-day-lead
hạnh	given-name
hả	ask function particle rule-topic-end
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
họp	rule-tells verb-floor verb-light verb-people
họp xong	soon
hỏi	rule-tells verb-light verb-send
hỏi lại	await rule-tells unknown
hỏi thăm	rule-tells
hồ	rule-surname
hồi nãy	past
hồi trước	past
hồng	given-name
hổm	=hôm
hổng	=không
hỗ trợ	verb-people
hộ	assign function urge
hộ lý	rule-office
hội	rule-office
hội chẩn	verb-check
hội trường	rule-shared-label
hợi	given-name
hợp lý	agree assent
hủm	=hôm
hủy	change verb-change
hứa	will
hữu	given-name
i	self
i agree	agree
i can	self
i can do	will
i can t	refuse
i did	past
i ll	self will
i ll take	will
i m swamped	refuse
i propose	propose
i sent	past
i suggest	propose
i will	self will
if	hypothetical
in	verb-light verb-make
in summary	recap
invite	verb-people
ipad	rule-shared-label
iphone	rule-shared-label
is	function
is there	ask
it	function rule-office
it s decided	settle
kha	given-name
khai báo	verb-people
khang	given-name
khanh	given-name
khen thưởng	verb-change
khi	function rule-wants-more
khi nào	ask
khi nào có	hypothetical
khi nào rảnh	rule-unhurried
khiêm	given-name
khiêng	verb-change
kho	rule-shared-label
khoa	given-name rule-office
khoan	decline verb-change
khoản	noun-maker
khum	=không
khuê	given-name
khách	rule-office third
khách hàng	rule-office
khách sạn	rule-organisation
khám	verb-check
khánh	given-name
khâu	rule-topic-noun verb-make
khó	deny
khóa	verb-change
khôi	given-name
không	deny function rule-day-tail rule-topic-end
không ai biết	unknown
không anh	decline
không biết	ask unknown
không chắc	unknown
không chị	decline
không con	decline
không cần	decline
không cần đâu	decline
không dời	rule-urgent
không em	decline
không gấp	rule-unhurried
không không	decline
không kịp	refuse too-soon
không làm	change decline
không lùi	rule-urgent
không nhận	refuse
không nên	decline
không phải	deny
không rõ	rule-shared-label unknown
không thì	reason
không vội	rule-unhurried
không ý kiến	agree
không được	decline
không được trễ	rule-urgent
không ổn	decline
khơi	verb-change
khương	given-name
khải	given-name
khảo sát	verb-check
khẩn	rule-urgent
khỏi	decline deny
khỏi anh	decline
khỏi chị	decline
khỏi em	decline
khỏi lo	decline
khỏi đi	decline
khổ thế	rhetorical
kia	function rule-leads
kim	given-name rule-surname
kiên	given-name
kiếm	verb-check
kiến	function
kiến nghị	propose verb-floor verb-send
kiều	given-name rule-surname
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
kêu	rule-tells verb-light verb-send
kìa	particle
ký	verb-trade
kẹt	refuse
kẻ	verb-make
kẻo	reason rule-wants-more
kế toán	rule-office
kế đến	rule-adds
kết luận	settle
kể	rule-report verb-floor
kịp	function limit
kịp không	ask
kịp đâu	too-soon
kỳ	given-name noun-maker
kỳ sau	unknown
kỹ	function
kỹ sư	rule-office
lam	given-name
lan	given-name
laptop	rule-shared-label
last week	past
lau	verb-change
let me	self
let s	propose
linh	given-name
live	verb-people
livestream	verb-people
liên	given-name
liên hệ	rule-tells verb-send
liền	=ngay
liễu	given-name
liệu	ask
lo	function verb-duty will
loa	rule-shared-label
loan	given-name
long	given-name
look into	verb-check
lun	=luôn
luyến	given-name
luân	given-name
luôn	function particle rule-adds rule-day-tail urge
luôn thể	rule-adds
luật sư	rule-office
ly	given-name
là	function opener rule-day-tail rule-leads rule-topic-end rule-wants-more
lài	given-name
làm	function verb-light verb-make
làm gì	not-action
làm luôn	soon
làm ngay	soon
làm sao	ask not-action
làm việc	rule-tells verb-people
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
lâm	given-name rule-surname
lân	given-name
lê	given-name rule-surname
lên	function rule-goes verb-light verb-make
lên danh sách	verb-make
lên lịch	verb-people
lên tới	not-action
lùi	change rule-day-lead too-soon
lúc	function rule-wants-more
lúc nào	rhetorical
lúc nào cũng được	rule-unhurried
lý	given-name rule-surname
lăm	function
lĩnh	given-name
lương	given-name rule-surname
lại	function
lấp	verb-change
lấy	verb-people
lấy báo giá	verb-send
lấy chi	not-action
lấy gì	not-action
lấy mẫu	verb-check
lấy đâu	not-action rhetorical
lần sau	await unknown
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
mai	function given-name limit rule-surname
mai mốt	vague
mail	rule-tells verb-send
make sure	urge
makes sense	agree
mang	verb-people
marketing	rule-office
may	verb-make
may ra	hypothetical
maybe	hypothetical
meet	verb-people
meeting room	rule-shared-label
merge	verb-change
mi	given-name
mic	rule-shared-label
micro	rule-shared-label
might	hypothetical
migrate	verb-change
minh	given-name
miên	given-name
move	verb-change
mua	verb-trade
muối	verb-make
muốn	function
muộn nhất	limit
my	given-name
my team	self
mà	contrast function particle reason rule-leads rule-topic-end rule-wants-more
mà có tiền	hypothetical
mày	kin
má	kin title
máy	noun-maker rule-shared-label
máy chủ trì	rule-shared-label
máy tính	rule-shared-label
mão	given-name
mình	function rule-day-tail rule-topic-end self we
mô	ask function
môn	noun-maker
mùi	given-name
múc	verb-change
mươi	function
mướn	=thuê
mười	function
mượn	verb-trade
mạnh	given-name
mảng	rule-topic-noun
mấy	ask noun-maker rule-plural rule-wants-more
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
mỗi	change function rule-plural rule-wants-more
một	function
một là	rule-opens-topic rule-option
một trong hai	rule-anybody
mới	done function
mời	verb-send
mở	verb-change verb-light
mục	rule-topic-noun topic
mức	noun-maker
mỹ	given-name
nam	given-name
nay	function
never mind	decline
nga	given-name
ngay	function rule-urgent
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
nghĩa là	rule-leads
nghỉ phép	refuse
nghị	assign
ngoan	given-name
ngoài	function
ngoài ra	rule-adds
nguyên	given-name
nguyễn	rule-surname
nguyệt	given-name
ngà	given-name
ngày	function limit rule-day-lead
ngân	given-name
ngân hàng	rule-organisation
ngô	rule-surname
người	function noun-maker
người ta	third
ngập	refuse
ngọ	given-name
ngọc	given-name
ngừng	change
nha	=nhé rule-day-tail
nhe	=nhé
nhi	given-name
nhiên	given-name
nhiều	rule-plural
nhu	given-name
nhung	given-name
nhà cung cấp	third
nhà máy	rule-organisation
nhà thầu	rule-office
nhàn	given-name
nhá	=nhé
nhân	given-name
nhân tiện	rule-adds
nhân viên	rule-office
nhé	function particle rule-day-tail rule-topic-end urge
nhóm	rule-office
nhăm	function
như	function given-name rule-wants-more
nhưng	contrast function rule-leads rule-wants-more
nhưng mà	contrast rule-leads
nhất	function rule-day-lead
nhất trí	agree assent settle
nhẫn	given-name
nhận	verb-duty verb-light will
nhận lỗi	not-action
nhận được	not-action
nhập	verb-trade
nhập liệu	verb-people
nhật	function given-name noun-maker
nhắc	assign rule-tells verb-send
nhắc lại	recap
nhắn	rule-tells verb-send
nhắn lại	rule-tells
nhắn tin	rule-tells
nhể	=nhỉ
nhỉ	function particle rule-topic-end
nhồi	verb-change
nhớ	function rule-leads urge
nhờ	assign verb-send
nhỡ	hypothetical
nhứt	=nhất
những	function noun-maker rule-plural rule-wants-more
ni	=này
ninh	given-name
no idea	unknown
no later than	limit
no need	decline
no problem	assent
no thanks	decline
no way	refuse
nobody knows	unknown
not decided	unknown
not needed	decline
not possible	refuse
not sure	unknown
not yet clear	unknown
nung	verb-make
nào	ask function rule-topic-end
này	function opener particle rule-leads rule-topic-end
nâng	verb-change
nâng cấp	verb-change
nè	=này function
nên	function propose reason rule-leads
nì	=này
nó	function third
nói	rule-tells verb-floor verb-light verb-send
nói chung	rule-leads
nói chuyện	rule-tells verb-people
nói có	not-action
nói lại	rule-tells verb-floor
nói phải	not-action
nói qua	rule-report
nói sau	unknown
nói thật	not-action opener
nói thẳng	not-action
nói thế	not-action
nói vậy	not-action
nói về	rule-opens-topic
nói đúng	not-action
năm	function given-name
năm ngoái	past
năm rồi	past
nơi	function
nướng	verb-make
nấu	verb-make
nầy	=này
nặn	verb-make
nếu	function hypothetical rule-wants-more
nếu không	reason
nếu mà	hypothetical
nếu vậy	hypothetical
nếu được	hypothetical
nối	verb-change
nốt	function
nội dung	rule-topic-noun
nộp	rule-day-lead rule-day-tail verb-send verb-trade
nớ	=ấy
nụ	given-name
nữa	function particle rule-adds topic
oanh	given-name
of	function
of course	assent
ok	agree assent function opener rule-leads
ok vậy	agree
okay	=ok assent
oke	=ok
okela	=ok
oki	=ok
okie	=ok
okê	=ok
on it	assent will
order	verb-trade
our	we
pay	verb-trade
pha	verb-make
phan	rule-surname
phiếu	noun-maker
phiền	rule-leads
phong	given-name
photo	verb-make
phun	verb-make
phá	verb-change
phát	given-name verb-light verb-send
phát biểu	rule-report
phát sinh	not-action
phân	assign verb-people
phân bổ	verb-people
phân công	assign verb-people
phân loại	verb-change
phê duyệt	settle verb-people
phí	noun-maker
phòng	noun-maker
phòng giao ban	rule-shared-label
phòng họp	rule-shared-label
phòng khách	rule-shared-label
phòng máy	rule-shared-label
phòng mình	we
phó	rule-office
phùng	rule-surname
phú	given-name
phúc	given-name
phơi	verb-make
phương	given-name
phương án	change
phương án 1	rule-option
phương án 2	rule-option
phương án 3	rule-option
phương án a	rule-option
phương án b	rule-option
phương án ba	rule-option
phương án c	rule-option
phương án hai	rule-option
phương án một	rule-option
phước	given-name
phường	rule-organisation
phượng	given-name
phạm	rule-surname
phạt	change
phải	function rule-day-tail urge
phải chi	hypothetical
phải hỏi	await
phải không	ask rhetorical
phải xong	rule-urgent
phải đó	agree assent
phản hồi	rule-tells verb-send
phần	function rule-topic-noun
phỏng vấn	verb-people
phối hợp	verb-people
phổ biến	verb-send
phụ trách	assign verb-duty
phụng	given-name
ping	rule-tells verb-send
pitch	rule-report verb-floor
please	assign function urge
post	verb-send
postpone	verb-change
prepare	verb-make
priority	rule-urgent
qc	rule-office
qua	rule-day-lead rule-goes rule-opens-topic verb-light verb-people
quan trọng	rule-urgent
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
quách	rule-surname
quân	given-name
quét	verb-change
quý	given-name
quý quá	assent
quảng	given-name
quầy	rule-shared-label
quận	rule-organisation
quế	given-name
quốc	given-name
quỳnh	given-name
quỹ	noun-maker
ra	function rule-goes verb-light verb-make
ra thông báo	verb-make
ra đề	verb-make
rang	verb-change
recap	recap
refactor	verb-change
release	verb-change
remember to	urge
review	verb-check
ri	=vậy
right	assent
rollback	verb-change
room	rule-shared-label
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
rảnh	rule-unhurried
rất	function
rồi	assent done function opener particle rule-adds rule-day-tail rule-leads rule-opens-topic rule-topic-end
rồi thì	opener
rủ	verb-send
rứa	=vậy
rửa	verb-change
sale	rule-office
san	verb-change
sang	given-name rule-day-lead rule-goes rule-opens-topic verb-light verb-people
sao	ask function rule-topic-end
sao không	propose
sao mà	rhetorical
sao rồi	housekeeping
sau	function
sau buổi họp	soon
sau cuộc họp	soon
sau họp	soon
sau này	vague
schedule	verb-people
sen	given-name
send	verb-send
set	verb-people
set up	verb-make
settled	settle
shall we	propose
share	verb-floor verb-send
ship	verb-people
should we	ask propose
sinh	given-name
siêu âm	verb-check
so sánh	verb-check
soi	verb-check
sounds good	agree assent
soát	verb-check
soạn	verb-make
start	verb-floor
still open	unknown
submit	verb-send
summing up	recap
support	verb-people
sure	assent
sáng	function limit rule-day-lead
sát quá	too-soon
sáu	function given-name
sâm	given-name
sĩ	given-name
sơn	given-name rule-surname verb-make
sương	given-name
sạ	verb-make
sảnh	rule-shared-label
sấy	verb-make
sắp	verb-change
sắp hết	not-action
sắp xếp	verb-change
sắp đến	not-action
sẵn tiện	rule-adds
sẽ	function rule-topic-end rule-wants-more will
sẽ cố	vague
sếp	kin third title
sổ	noun-maker
sớm	function
sở	rule-organisation
sửa	verb-change
sự	noun-maker
sỹ	given-name
ta	function particle we
tablet	rule-shared-label
take care of	assign
take over	assign
talk to	verb-people
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
theo	function rule-wants-more
theo con	propose rule-leads
theo dõi	verb-check
theo em	propose rule-leads
theo tôi	propose rule-leads
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
thái	given-name rule-surname
tháng	function
tháng này	rule-day-tail
tháng rồi	past
tháng sau	rule-day-tail
tháng trước	past
tháo	verb-change
thêm	function rule-adds verb-change
thì	function opener rule-day-tail rule-leads rule-topic-end rule-wants-more
thì bỏ	propose
thì giơ tay	poll
thì đã	hypothetical
thì được	assent
thìn	given-name
thím	kin title
thôi	deny function opener particle rule-leads rule-topic-end
thôi cũng được	assent
thôi khỏi	decline
thôi thì	rule-leads
thôi vậy	settle
thôi được	assent
thông	given-name noun-maker verb-change
thông báo	rule-tells verb-send
thông qua	settle
thùy	given-name
thúy	given-name
thăm	verb-people
thơ	given-name
thơm	given-name
thư	given-name
thư ký	rule-office
thưa	opener polite
thương	given-name
thương lượng	rule-tells
thưởng	change
thạch	given-name rule-surname
thạnh	given-name
thả	verb-make
thảo	given-name
thảo luận	rule-tells
thấy sao	housekeeping
thầy	kin title
thẩm định	verb-check
thật	function
thắm	given-name
thắng	given-name
thằng	title
thế	function opener particle rule-leads rule-topic-end
thế cũng được	assent
thế là	rule-leads settle
thế mình	propose
thế nhé	agree assent
thế nào	ask
thế nào rồi	housekeeping
thế thì	assent opener rule-leads settle
thịnh	given-name
thống kê	verb-check
thống nhất	agree settle
thợ	rule-office
thục	given-name
thủ kho	rule-office
thủy	given-name
thứ	function limit
thứ ba	rule-day-lead
thứ bảy	rule-day-lead
thứ hai	rule-day-lead topic
thứ nhất	rule-opens-topic topic
thứ năm	rule-day-lead
thứ sáu	rule-day-lead
thứ tư	rule-day-lead
thử	function verb-check verb-light
thử việc	not-action
thực hiện	verb-people
tiêm	verb-change
tiên	given-name
tiến	given-name
tiếp	function rule-opens-topic verb-floor verb-light verb-people
tiếp theo	rule-adds rule-opens-topic topic
tiền	noun-maker
tiền đâu	rhetorical
tiền đâu ra	rhetorical
tiện thì	rule-unhurried
tiện thể	rule-adds
tiệp	given-name
to be decided	unknown
to recap	recap
to sum up	recap
too busy	refuse
toàn	given-name
toản	given-name
tra	verb-check
trang	given-name
trang trí	verb-make
trao đổi	rule-tells
treo	await verb-send
treo lại	unknown
treo đó	unknown
trinh	given-name
triển	assent
triển khai	verb-people
trong	function limit
trong hôm nay	rule-urgent
trong ngày	soon
trong sáng nay	rule-urgent
trung	given-name
truyền	verb-people
trà	given-name
trâm	given-name
trân	given-name
trên	function
trêu	laugh
trình	verb-send
trình bày	rule-report verb-floor verb-send
trí	given-name
trông	verb-check
trúc	given-name
trúng số	hypothetical
trăm	function
trưa	function rule-day-lead
trương	rule-surname
trước	function limit rule-day-lead rule-topic-end
trước hết	rule-opens-topic
trường	rule-organisation
trưởng	rule-office
trạm	rule-office
trả	verb-trade
trả lời	rule-tells verb-floor verb-light verb-send
trần	rule-surname
trịnh	rule-surname
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
tây	rule-day-tail
tèo	given-name
tìm	verb-check
tí	given-name
tí nữa	soon
tín	given-name
tính	verb-check verb-light
tính cả	not-action
tính lại	verb-check
tính ra	not-action
tính sau	await unknown
tóm lại	recap rule-leads
tóm tắt	rule-report
tô	rule-surname verb-make
tôi	function rule-day-tail self
tôi chịu	refuse unknown
tôi không đồng ý	decline
tôi nghĩ	rule-leads
tôi nhất trí	assent
tôi nhận	assent self
tôi đồng ý	assent
tùng	given-name
tùy	rule-wants-more vague
tú	given-name
tý nữa	soon
tăng	change rule-surname verb-change
tư	function given-name
tư vấn	verb-people
tưới	verb-make
tường	given-name
tạ	rule-surname
tại	function reason rule-wants-more
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
tập đoàn	rule-organisation
tắt	verb-change verb-floor verb-light
tết	function
tỉa	verb-change
tỉnh	rule-organisation
tịnh	given-name
tối	function limit rule-day-lead
tối qua	past
tốt	assent function
tổ	rule-office
tổ chức	verb-people
tổ mình	we
tổ trưởng	rule-office
tổng hợp	verb-check
tổng kết	recap verb-check
tớ	=tôi
tới	function limit rule-day-lead rule-goes rule-opens-topic rule-topic-end verb-light verb-people
tới đâu rồi	housekeeping
tờ	noun-maker
tụi	function
tụi em	self
tứ	given-name
tức là	opener rule-leads
từ	function rule-day-lead rule-surname rule-wants-more
từ chối	refuse
từ nay	change
từ tháng sau	change
từ tuần sau	change
từ từ	rule-unhurried vague
từng	rule-plural rule-wants-more
ubnd	rule-office
uh	=ừ
uhm	=ừ
um	=ừ
unclear	unknown
unknown	rule-shared-label
until	limit
update	rule-report verb-change verb-floor verb-make
us	we
uyên	given-name
verify	verb-check
vinh	given-name
viết	verb-make
viễn	given-name
việc	function rule-topic-noun topic
việc nữa	rule-adds
viện	rule-office
việt	given-name
vy	given-name
và	function rule-leads rule-wants-more
vài	rule-plural
vào	function rule-day-lead rule-goes verb-light verb-people
vào hết chưa	housekeeping
vá	verb-change
vân	given-name
vâng	assent function opener polite rule-leads
vét	verb-change
vì	function reason rule-wants-more
vô	=vào
võ	rule-surname
vĩ	given-name
vĩnh	given-name
vũ	given-name rule-surname
vương	given-name rule-surname
vướng	refuse
vượng	given-name
vấn đề	rule-topic-noun
vầy	=vậy
vẫn	function rule-wants-more
vận động	verb-trade
vậy	function opener particle rule-day-tail rule-leads rule-topic-end
vậy cũng được	assent
vậy là	recap rule-leads settle
vậy mình	propose
vậy nhé	agree
vậy thì	opener rule-leads settle
vậy đi	agree assent
vẽ	verb-make
về	function rule-goes rule-opens-topic verb-light verb-people
về quê	not-action
về việc	topic
với	function particle rule-topic-end rule-wants-more urge
với cả	rule-adds
với lại	rule-adds rule-leads rule-wants-more
vụ	function rule-topic-noun topic
vừa	done past
was done	past
we	function we
we agreed	settle
we decided	settle
we go with	settle
we ll	we
we ll go with	settle
we ll see	unknown
what	ask
what about	propose
when	ask
which	ask
who	ask
why	ask
why don t we	propose
will	function
will do	assent will
with	function
works for me	agree
would be	hypothetical
would you	urge
write	verb-make
xay	verb-make
xem	verb-check verb-light
xem chừng	not-action
xem lại	await verb-check
xem như	not-action
xem sao	not-action unknown
xem xét	verb-check
xin	verb-light verb-send will
xin báo giá	verb-send
xin hỏi	not-action
xin lỗi	not-action
xin rút	refuse
xin thêm	too-soon
xin ý kiến	await rule-tells verb-people
xong	done function rule-day-tail verb-change
xong buổi này	soon
xong họp	soon
xong rồi	done rule-adds
xong trước	limit
xuyến	given-name
xuân	given-name
xuất	verb-trade
xuống	function rule-goes verb-light verb-people
xài	=dùng
xác nhận	verb-send
xây	verb-make
xây dựng	verb-make
xã	rule-organisation
xét nghiệm	verb-check
xíu nữa	soon
xóa	verb-change
xúc	verb-change
xưa	past
xếp	verb-change
xịt	verb-change
xử lý	verb-change
y	given-name
y tá	rule-office
yeah	assent
yep	assent
yes	assent
yes let s	agree
yesterday	past
you	function kin
your job	assign
yên	given-name
yến	given-name
zalo	rule-shared-label
à	function opener rule-leads rule-opens-topic
à mà	opener
à thôi	decline
à thế	assent
á	particle
ánh	given-name
áp dụng	change
âm	rule-day-tail
ôi	opener
ôm	verb-duty verb-light
ông	kin title
ông ấy	third
út	given-name
đan	given-name
đang	done function rule-topic-end rule-wants-more
đem	verb-people
đi	function particle rule-goes rule-topic-end urge verb-light verb-people
đi công tác	not-action refuse
đi đâu	not-action
đi đường	not-action
đinh	rule-surname
điền	verb-check
điều	verb-light verb-people
điều chỉnh	verb-change
điều dưỡng	not-action rule-office
điểm qua	rule-report
điện	verb-send
điện lực	not-action
điện nước	not-action
điện thoại	not-action rule-shared-label
điện tử	not-action
điệp	given-name
đo	verb-check
đoan	given-name
đoàn	rule-office rule-surname
đàm	rule-surname
đàm phán	rule-tells verb-trade
đào	given-name rule-surname verb-change
đào tạo	verb-people
đám	rule-plural
đánh dấu	verb-change
đánh giá	verb-check
đánh máy	verb-make
đâu	ask deny function
đâu ra	rhetorical
đã	done function past rule-topic-end rule-wants-more
đòi	verb-send
đó	function particle rule-leads rule-topic-end
đón	verb-people
đóng	verb-change verb-trade
đóng gói	verb-make
đóng thùng	verb-change
đôn đốc	verb-send
đông	given-name
đùa	laugh
đúng	assent function
đúng hạn	rule-urgent
đúng không	ask rhetorical
đúng rồi	agree rule-leads
đăng	given-name verb-send
đăng ký	verb-people
đơn	noun-maker
đưa	verb-send
đưa ra	not-action
được	assent function opener rule-day-tail rule-topic-end
được chưa	housekeeping
được không	ask too-soon
được rồi	rule-leads
được đó	agree
đại diện	rule-office verb-people
đạo	given-name
đạt	given-name
đấy	=đó function
đầu	function
đầu tiên	rule-opens-topic topic
đẩy	verb-change
đập	verb-change
đắp	verb-make
đặng	=để rule-surname
đặt	verb-trade
đặt cọc	verb-trade
đặt lịch	verb-people
đếm	verb-check
đến	function limit rule-day-lead rule-goes rule-opens-topic rule-topic-end verb-light verb-people
đến đâu rồi	housekeeping
đề nghị	propose verb-floor verb-people
đề xuất	propose verb-floor verb-send
để	assign function reason rule-day-tail rule-wants-more verb-light will
để anh	self
để anh hỏi	unknown
để chị	self
để chị hỏi	unknown
để con	self
để em	self
để em hỏi	unknown
để hỏi	await unknown
để mà	rule-wants-more
để ngỏ	await
để sau	await
để tôi	self
để tôi hỏi	unknown
để xem	vague
để ý	vague verb-check verb-light
để đó	unknown
định	assign function
định giá	verb-check
đọc	verb-check verb-light
đọc lại	recap verb-check
đối chiếu	verb-check
đối tác	rule-office
đồng chí	rule-office
đồng thời	rule-adds
đồng ý	agree assent
đồng ý không	housekeeping
đổ	verb-change
đổi	change verb-change
đỗ	rule-surname
đội	rule-office
đợi	await
đợi họ	unknown
đợt	noun-maker
đục	verb-change
đủ chưa	housekeeping
đủ rồi	decline
đứa nào cũng được	rule-anybody
đức	given-name
đứng	verb-duty verb-light
đừng	decline deny urge
ơ	opener
ơi	function rule-topic-end
ưu tiên	change rule-urgent
ước gì	hypothetical
ạ	function particle polite rule-day-tail rule-topic-end
ảnh	function third
ấy	function rule-leads rule-topic-end
ấy khoan	decline
ốm	refuse
ốp	verb-make
ổn	agree
ổng	function third
ờ	=ừ rule-leads
ờm	=ừ
ở	function rule-topic-end rule-wants-more
ở đâu	ask
ủ	verb-make
ủa	opener
ủng hộ	agree
ủy ban	rule-office
ứng	verb-trade
ừ	assent function opener rule-leads
ừ thì	opener
ừ thôi	decline
ừa	=ừ
ừm	=ừ
`;
