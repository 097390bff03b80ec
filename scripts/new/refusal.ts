/** Why nothing was drafted. The message says what to do instead. */
export class Refusal extends Error {
  override name = 'Refusal';
}
