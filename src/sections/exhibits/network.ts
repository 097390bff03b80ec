/** The weights of complaints, silence and years for each of the four hidden nodes. */
const weights: readonly (readonly number[])[] = [
  [2.6, 0.4, 1.2, -0.6],
  [0.5, 2.4, 1.4, -0.4],
  [-0.9, -0.8, -0.3, 2.6],
];
const biases: readonly number[] = [-0.8, -0.7, -0.9, -0.9];
const outWeights: readonly number[] = [2.1, 1.9, 1.4, -2.6];
const outBias = -2.2;

const sigmoid = (sum: number) => 1 / (1 + Math.exp(-sum));

/** Runs the network. Inputs are between 0 and 1. An edge carries its weight times the value at its start. */
export const forecast = (inputs: readonly number[]) => {
  const edges = weights.map((row, from) => row.map((weight) => (weight * (inputs[from] ?? 0)) / 2.6));
  const hidden = biases.map((bias, to) =>
    sigmoid(weights.reduce((sum, row, from) => sum + (row[to] ?? 0) * (inputs[from] ?? 0), bias) * 2),
  );
  const outEdges = outWeights.map((weight, from) => (weight * (hidden[from] ?? 0)) / 2.6);
  const chance = sigmoid(
    outWeights.reduce((sum, weight, from) => sum + weight * (hidden[from] ?? 0), outBias) * 1.6,
  );
  return { edges, hidden, outEdges, chance };
};
