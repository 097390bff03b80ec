/**
 * The network of the AI exhibit: three inputs (complaints, silence, years), four hidden nodes, and one answer, the chance
 * that a customer leaves.
 */

/** For each input, its weights in the four hidden nodes. */
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
const weightedSum = (values: readonly number[], ofValue: readonly number[], bias: number) =>
  values.reduce((sum, value, from) => sum + value * (ofValue[from] ?? 0), bias);

/** An edge from one node to the next. */
export interface NetworkEdge {
  /** Whether its weight is negative, whatever it carries. */
  isNegative: boolean;
  /** Its weight, as a share of the largest, times the value at its start. */
  carried: number;
}
const edgeOf = (weight: number, value = 0): NetworkEdge => ({
  isNegative: weight < 0,
  carried: (weight * value) / STRONGEST,
});

/**
 * Runs the network.
 * @param inputs complaints, days since the last order and years as a customer, each from 0 to 1
 */
export const forecast = (inputs: readonly number[]) => {
  const edges = weights.map((row, from) => row.map((weight) => edgeOf(weight, inputs[from])));
  const hidden = biases.map((bias, to) => {
    const weightsOfNode = weights.map((row) => row[to] ?? 0);
    return sigmoid(STEEPNESS.hidden * weightedSum(inputs, weightsOfNode, bias));
  });
  const outEdges = outWeights.map((weight, from) => edgeOf(weight, hidden[from]));
  const chance = sigmoid(STEEPNESS.answer * weightedSum(hidden, outWeights, outBias));
  return { edges, hidden, outEdges, chance };
};
