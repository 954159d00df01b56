/** Numbers from 0 to before 1, the same for a seed each time (a linear congruence of Numerical Recipes). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
