// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
ai	condition empty
ai hết	clause-break
and	empty
anh	addressing empty glue kin
anh em	third-person
anh đó	third-person
anh ấy	third-person
are	empty
ba má	not-number
ba mẹ	not-number
ba năm	not-number
biết đâu	may
bs	kin
buổi	counted
buộc	insist interrogative
buộc phải	must
bà	addressing empty kin
bà con	third-person
bà đó	third-person
bà ấy	third-person
bài	counted
bàn	counted
bàn giao	give
bàn sau	defer
bác	addressing empty kin
bác bỏ	refusal
bác sĩ	third-person
bác đề xuất	refusal
bác ấy	third-person
báo	empty recipient-marker
báo cáo	not-transfer
báo giá	not-transfer
bây giờ	today
bên	counted recipient-marker
bên không	not-negation
bên phải	not-modal
bạn	empty kin second-person
bạn bè	third-person
bả	empty
bản	counted
bản báo cáo	not-transfer
bảo	recipient-marker
bắn	give
bắt	insist
bắt buộc	must
bắt buộc phải	must
bằng	empty
bằng mọi giá	must
bị	empty
bọn	empty
bỏ	leave refusal
bỏ phiếu	not-refusal
bỏ ra	not-refusal
bỏ tiền	not-refusal
bỏ túi	not-refusal
bỏ vào	not-refusal
bố	kin
bố ba	not-number
bộ	counted
bữa	counted
ca	counted
cao cấp	not-transfer
cha	kin
chi	empty
chi hết	clause-break
chia sẻ	give
chiếc	counted
chiều	empty
cho	empty glue light-verb recipient-marker towards
cho bên	towards
cho mượn	give
cho nên	not-modal
cho phép	perhaps
cho vay	give
chuyển	give leave replacement
chuyển khoản	give
chuyển sang	not-transfer
chuyển đổi	not-transfer
chuyện	empty
cháu	addressing empty junior kin
chú	addressing empty kin
chú rể	third-person
chú ấy	third-person
chúng	empty
chút nữa	today
chưa	empty glue negation not-yet plain-reply reply
chưa anh	question-tag
chưa biết	not-negation
chưa chị	question-tag
chưa chừng	not-negation
chưa em	question-tag
chưa từng	negation not-yet
chưa vậy	question-tag
chưa được	negation not-yet
chưa ạ	question-tag
chương trình	not-transfer
chả	negation
chả ai	negation
chấp nhận	not-transfer
chắc	perhaps
chắc chắn	insist
chắc là	perhaps
chẳng	empty glue negation
chẳng hạn	not-negation
chẳng lẽ	not-negation
chỉ	empty replacement
chỉ định	not-modal
chị	addressing empty glue kin
chị em	third-person
chị đó	third-person
chị ấy	third-person
chịu trách nhiệm	command
chỗ	counted
chờ	recipient-marker
chứ	clause-break empty
chứ phải	not-modal
chừa	refusal
con	addressing empty junior kin
con giống	third-person
con gái	third-person
con người	third-person
con số	third-person
con trai	third-person
con đường	third-person
cung cấp	give
cuối năm	not-number
cuốn	counted
các	empty
các loại	not-refusal
các năm	not-number
cái	counted empty
cân	counted
cây	counted
còn	empty interrogative
có	empty have interrogative
có khi	perhaps
có không	question-tag
có khả năng	may
có kế hoạch	plan
có lẽ	may
có phải	not-modal
có thể	may
có thể nói	not-modal
có được không	question-tag
cô	addressing empty kin
cô dâu	third-person
cô giáo	third-person
cô ấy	third-person
công nhận	not-transfer
công trình	not-transfer
công tư	not-number
cùng	empty
cũng	each empty topic-marker
cũng được	perhaps
cả	addressing empty
cả năm	not-number
cấm	refusal
cấp	give
cấp cứu	not-transfer
cấp phép	not-transfer
cấp trên	not-transfer
cấp độ	not-transfer
cầm	command
cần	empty insist
cần cẩu	not-modal
cần phải	must
cần thơ	not-modal
cậu	kin second-person
cắt	leave refusal
của	away empty glue recipient-marker
cứ	clause-break empty
deal	assent
do	empty
doanh thu	not-transfer
dì	kin
dùng	light-verb
dương	after-day
dưới	empty
dạ	assent humble
dạ phải	not-modal
dạ vâng	assent
dạ được	assent
dạy thêm	not-transfer
dần	empty
dẹp	refusal
dời	leave replacement
dứt khoát	insist
dừng	refusal
dự kiến	plan
dự trù	planned
dự tính	plan
dự định	plan
em	addressing empty glue junior kin
em bé	third-person
em tính	planned
em ấy	third-person
email	give
fine	assent
for	empty
forward	give
ghế	counted
giao	give
giao ban	not-transfer
giao cho	command
giao diện	not-transfer
giao dịch	not-transfer
giao hẹn	not-transfer
giao thông	not-transfer
giao thừa	not-transfer
giám định	not-modal
giúp	command empty recipient-marker
giường	counted
giờ	counted empty
giữ nguyên	refusal
giữa năm	not-number
gác lại	defer
gì	empty
gì hết	clause-break
gạch	leave refusal
gạo chín	not-number
gặp	recipient-marker
gọi	recipient-marker
gỡ	leave
gửi	give recipient-marker
gửi ngay	today
gửi xe	not-transfer
ha	addressing command empty
hai năm	not-number
hay	empty or
hay chưa	question-tag
hay không	question-tag
hay là	proposal
hay phải	not-modal
hi vọng	wish
hoàn	give
hoàn trả	give
hoãn	refusal
hoặc	empty perhaps
huỷ	refusal
hy vọng	wish
hàng giao	not-transfer
hàng không	not-negation
hàng năm	not-number
hái chín	not-number
hãy	command
hình như	perhaps
hôm	empty
hơn	empty
hả	addressing command empty
hằng năm	not-number
hẳn	empty
hẵng	clause-break
hết	empty
hết giờ	not-refusal
hết hạn	not-refusal
hết ngày	not-refusal
hết năm	not-number not-refusal
hết quý	not-refusal
hết sức	not-refusal
hết tháng	not-refusal
hết tuần	not-refusal
hễ	condition
họ	empty
họa may	perhaps
họp xong	today
hỏi	recipient-marker
hồ	counted
hộ	command counted empty recipient-marker
hộp	counted
hở	addressing empty
hủy	refusal
hử	empty
is	empty
kg	counted
khi	empty
khoan hãy	negation
khoan đã	negation
khách	counted
khó khăn	not-refusal
không	empty glue negation not-number plain-reply reply
không ai	negation
không ai có ý kiến	not-negation
không ai phản đối	not-negation
không anh	question-tag
không biết	not-negation
không bắt buộc	perhaps
không chỉ	not-negation
không chị	question-tag
không chừng	not-negation
không còn	negation
không còn ý kiến	not-negation
không có	negation
không có gì	not-negation
không có vấn đề	not-negation
không có ý kiến	not-negation
không cần	negation
không cần phải	must
không dám	not-negation
không dây	not-negation
không dưới	not-negation
không em	question-tag
không gian	not-negation
không gì	not-negation
không ha	question-tag
không hiểu	not-negation
không hả	question-tag
không khéo	not-negation
không khí	not-negation
không là	not-negation
không lẽ	not-negation
không lỗi	not-negation
không người lái	not-negation
không người nào	negation
không nhà nào	negation
không nhỉ	question-tag
không những	not-negation
không nên	negation should
không phải	negation not-modal
không phản đối	not-negation
không quá	not-negation
không quên	not-negation
không sao	not-negation
không ta	question-tag
không thì	not-negation
không thể	negation perhaps
không thể không	not-negation
không vấn đề	not-negation
không vậy	question-tag
không ý kiến	not-negation
không được	insist negation
không đứa mô	negation
không đứa nào	negation
không ạ	question-tag
khôông	negation
khả năng	perhaps
khảo sát	not-transfer
khẳng định	not-modal
khỏi	empty glue negation out-of reply
khỏi bàn	not-negation
khỏi cần	negation
khỏi lo	not-negation
khỏi nói	not-negation
kia	empty
kiến nghị	proposal
kiểm định	not-modal
kiểu gì cũng	insist
kính	empty
ký	counted
kẻo	not-negation
kẻo không	not-negation
kế hoạch	planned
kịp	interrogative
kịp không	question-tag
kỷ năm	not-number
lo	command empty
loại	leave
loại bỏ	refusal
loại hai	not-refusal
loại một	not-refusal
luôn	empty
luôn bây giờ	today
luộc chín	not-number
là	empty glue topic-marker
làm	empty light-verb
làm ngay	today
làm nên	not-modal
làm sau	defer
lát	today
lát nữa	today
lâu năm	not-number
lên	empty light-verb towards
lít	counted
lùi	replacement
lúc	empty
lại	empty
lại cho	towards
lấy	take
lấy lại	not-transfer take
lấy mẫu	not-transfer
lấy ý kiến	not-transfer
lần	counted empty
lập trình	not-transfer
lắm	empty
lịch trình	not-transfer
lỗi	recipient-marker
lớp	counted
lỡ	perhaps
mai	empty
mail	give
may ra	perhaps
mi	kin second-person
miền nam	not-number
mong	wish
mong muốn	wish
muốn	wish
muốn hay không	not-modal
mà	clause-break condition empty glue
mà thôi	not-refusal
mày	kin second-person
má	kin
máy	counted
mét	counted
mình	empty glue speaker
mình tính	planned
mô	condition empty
mười năm	not-number
mượn	take
mấy năm	not-number
mẹ	kin
mẹ ba	not-number
mệ	kin
mọi	addressing empty
mốt	empty
mỗi	empty
mỗi năm	not-number
một	empty not-number
một bên không	not-negation
một năm	not-number
mới	empty
mới cho	insist
mới được	insist
mời	leave
mợ	kin
mục tiêu	planned
nay	empty
ngay	empty today
ngay bây giờ	today
ngay đi	today
nghe	command empty
nghe chưa	command
nghỉ	refusal
ngoài	empty
nguồn thu	not-transfer
ngày	counted empty
ngày nghỉ	not-refusal
ngưng	refusal
người	counted empty
người anh	third-person
ngừng	refusal
nhiều năm	not-number
nhu cầu	not-modal
nhà	counted
nhà cung cấp	not-transfer
nhé	addressing command empty glue
nhóm	counted
như	empty
nhưng	clause-break empty
nhất	empty
nhất thiết	must
nhất trí	assent
nhất định	insist must
nhận	assent take
nhận bàn giao	take
nhận diện	not-transfer
nhận lại	take
nhận lớp	not-transfer
nhận xét	not-transfer
nhận định	not-modal
nhỉ	addressing empty
nhổ	leave
nhớ	insist
nhớ rồi	assent
nhờ	command recipient-marker
những	empty
những năm	not-number
nào	condition empty
này	empty
nâng cấp	not-transfer
nên	empty should
nên anh	not-modal
nên chị	not-modal
nên em	not-modal
nên mình	not-modal
nên nhà	not-modal
nên thôi	not-modal
nên tôi	not-modal
nó	empty
năm	counted empty
năm học	not-number
năm kia	not-number
năm nay	not-number
năm ngoái	not-number
năm nào	not-number
năm này	not-number
năm rồi	not-number
năm sau	not-number
năm trước	not-number
năm tới	not-number
nấu chín	not-number
nếu	condition empty
nếu không	not-negation
nếu được	perhaps
nỏ	negation
nỏ có	negation
nốt	empty
nộp	give recipient-marker
nữa	empty glue
o	kin
of	empty
ok	approving assent
pass	refusal
phiếu	counted
phiếu chi	not-transfer
phiếu thu	not-transfer
phát cho	give
phát hiện	not-transfer
phát sinh	not-transfer
phát triển	not-transfer
phân công	command
phân loại	not-refusal
phí gửi	not-transfer
phía nam	not-number
phòng	counted
phút	counted
phải	empty interrogative must
phải chăng	not-modal
phải không	not-modal question-tag
phải rồi	not-modal
phản ứng	not-transfer
phần	empty
phụ cấp	not-transfer
phụ trách	command
qua cho	towards
qua năm	not-number
quanh năm	not-number
quy trình	not-transfer
quy định	not-modal
quyết định	not-modal
quyển	counted
quá	empty
quá trình	not-transfer
quả chín	not-number
ra	empty light-verb
ra khỏi	refusal
ra tết bàn	defer
ra tết tính	defer
riêng	empty
riêng tư	not-number
rõ	assent
rõ chưa	question-tag
rút	leave
rút lại	refusal
răng	empty
rất	empty
rằng	empty
rồi	approving assent empty glue
rớt	leave
rời	leave
sang	towards
sang cho	towards
sao	empty
sau	empty not-number
sau này	defer
send	give
share	give
ship	give
suất	counted
sáng	empty
sắp	future
sẽ	empty future
sếp	addressing kin
ta	addressing after-day empty
thay	replacement
thay vì	refusal
the	empty
theo	empty
theo năm	not-number
thoát	leave
ths	kin
thu	take
thu chi	not-transfer
thu hoạch	not-transfer
thu hồi	take
thu lại	take
thu ngân	not-transfer
thu nhập	not-transfer
thu nợ	take
tháng	after-day counted empty
thêm	empty
thêm năm	not-number
thì	clause-break empty glue topic-marker
thì mới	insist
thím	kin
thôi	reply
thôi không	negation
thôi khỏi	negation
thôi nhé	not-refusal
thôi thì	not-refusal
thôi việc	refusal
thôi vụ	refusal
thôi được	assent not-refusal
thôi đừng	negation
thông báo	not-transfer
thùng	counted
thưa	empty humble
thường năm	not-number
thầy	addressing empty kin
thầy cô	third-person
thẩm định	not-modal
thật	empty
thằng	kin
thế	addressing empty glue
thế thôi	not-refusal
thứ	empty
thứ ba	not-number
thứ bảy	not-number
thứ hai	not-number
thứ năm	not-number
thứ sáu	not-number
thứ tư	not-number
thử	empty
tiếp	empty
tiếp nhận	not-transfer take
tiền thu	not-transfer
to	empty
toàn	empty
trao	give
trong	empty
trong năm	not-number
trái chín	not-number
tránh	leave refusal
trên	empty
trình	give recipient-marker
trình bày	not-transfer
trưa	empty
trước	empty
trước hết	not-refusal
trường	counted
trả	give
trả chậm	not-transfer
trả góp	not-transfer
trả lời	not-transfer
trở nên	not-modal
trợ cấp	not-transfer
trừ	replacement
tuần	counted empty
tuỳ	perhaps
tách	leave
tây	after-day
tê	empty
tình trình	not-transfer
tí	today
tí nữa	today
tính làm	planned
tính mua	planned
tính sau	defer
tôi	empty speaker
tôi tính	planned
tùy	perhaps
tư liệu	not-number
tư nhân	not-number
tư vấn	not-number
tại	empty
tạm dừng	refusal
tạm ngưng	refusal
tạm tính	planned
tấm	counted
tấn	counted
tất	empty
tất niên	not-number
tầng	counted
tặng	give
tết nên	not-modal
tối	empty
tốt	approving
tổ	counted
tới	empty towards
tờ	counted
tụi	empty
từ	away empty not-number recipient-marker
từ bên	away
từ bỏ	refusal
từ chối	refusal
từ phía	away
từng	empty
từng năm	not-number
vay	take
vay mua	not-transfer
việc	empty
việt nam	not-number
và	and empty glue
vài năm	not-number
vào	empty light-verb towards
vâng	assent humble
vâng ạ	assent
vì	empty
vì nên	not-modal
vẫn	empty
vật tư	not-number
vậy	addressing empty glue
vậy thôi	not-refusal
về	empty light-verb towards
với	empty glue recipient-marker
vợ chồng	third-person
vụ	empty
vừa phải	not-modal
with	empty
xe	counted
xin lại	take
xong	assent empty interrogative
xong chưa	question-tag
xong họp	today
xuống	empty light-verb
xác nhận	not-transfer
xác định	not-modal
xét sau	defer
xóa	leave
yes	assent
yêu cầu	insist
zô	empty
zậy	empty
à	empty
âm	after-day
ông	addressing empty kin
ông bà	third-person
ông đó	third-person
ông ấy	third-person
đang	empty
đang tính	planned
đc	kin
đi	command empty glue light-verb
đâu	empty
đâu có	negation
đâu phải	negation not-modal
đã	empty interrogative
đình chỉ	refusal
đòi	insist take
đó	empty
đóng gói	not-transfer
đóng góp	not-transfer
đúng không	question-tag
đơn	counted
đưa	give leave recipient-marker
đưa lên	not-transfer
đưa ra	not-transfer
đưa tin	not-transfer
đưa vào	not-transfer
đưa đi	not-transfer
được	approving assent empty interrogative light-verb
được chưa	question-tag
được không	command question-tag
được phép	perhaps
đảm nhận	command
đầu năm	not-number
đầu tư	not-number
đến	empty towards
đề xuất	proposal
đều	empty
để	assent empty glue let light-verb
để bữa khác	defer
để dịp khác	defer
để kỳ sau	defer refusal not-yet
để lúc khác	defer
để lần sau	defer
để nguyên	refusal
để năm sau	defer
để phase sau	defer refusal not-yet
để phiên bản sau	defer
để sau	defer refusal
để đợt sau	defer refusal not-yet
định	planned
định danh	not-modal
định giá	not-modal
định kỳ	not-modal
định lượng	not-modal
định mức	not-modal
định vị	not-modal
đồng chí	kin second-person
đồng ý	assent
đổi	replacement
đội	counted
đứa	condition counted
đừng	empty glue negation
đừng có lo	not-negation
đừng lo	not-negation
đừng quên	not-negation
đừng để	not-negation
ơi	command empty
ước	planned
ạ	addressing empty glue humble humble-end
ảnh	empty
ấn định	not-modal
ấy	empty
ổn không	question-tag
ổn định	not-modal
ổng	empty
ở	empty
ứng dụng	not-transfer
ừ	approving assent empty
`;
