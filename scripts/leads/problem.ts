/** What keeps a file from being checked. The message names the file and says what to do. */
export class Problem extends Error {
  override name = 'Problem';
}
