import { unpackCompactModel, unpackModel } from '@hopgon/engine/classify/packed-models';
import { expect, test } from 'vitest';
import { packCompactModel, packModel } from './pack-models.ts';

test('packed weights are read back to within a step', () => {
  const weights = new Float32Array(2 ** 15);
  const given = new Map([
    [0, 1.27],
    [5, -0.5],
    [700, 0.1],
    [2 ** 15 - 1, -1.27],
  ]);
  for (const [entry, weight] of given) weights[entry] = weight;
  const model = unpackModel(packModel({ weights, scale: 1, bias: -2 }));
  expect(model.weights).toHaveLength(weights.length);
  expect(model.bias).toBe(-2);
  for (const [entry, weight] of given) {
    expect(Math.abs((model.weights[entry] ?? 0) * model.scale - weight)).toBeLessThanOrEqual(model.scale);
  }
  expect(model.weights.filter((weight) => weight !== 0)).toHaveLength(given.size);
});

test('compactly packed weights keep their sign and place, and a fifth of their size at most is lost', () => {
  const given = new Map([
    [0, 1.27],
    [5, -0.5],
    [20, 0.09],
    [700, -0.1],
    [2 ** 15 - 1, -1.27],
  ]);
  const weights = new Float32Array(2 ** 15);
  for (const [entry, weight] of given) weights[entry] = weight;
  const model = unpackCompactModel(packCompactModel({ weights, scale: 1, bias: 0 }, 8));
  expect(model.weights).toHaveLength(weights.length);
  for (const [entry, weight] of given) {
    const share = ((model.weights[entry] ?? 0) * model.scale) / weight;
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.25);
  }
  expect(model.weights.filter((weight) => weight !== 0)).toHaveLength(given.size);
});
