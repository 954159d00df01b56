// Generated from the tables beside it by `npm test -- unit scripts/lexicon -u`; never edit by hand.

/** One phrase a line: its words, a tab, its classes. */
export const PHRASES = `
an giang	place
anh	country
ba lan	place
ba đình	place
berlin	place
biên hòa	place
biển đông	place
brazil	place
buôn ma thuột	place
bà chủ	whole-word
bà con	whole-word
bà rịa	place
bác sĩ	whole-word
bên	before-country
bên nước	before-country
bình dương	place
bình phước	place
bình thuận	place
bình thạnh	place
bình tân	place
bình định	place
băng cốc	place
bạc liêu	place
bạn bè	whole-word
bắc giang	place
bắc kinh	place
bắc kạn	place
bắc mỹ	place
bắc ninh	place
bắc từ liêm	place
bến tre	place
bồ đào nha	place
campuchia	place
canada	place
cháu bé	whole-word
châu mỹ	place
châu phi	place
châu á	place
châu âu	place
chú rể	whole-word
chú ý	whole-word
cà mau	place
cô dâu	whole-word
cần thơ	place
cầu giấy	place
củ chi	place
dubai	place
gia lai	place
gia lâm	place
gò vấp	place
hai bà trưng	place
hamburg	place
hoa kỳ	place
hoàn kiếm	place
hoàng mai	place
hà giang	place
hà lan	place
hà nam	place
hà nội	place
hà tĩnh	place
hà đông	place
hàn	country
hàn quốc	place
hóc môn	place
hưng yên	place
hạ long	place
hải dương	place
hải phòng	place
hậu giang	place
hồ chí minh	place
hồng kông	place
hội an	place
indonesia	place
khách	before-country
khách hàng	before-country
khánh hòa	place
kiên giang	place
kon tum	place
lai châu	place
london	place
long an	place
long biên	place
long xuyên	place
lào	country
lào cai	place
lâm đồng	place
lạng sơn	place
malaysia	place
moscow	place
mỹ	country
mỹ tho	place
na uy	place
nam từ liêm	place
nam định	place
new york	place
new zealand	place
nga	country
nghệ an	place
nha trang	place
nhà bè	place
nhật	country
nhật bản	place
ninh bình	place
ninh thuận	place
nước	before-country
osaka	place
paris	place
phan thiết	place
philippines	place
phnôm pênh	place
pháp	country
phú nhuận	place
phú quốc	place
phú thọ	place
phú yên	place
phần lan	place
pleiku	place
quy nhơn	place
quảng bình	place
quảng châu	place
quảng nam	place
quảng ngãi	place
quảng ninh	place
quảng trị	place
rạch giá	place
sang	before-country
seoul	place
singapore	place
sài gòn	place
sóc sơn	place
sóc trăng	place
thanh hóa	place
thái	country
thái lan	place
thái nguyên	place
thượng hải	place
thị trường	before-country
thụy sĩ	place
thụy điển	place
thủ đức	place
thừa thiên huế	place
tiền giang	place
tokyo	place
trung quốc	place
trà vinh	place
tuyên quang	place
tân bình	place
tân phú	place
tây ban nha	place
tây nguyên	place
tây ninh	place
viêng chăn	place
việt nam	place
vĩnh long	place
vĩnh phúc	place
vũng tàu	place
washington	place
yên bái	place
ông chủ	whole-word
úc	country
đan mạch	place
đi	before-country
điện biên	place
đà lạt	place
đà nẵng	place
đài loan	place
đông anh	place
đông nam á	place
đông á	place
đắk lắk	place
đắk nông	place
đối tác	before-country
đống đa	place
đồng bằng sông cửu long	place
đồng nai	place
đồng tháp	place
đức	country
ấn	country
ấn độ	place
`;
