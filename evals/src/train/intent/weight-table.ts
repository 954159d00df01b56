import type { LinearModel } from '@hopgon/engine/classify/linear-model';

type Options = { readonly bits: number; readonly rate: number; readonly shrink: number };

const FIRST_SQUARE = 1e-2;

/** Weights that AdaGrad fits, one step at a time. */
export class WeightTable {
  readonly model: LinearModel;
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.#weights = new Float32Array(2 ** options.bits);
    this.#squares = new Float32Array(this.#weights.length).fill(FIRST_SQUARE);
    this.model = { weights: this.#weights, scale: 1, bias: 0 };
  }

  step(hash: number, slope: number): void {
    const at = hash & (this.#weights.length - 1);
    const weight = this.#weights[at] ?? 0;
    const step = slope + this.#options.shrink * weight;
    const square = (this.#squares[at] ?? 0) + step * step;
    this.#squares[at] = square;
    this.#weights[at] = weight - (this.#options.rate * step) / Math.sqrt(square);
  }
}
