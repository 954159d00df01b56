/**
 * Words and names that passwords are made of, Vietnamese ones as they are typed without diacritics. Kept here because the
 * server refuses them and the meter in the browser shows them as weak.
 */
const stems =
  'password passwort pass passw0rd p@ssword p@ssw0rd pa55word passcode admin administrator root user guest test ' +
  'tester testing demo login welcome hello iloveyou love lovely loveme loveyou sunshine princess prince ' +
  'princesa monkey dragon master shadow superman batman spiderman ironman pokemon naruto football baseball ' +
  'basketball soccer hockey tennis golf liverpool chelsea arsenal barcelona realmadrid juventus manchester ' +
  'united milan michael jordan jennifer jessica ashley daniel andrew thomas robert joshua matthew anthony ' +
  'charlie george harley hunter jackson james john joseph justin kevin maggie martin maria nicole patrick peter ' +
  'richard samantha sophie steven taylor tiffany victoria william amanda alexander angel angela andrea benjamin ' +
  'brandon brian carlos chris christian david diana edward elizabeth emily emma eric frank hannah isabella ' +
  'jasmine jason julia katie laura lauren linda lucas melissa michelle morgan natalie nathan oliver olivia ' +
  'pamela rachel rebecca robin sandra sarah scott simon stephen summer winter autumn spring january february ' +
  'march april june july august september october november december monday tuesday wednesday thursday friday ' +
  'saturday sunday flower butterfly cookie chocolate cheese coffee banana apple orange lemon cherry peaches ' +
  'pepper ginger honey sugar candy pumpkin chicken tiger lion eagle falcon panther wolf horse dolphin rabbit ' +
  'kitty kitten puppy buster bailey buddy rocky oscar lucky max computer internet windows microsoft google ' +
  'facebook youtube instagram twitter yahoo gmail samsung iphone android nokia sony mercedes ferrari porsche ' +
  'toyota honda yamaha corvette mustang camaro lexus hyundai secret letmein trustno1 whatever nothing access ' +
  'killer hacker matrix starwars startrek freedom forever friend friends family money silver golden diamond ' +
  'purple yellow black blue green white red pink rainbow thunder lightning storm phoenix changeme default temp ' +
  'temporary system server database oracle cisco manager office company business service support sales ' +
  'marketing qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e ' +
  '1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 qweasd qweasdzxc azerty qwer abc abcd abcde abcdef abcdefg abc123 a123 ' +
  'a1b2c3 aaa aa aaaa aaaaaa xxx xxxxxx zzz zzzzzz matkhau matkhaumoi anhyeuem emyeuanh yeuem yeuanh anhnhoem ' +
  'nhoem nhoanh iuem iuanh tinhyeu tinhban hanhphuc giadinh concho concon conyeu meyeu boyeu mayeu bome baba ' +
  'mama chongyeu voyeu vochong vietnam hanoi saigon hochiminh danang haiphong cantho dalat nhatrang hue congty ' +
  'nhanvien giamdoc ketoan quantri truongphong thuky cuochop hopgon lichhop banhang nguyen tran le pham hoang ' +
  'huynh phan vu vo dang bui do ho ngo duong ly nguyenvan tranvan minh tuan hung dung nam long son hai linh ' +
  'trang huong thao mai lan hoa hong ngoc phuong thanh tam khanh quang quan huy duc hieu nga ha thu thuy van ' +
  'anh yen nhung quynh vy my tien trung kien cuong thang bao binh chau diem giang hanh hien kim loan ngan nhi ' +
  'oanh phuc quyen tho tri truc tu uyen vinh xuan chao xinchao xinhdep dethuong dautay thienthan thiensu ' +
  'congchua hoangtu batdau khongbiet khongcogi bimat macdinh dangnhap gaubong meocon cunyeu lonlon heocon bupbe ' +
  'baby bebi kute xinhxinh lienquan freefire pubg minecraft roblox league legends counterstrike fifa dota ' +
  'warcraft gaming gamer player spring2024 summer2024';

const commonStems: ReadonlySet<string> = new Set(stems.split(' '));
const longestEnding = 6;

/** What people put in the place of a letter. */
const lettersByLookalike: Readonly<Record<string, string>> = {
  '@': 'a',
  0: 'o',
  1: 'i',
  3: 'e',
  $: 's',
  4: 'a',
  5: 's',
};

const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/**
 * Whether a password is a common word or name with at most six digits and signs around it: "Matkhau1", "Mật khẩu 2026!",
 * "P@ssw0rd". Capitals, diacritics, blanks and letters written as signs make no difference.
 */
export function hasCommonStem(password: string): boolean {
  const typed = withoutMarks(password).replace(/[\s._-]/gu, '');
  if (commonStems.has(typed)) return true;
  const letters = typed.replace(/^[^a-z]+/u, '').replace(/(?<![^a-z])[^a-z]+$/u, '');
  if (letters === '' || typed.length - letters.length > longestEnding) return false;
  const word = letters.replace(/[@013$45]/gu, (sign) => lettersByLookalike[sign] ?? sign);
  return [word, word.replace(/abc$/u, '')].some((each) => commonStems.has(each));
}
