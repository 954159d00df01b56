/**
 * Words that offices of all regions use for one thing, a group a line. Of several syllables where one alone is many words.
 * Loan words stand beside their translation.
 */
const groups = `
budget, ngân sách, kinh phí
deadline, hạn chót, hạn
feedback, phản hồi, góp ý
plan, kế hoạch
target, chỉ tiêu, mục tiêu
report, báo cáo
design, thiết kế
marketing, tiếp thị
content, nội dung
timeline, tiến độ
launch, ra mắt, mở bán
update, cập nhật
support, hỗ trợ
server, máy chủ
app, ứng dụng
team, nhóm, đội
release, phát hành
bug, lỗi
test, kiểm thử, chạy thử, thử
demo, trình diễn
training, đào tạo, tập huấn
leader, trưởng nhóm
manager, quản lý
invoice, hóa đơn
voucher, phiếu giảm giá, mã giảm giá
sale, bán hàng
hotline, tổng đài, đường dây nóng
backup, sao lưu
on-call, trực
họp, meeting
khách, khách hàng
nhà cung cấp, bên cung cấp, nhà thầu
nhân viên, nhân sự, người làm
người mới, lính mới, thợ mới, nhân viên mới
người cũ, thợ cũ, nhân viên cũ
sếp, giám đốc, ban giám đốc
cửa hàng, quán, tiệm, shop
nhà xưởng, xưởng, nhà máy
xe tải, xe hàng
tiền, chi phí
lương, tiền lương, thu nhập
thưởng, tiền thưởng
phụ cấp, trợ cấp
cọc, đặt cọc, tiền cọc
nợ, công nợ
giá, đơn giá, giá bán
phạt, tiền phạt
hoàn tiền, trả lại tiền, hoàn lại
chiết khấu, giảm giá
thuê, mướn
mua, sắm, tậu
bán, mở bán
dùng, xài, sử dụng
bỏ, cắt, dẹp, loại
dừng, ngưng, ngừng, tạm dừng, thôi
hủy, huỷ
đóng, đóng cửa
mở, khai trương
giữ, giữ nguyên
tăng, lên, nâng
giảm, hạ, bớt, rút
dời, lùi, hoãn, chuyển
đổi, thay
kéo, chuyển, dời
gửi, gởi, chuyển
nộp, trình
ký, ký kết
duyệt, phê duyệt, chấp thuận, đồng ý
chốt, quyết, quyết định, thống nhất
từ chối, không nhận, không duyệt
hứa, hẹn, cam kết
nhận, lãnh, lĩnh, phụ trách, đảm nhận
làm, mần, thực hiện
lo, phụ trách, chịu trách nhiệm
giao, phân công
báo, thông báo
nhắc, nhắc nhở
hỏi, hỏi lại
kiểm tra, check, rà soát, xem lại
sửa, khắc phục, fix
hỏng, hư, trục trặc
sập, ngừng, chết, gián đoạn
đứng, treo, đơ
chậm, trễ, muộn
nhanh, lẹ, gấp
thiếu, hụt
dư, thừa
hết hạn, đáo hạn
gia hạn, kéo dài
nghỉ, nghỉ phép, phép
nghỉ, ngừng sản xuất, ngừng làm
bán sỉ, bán buôn
bỏ hẳn, thay hẳn, tắt hẳn
pm, phần mềm
kt, kế toán
nv, nhân viên
nghỉ việc, thôi việc
tuyển, tuyển dụng
tăng ca, làm thêm, làm thêm giờ, làm ngoài giờ
chạy thật, go live, vận hành thật
in ấn, in
máy tính, laptop
điện thoại, máy
bảo hành, bảo trì
bảo hiểm, bhxh, bảo hiểm xã hội
hợp đồng, hđ
giấy phép, giấy tờ
chứng nhận, chứng chỉ, giấy chứng nhận
hồ sơ, giấy tờ
kho, nhà kho
hàng, hàng hóa
hàng tồn, tồn kho
công-ten-nơ, container, công, cont
hải quan, thủ tục
quảng cáo, chạy ads, ads
khuyến mãi, khuyến mại, ưu đãi
khiếu nại, phàn nàn
đền, bồi thường, đền bù
thanh toán, trả tiền
tiền mặt, cash
chuyển khoản, ck
mặt bằng, chỗ thuê
chủ nhà, bên cho thuê
ăn, suất ăn, cơm
đồ uống, nước, thức uống
bữa sáng, buffet sáng, ăn sáng
phòng họp, phòng
tầng, lầu
sáng, buổi sáng
chiều, buổi chiều
tối, buổi tối
đêm, ban đêm
bịnh, bệnh
thật, thiệt
cố, ráng
tiếp khách, đón khách
khai trương, mở cửa
tai nạn, sự cố
hướng dẫn, chỉ
bàn giao, chuyển giao
xuất khẩu, xuất
nhập khẩu, nhập
lô, mẻ, đợt
mẫu, loại
mang, đem, đưa
coi, xem
buffet, búp phê
matcha, mát cha, ma cha
container, công ten nơ, công
marketing, mác két tinh
email, mail, i meo, meo
laptop, lép tốp
website, web, goép sai
facebook, fb, phây búc
zalo, da lô
online, trực tuyến, on lai
feedback, phít bách
budget, bất chét
file, phai, tệp
server, sơ vơ
test, tét
check, chếch
demo, đê mô
livestream, lai chim, live
video, vi đeo, vi deo
camera, ca me ra
scan, xì can, quét
wifi, oai phai
sale, xeo
voucher, vao chờ
deadline, đét lai
internet, in tơ nét
cà phê, cafe, coffee
bus, xe buýt
`;

/** The phrases of each group, as written. */
export const synonymGroups: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(', '));
