/** The rules by which an answer is scored, in the order on screen. */
export const ruleNames = ['length', 'number', 'example', 'reason', 'sure', 'short'] as const;
type RuleName = (typeof ruleNames)[number];

const unsure = /\b(maybe|perhaps|i think|i guess|hopefully|not sure)\b/i;
const LONGEST_SENTENCE = 25;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? [];
/**
 * A sentence ends at the white space after its last sign, which a quotation mark or a bracket may follow: the point of 8.5
 * ends none. Other signs end it before a letter too.
 */
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?।][”’"')\]]{0,3})\s+|(?<=[!?।])(?=\p{L})/u).filter(Boolean);
const isLong = (sentence: string) => wordsOf(sentence).length > LONGEST_SENTENCE;

export interface Score {
  met: Record<RuleName, boolean>;
  total: number;
  /** The first sentence that breaks a rule by itself. */
  weakest: string | undefined;
}

/** Scores an answer; undefined for one without any words. */
export const scoreAnswer = (answer: string): Score | undefined => {
  const words = wordsOf(answer).length;
  if (words === 0) return undefined;
  const sentences = sentencesOf(answer);
  const met = {
    length: words >= 40 && words <= 120,
    number: /\p{N}/u.test(answer),
    example: /\b(for example|for instance|such as)\b/i.test(answer),
    reason: /\b(because|since|so that|therefore)\b/i.test(answer),
    sure: !unsure.test(answer),
    short: !sentences.some(isLong),
  };
  return {
    met,
    total: ruleNames.filter((name) => met[name]).length,
    weakest: sentences.find((sentence) => unsure.test(sentence) || isLong(sentence))?.trim(),
  };
};
