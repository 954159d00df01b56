const onsets = 'b c ch d đ g gi h k kh l m n ng nh p ph qu r s t th tr v x'.split(' ');
const rhymes =
  'a ai am an ang anh ao au ay ac at ach âm ân âng ây âu ât ăm ăn ăng ăc e em en eo ê êm ên êch ết i im in inh iu iêm iên iêu iêt o oa oai oan oi om on ong oc ô ôi ôm ôn ông ôc ơ ơi ơm ơn ơp u ui um un ung uôi uôn uy uyên ư ưa ưng ươi ươn ương ưu ưc'.split(
    ' ',
  );
const tones = ['', '\u0301', '\u0300', '\u0309', '\u0303', '\u0323'];

/** Syllables that could be Vietnamese, in an order of their own: several fold to the same letters, as in the language. */
const lexicon = onsets
  .flatMap((onset) =>
    rhymes.flatMap((rhyme) =>
      tones.map((tone) =>
        `${onset}${rhyme}`.replace(/[aeiouyâăêôơư](?=[^aeiouyâăêôơư]*$)/u, `$&${tone}`).normalize('NFC'),
      ),
    ),
  )
  .map((text, place) => ({ text, place: Math.imul(place + 1, 2_654_435_761) >>> 0 }))
  .toSorted((left, right) => left.place - right.place)
  .map(({ text }) => text);
/** The word of this rank, 0 the commonest. */
export const wordOf = (rank: number): string => lexicon[rank] ?? '';

/** As many people type. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');

/** Numbers from 0 to 1, the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

// Zipf, with a flat head: the commonest word stands in every fourth turn.
const cumulative: number[] = [];
for (const rank of lexicon.keys()) cumulative.push((cumulative[rank - 1] ?? 0) + 1 / (rank + 8));
const whole = cumulative.at(-1) ?? 1;

function drawWord(random: () => number): string {
  const wanted = random() * whole;
  let [low, high] = [0, cumulative.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return wordOf(low);
}

/** A number of goods: each is said some two times in a million turns. */
export const codeOf = (number: number): string => `mh${10_000 + number}`;
const codes = 10_000;
const turnsToACode = 50;

/** A turn of 3 to 25 words, sometimes with a code. */
export function drawTurn(random: () => number): string {
  const words = Array.from({ length: 3 + Math.floor(random() * 23) }, () => drawWord(random));
  if (random() < 1 / turnsToACode) words.push(codeOf(Math.floor(random() * codes)));
  return words.join(' ');
}
