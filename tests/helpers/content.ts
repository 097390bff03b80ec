import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

/** What each kind of value is counted in; a number is not counted. */
const units: Record<string, string> = { string: ' characters', array: ' entries' };

function sizeComplaint(issue: SizeIssue): string {
  const [side, bound] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  const limit = `${issue.exact ? 'exactly' : side} ${bound}`;
  const unit = units[issue.origin];
  const { input } = issue;
  const counted = typeof input === 'string' || Array.isArray(input) ? input.length : input;
  return unit ? `must have ${limit}${unit}, has ${String(counted)}` : `must be ${limit}, is ${String(input)}`;
}

/** What is wrong with a field, as the end of a sentence that starts with its name. */
function complaintOf(issue: Issue): string {
  const { input } = issue;
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}, is '${String(input)}'`;
  }
  if (input === '') return 'must not be empty';
  if (issue.code === 'too_small' || issue.code === 'too_big') return sizeComplaint(issue);
  if (issue.code === 'invalid_type') {
    return input === undefined ? 'is missing' : `must be of type ${issue.expected}`;
  }
  if ('options' in issue && Array.isArray(issue.options)) return `must be one of ${issue.options.join(', ')}`;
  // What zod/mini says when a schema gives no message of its own.
  if (issue.code === 'invalid_format' && issue.message === 'Invalid input') {
    return `must match ${issue.pattern ?? issue.format}`;
  }
  return `is wrong: ${issue.message}`;
}

const extend = (path: string, key: PropertyKey) => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path ? `${path}.${String(key)}` : String(key);
};

/**
 * The mistakes in a piece of content, one a line and one a field:
 * `src/content/articles/my-article.ts: body[3].text must not be empty`.
 * @param file the file that the author has to mend, with the entry where it holds several
 * @param at the name of the value in its file, when the value is not an entry with fields of its own
 */
export function contentMistakes(file: string, schema: z.ZodMiniType, value: unknown, at = ''): string[] {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  const byField = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.reduce<string>(extend, at) || 'the entry';
    // A text that is empty is also too short: the first complaint is the plainest.
    if (!byField.has(field)) byField.set(field, `${file}: ${field} ${complaintOf(issue)}`);
  }
  return [...byField.values()];
}
