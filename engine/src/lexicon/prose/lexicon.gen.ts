// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
ai	asks-for
anh	agent-title asker
bao giờ	asks-for
bao lâu	asks-for
bao nhiêu	asks-for
biết	says wants-more
bà	agent-title
bên	wants-more
bên cạnh	opening-lead
bên cạnh đó	leans
bí thư	apposition
bắt	predicate
bắt đầu	predicate
bằng	wants-more
bị	passive predicate wants-more
bộ trưởng	apposition
bởi	border joins wants-more
chia sẻ	says
chiều	opening-lead time-noun
cho	wants-more
cho biết	says
cho hay	says
cho hỏi	opens-question
cho rằng	says
cho thấy	predicate
chuyên gia	apposition
cháu	asker
chăng	asks-whether
chưa	conditional wants-more
chưa biết	opens-question
chưa rõ	opens-question
chỉ	conditional wants-more
chị	agent-title asker
chủ nhiệm	apposition
chủ tịch	apposition
chứ	asks-whether
clip	credit
con	asker
cuối	time-noun
cuộc	wants-more
càng	wants-more
các	wants-more
còn	leans opens-question predicate wants-more
có	predicate wants-more
cô	agent-title
công an	agent-title
công bố	predicate
công ty	agent-title
cùng	wants-more
cùng ngày	opening-lead
cùng nhau	together
cũng	leans opening-lead predicate wants-more
cả	together wants-more
cấm	conditional
cần	predicate
cụ thể	leans opening-word
của	wants-more
cựu	former
diễn ra	predicate
do	border opening-lead wants-more
do đó	leans
dành	no-purpose
dù	opening-lead wants-more
dưới	wants-more
dạ	spoken
dịp	time-noun
em	agent-title asker
ghi nhận	predicate
giám đốc	apposition
giúp	predicate
giảm	predicate
giữa	together wants-more
gây	predicate wants-more
gì	asks-for
gần	wants-more
gặp	wants-more
gồm	predicate wants-more
gỡ	wants-more
hai	together
hay	asks-for wants-more
hay là	asks-for
hiện	opening-word
hiện nay	opening-word
hiện tại	opening-word
hiệu trưởng	apposition
hoặc	wants-more
huyện	agent-title
hôm	opening-lead time-noun
hôn	asks-whether
hông	asks-whether
hơn	wants-more
hả	asks-whether
hỏi	opens-question
hồi	time-noun
hổng	asks-whether
khi	border opening-lead wants-more
khi nào	asks-for
khiến	predicate
khoảng	time-noun wants-more
khum	asks-whether
không	asks-whether conditional wants-more
không biết	opens-question
khẳng định	says
ko	asks-whether
kể	wants-more
liên quan	opening-lead
là	predicate wants-more
làm	predicate wants-more
lúc	time-noun
lý	wants-more
lại	no-purpose predicate wants-more
lẫn	together
muốn	predicate
mà	opens-question wants-more
mình	asker
mô	asks-for
mùa	time-noun
mấy	asks-for
mắt	no-purpose
mặc	wants-more
mặc dù	opening-lead
mọi	wants-more
mỗi	wants-more
một	wants-more
mới	predicate
mới đây	opening-lead
ngay	wants-more
nghen	spoken
ngoài	wants-more
ngoài ra	leans opening-word
nguyên	former
nguồn	credit
ngày	opening-lead time-noun
người giữ	apposition-who
người phụ trách	apposition-who
người sáng lập	apposition-who
người từng	apposition-who
người vừa	apposition-who
người đang	apposition-who
người đã	apposition-who
người đứng	apposition-who
ngược lại	leans
ngụ	apposition wants-more
nha	spoken
nhé	spoken
như	wants-more
nhưng	border joins leans wants-more
nhấn mạnh	says
nhất	wants-more
nhận	predicate
nhận định	says
nhằm	border opening-lead wants-more
nhỉ	spoken
nhờ	opening-lead wants-more
những	wants-more
nào	asks-for
nên	border joins wants-more
nói	opening-lead says wants-more
năm	time-noun
nếu	conditional wants-more
phát hiện	predicate
phía	wants-more
phó	apposition
phải	predicate wants-more
qua	wants-more
quê	apposition
quận	agent-title
ra sao	asks-for
răng	asks-for
rất	wants-more
rằng	wants-more
rốt cuộc	opens-question
rồi	opens-question
sao	asks-for
sau	border opening-lead wants-more
sinh năm	apposition
so	wants-more
song	leans wants-more
sáng	opening-lead time-noun
sắp	predicate
sẽ	predicate wants-more
sở dĩ	conditional-reason
sự	wants-more
theo	opening-lead wants-more
theo đó	leans
thuộc	wants-more
thành	wants-more
thành phố	agent-title
tháng	time-noun
thì	wants-more
thông tin	says
thấy	wants-more
thậm chí	leans
thế	opens-question
thế nào	asks-for
thứ	time-noun
thứ trưởng	apposition
tin	wants-more
tiếp tục	predicate
trao đổi	opening-lead
trong	border opening-lead wants-more
trong khi đó	leans
trên	wants-more
trú	apposition wants-more
trưa	opening-lead time-noun
trước	border opening-lead wants-more
trước đó	leans
trưởng	apposition
trở	wants-more
trở thành	predicate
trừ	conditional
tui	asker
tuy	opening-lead wants-more
tuy nhiên	leans opening-word
tuần	time-noun
tôi	asker
tăng	predicate
tại	border opening-lead wants-more
tại sao	asks-for
tạo	predicate wants-more
tỉnh	agent-title
tối	opening-lead time-noun
tổ chức	predicate
tổng	apposition
tới	wants-more
từ	border wants-more
từng	predicate
tự	wants-more
video	credit
việc	wants-more
và	border leans wants-more
vào	wants-more
vâng	spoken
vì	border joins opening-lead wants-more
vì sao	asks-for
vì thế	leans
vì vậy	leans
vẫn	predicate wants-more
vậy	opens-question
về	opening-lead wants-more
với	border opening-lead wants-more
vừa	predicate together
xuất hiện	predicate
xảy ra	predicate
yêu cầu	predicate
à	asks-whether
ông	agent-title
ý	no-purpose
đang	predicate wants-more
điều này	leans
đâu	asks-for
đây	leans
đã	predicate wants-more
đêm	opening-lead time-noun
đó	leans
đôi	together
đưa	predicate
được	passive predicate wants-more
được biết	leans
đại diện	apposition
đạt	predicate
đầu	time-noun
đến	wants-more
đều	together
để	joins opening-lead wants-more
đối	wants-more
đồ họa	credit
đồng	wants-more
đồng thời	border leans opening-word
đội	agent-title
đừng	conditional
ạ	spoken
ảnh	credit
ờ	spoken
ở	wants-more
ừ	spoken
ừm	spoken
`;
