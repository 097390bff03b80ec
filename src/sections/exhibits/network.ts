/** The weights of complaints, silence and years for each of the four hidden nodes. */
const weights: readonly (readonly number[])[] = [
  [2.6, 0.4, 1.2, -0.6],
  [0.5, 2.4, 1.4, -0.4],
  [-0.9, -0.8, -0.3, 2.6],
];
const biases: readonly number[] = [-0.8, -0.7, -0.9, -0.9];
const outWeights: readonly number[] = [2.1, 1.9, 1.4, -2.6];
const outBias = -2.2;

/** The largest weight: its edge carries all of the value at its start. */
const STRONGEST = 2.6;
/** How sharply a hidden node and the answer go from 0 to 1. */
const STEEPNESS = { hidden: 2, answer: 1.6 };

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));

/**
 * Runs the network. An edge carries its weight, as a share of the largest, times the value at its start.
 * @param inputs complaints, days since the last order and years as a customer, each from 0 to 1
 */
export const forecast = (inputs: readonly number[]) => {
  const edges = weights.map((row, from) => row.map((weight) => (weight * (inputs[from] ?? 0)) / STRONGEST));
  const hidden = biases.map((bias, to) =>
    sigmoid(
      weights.reduce((sum, row, from) => sum + (row[to] ?? 0) * (inputs[from] ?? 0), bias) * STEEPNESS.hidden,
    ),
  );
  const outEdges = outWeights.map((weight, from) => (weight * (hidden[from] ?? 0)) / STRONGEST);
  const chance = sigmoid(
    outWeights.reduce((sum, weight, from) => sum + weight * (hidden[from] ?? 0), outBias) * STEEPNESS.answer,
  );
  return { edges, hidden, outEdges, chance };
};
