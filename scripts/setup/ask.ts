import { createInterface } from 'node:readline';

/** The input ended before the last question. */
export class NoMoreAnswers extends Error {
  override name = 'NoMoreAnswers';
}

export type Ask = (
  question: string,
  present: string,
  wrong: (answer: string) => string | undefined,
) => Promise<string>;

/**
 * Asks on the terminal. Enter keeps the present value, a minus sign clears it, and a wrong answer is asked for again. Lines
 * are read one by one, so that answers can also come from a pipe.
 */
export function startAsking(): { ask: Ask; stop: () => void } {
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question, present, wrong) => {
    process.stdout.write(`${question}${present ? ` [${present}]` : ''}: `);
    const { value, done } = await lines.next();
    if (done) throw new NoMoreAnswers('The answers ended before the last question, so nothing was changed.');
    const typed = value.trim();
    const answer = typed === '-' ? '' : typed || present;
    const complaint = wrong(answer);
    if (complaint === undefined) return answer;
    console.log(`  ${complaint}`);
    return ask(question, present, wrong);
  };
  return { ask, stop: () => terminal.close() };
}
